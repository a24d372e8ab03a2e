import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DeletionNotice } from '@kotonoha/api/accounts/accounts'
import { createSessionMemory } from '@kotonoha/api/accounts/session-memory'
import type { WeeklyDigest } from '@kotonoha/api/notifications/weekly-digest'
import type { WithdrawalNotice } from '@kotonoha/api/payments/payments'
import { type AuthService, createAuthService } from '@kotonoha/auth-server/auth-service'
import { createClientAddressReader } from '@kotonoha/auth-server/limits/client-address'
import { deriveVapidKeys } from '@kotonoha/auth-server/secrets/vapid-keys'
import type { AuthSettings } from '@kotonoha/auth-server/settings/auth-settings'
import { openUserDb } from '@kotonoha/user-db/open-user-db'
import type { Queries } from '@kotonoha/user-db/user-db'
import { Hono } from 'hono'
import type { LimitSettings, NotificationSettings } from '../configuration'
import type { Log } from '../log'
import { writeDigestMail } from '../notifications/digest-mail'
import { toListMail } from '../notifications/list-mail'
import { callDueLearners } from '../notifications/notification-job'
import { toSubject } from '../notifications/vapid-subject'
import { createWebPush } from '../notifications/web-push'
import { openPayments } from '../payments/open-payments'
import type { PaymentSettings } from '../payments/payment-settings'
import { writeWithdrawalMail } from '../payments/withdrawal-mail'
import { openRealtime } from '../realtime/open-realtime'
import { repeatJob } from '../repeat-job'
import { hasOptimiser } from '../training/has-optimiser'
import { openTraining } from '../training/open-training'
import { startTrainingThread } from '../training/start-training-thread'
import type { AccountParts } from './accounts-holder'
import { archiveOldAnswers } from './archive-old-answers'
import { authPath, mailboxPath } from './auth-handler'
import { cleanUp } from './clean-up'
import { writeDeletionMail } from './deletion-mail'
import { type LimitStore, openLimitStore } from './limits/open-limit-store'
import { createUnsubscriber } from './unsubscribe-handler'

export interface AccountOptions {
  dataFolder: string
  /** A PostgreSQL that somebody else runs; undefined: one of ours in the data folder. */
  databaseUrl: string | undefined
  settings: AuthSettings
  limits: LimitSettings
  /** Whether the app is to draw nothing. */
  isSwitchedOff: () => boolean
  notifications: NotificationSettings
  paymentSettings: PaymentSettings
  log: Log
}

const cleanUpPauseMs = 60 * 60 * 1000

/** A reminder comes within this of its time. */
const callPauseMs = 60 * 1000
const archivePauseMs = 24 * 60 * 60 * 1000

/** A mail that could not be sent until an account is gone says nothing new. */
const noticeLifeMs = 14 * 24 * 60 * 60 * 1000

/** Work beside the requests has so long to end when the server stops. */
const endTimeoutMs = 1500

const shareTokenBytes = 16

/** Opens the learners' data and starts what works on them. Time and chance come in here. */
export async function openAccountParts(options: AccountOptions): Promise<AccountParts> {
  const { dataFolder, databaseUrl, settings, notifications, isSwitchedOff, log } = options
  const clock = () => new Date()
  const userDb = await openUserDb({ dataFolder, databaseUrl, log, clock, random: Math.random })
  let limitStore: LimitStore | undefined
  try {
    limitStore = await openLimitStore(options.limits, log)
    const auth = await createAuthService({
      userDb,
      settings,
      bucketStore: limitStore?.store,
      dataFolder,
      clock,
      randomBytes,
      log,
    })
    const { siteUrl } = settings
    const announceWithdrawal = createWithdrawalAnnouncer(auth, siteUrl, clock)
    const open = { userDb, dataFolder, siteUrl, announceWithdrawal, clock, log }
    const { payments, ...selling } = await openPayments({
      ...open,
      settings: options.paymentSettings,
    })
    const { forgetLearner } = selling
    const cleaner = repeatJob(() => cleanUp({ userDb, at: clock(), log, forgetLearner }), {
      name: 'clean up accounts',
      pauseMs: cleanUpPauseMs,
      log,
    })
    const postDigest = createDigestPoster(auth, settings.siteUrl, clock)
    const push = createWebPush({
      keys: deriveVapidKeys(auth.vault),
      subject: toSubject(settings),
      furtherServices: notifications.pushServices,
      clock,
      fetch,
    })
    const caller = repeatJob(() => callDueLearners({ userDb, push, postDigest, clock, log }), {
      name: 'call learners back',
      pauseMs: callPauseMs,
      log,
    })
    let isStopped = false
    const archiver = repeatJob(
      () => archiveOldAnswers({ userDb, at: clock(), log, isStopped: () => isStopped }),
      { name: 'archive old answers', pauseMs: archivePauseMs, log },
    )
    // It throws for a token that is not ours; for us that is a visitor.
    const verifyAccessToken = (token: string) =>
      auth.verifyAccessToken(token).catch(() => undefined)
    const realtime = openRealtime({ userDb, verifyAccessToken, isSwitchedOff, clock, log })
    const { announce } = realtime
    const training = openTraining({
      userDb,
      clock,
      announce,
      isThere: hasOptimiser,
      startThread: startTrainingThread,
      log,
    })
    return {
      accounts: {
        userDb,
        verifyAccessToken,
        isSessionAlive: createSessionMemory(userDb, clock),
        announceStudyChange: announce,
        announceDeletion: createAnnouncer(auth, settings.siteUrl, clock),
        training,
        push,
        isChangelogMailDefault: notifications.isChangelogMailDefault,
        payments,
        clock,
        makeShareToken: () => randomBytes(shareTokenBytes).toString('base64url'),
        randomBytes,
        siteUrl: settings.siteUrl,
      },
      answerAuth: createAuthAnswerer(auth),
      answerUnsubscribe: createUnsubscriber({ userDb, vault: auth.vault, clock }),
      answerPayments: selling.answer,
      realtime,
      clientOf: createClientReader(settings),
      async stop() {
        isStopped = true
        const work = [cleaner.stop(), archiver.stop(), caller.stop(), training.stop()]
        const ended = [realtime.stop(), ...work, selling.stop(), auth.stop()]
        // All of it may be cut short; a mail server that does not answer must not hold a stop up.
        await Promise.race([Promise.all(ended), wait(endTimeoutMs, undefined, { ref: false })])
        await limitStore?.close()
        await userDb.close()
      },
    }
  } catch (error) {
    await limitStore?.close()
    await userDb.close()
    throw error
  }
}

/** A week's numbers are old when the next ones come. */
const digestLifeMs = 3 * 24 * 60 * 60 * 1000

function createDigestPoster(auth: AuthService, siteUrl: string, clock: () => Date) {
  return async (queries: Queries, digest: WeeklyDigest): Promise<void> => {
    const mail = {
      ...writeDigestMail(digest, siteUrl),
      id: randomUUID(),
      to: digest.email,
      userId: digest.userId,
      list: 'weekly-digest' as const,
      expiresAt: new Date(clock().getTime() + digestLifeMs),
    }
    await auth.mailQueue.enqueue(queries, toListMail(mail, { vault: auth.vault, siteUrl }))
  }
}

function createAuthAnswerer(auth: AuthService): AccountParts['answerAuth'] {
  const app = new Hono().route(authPath, auth.app)
  const { mailboxApp } = auth
  return (request, environment) => {
    const isMailbox = new URL(request.url).pathname === mailboxPath
    if (!isMailbox) return app.fetch(request, environment)
    return (
      mailboxApp?.fetch(request, environment) ?? new Response('No such page\n', { status: 404 })
    )
  }
}

function createAnnouncer(auth: AuthService, siteUrl: string, clock: () => Date) {
  return async (queries: Queries, notice: DeletionNotice): Promise<void> => {
    const { userId, email } = notice
    // Who signed in without an address cannot be written to.
    if (email === '') return
    // Asked for and taken back again and again it must not fill the queue of all others.
    await auth.tellState(queries, {
      about: 'deletion',
      id: randomUUID(),
      to: email,
      ...writeDeletionMail(notice, siteUrl),
      userId,
      expiresAt: new Date(clock().getTime() + noticeLifeMs),
    })
  }
}

function createClientReader({ trustedProxies }: AuthSettings): AccountParts['clientOf'] {
  const readAddress = createClientAddressReader(trustedProxies)
  return (request, environment) => {
    const { incoming } = environment as { incoming?: { socket?: { remoteAddress?: string } } }
    const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined
    return readAddress(incoming?.socket?.remoteAddress, forwardedFor)
  }
}

function createWithdrawalAnnouncer(auth: AuthService, siteUrl: string, clock: () => Date) {
  return async (queries: Queries, notice: WithdrawalNotice): Promise<void> => {
    const { userId, email, paymentId } = notice
    if (email === '') return
    await auth.tellState(queries, {
      // Each withdrawal is a matter of its own, and none replaces the mail about another.
      about: `withdrawal ${paymentId}`,
      id: randomUUID(),
      to: email,
      ...writeWithdrawalMail(notice, siteUrl),
      userId,
      expiresAt: new Date(clock().getTime() + noticeLifeMs),
    })
  }
}
