import { statSync } from 'node:fs'
import { join } from 'node:path'
import {
  removeAbandonedSignups,
  removeStaleSecrets,
} from '@kotonoha/user-db/queries/accounts/clean-up'
import { findSession } from '@kotonoha/user-db/queries/accounts/sessions'
import { dropFullBuckets } from '@kotonoha/user-db/queries/limits/limit-buckets'
import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import type { Hono } from 'hono'
import { keepDomainsInAscii } from './accounts/domains-in-ascii'
import type { AuthLog } from './auth-log'
import type { AuthParts } from './auth-parts'
import { createAuthRoutes } from './auth-routes'
import { createCaptchaVerifier, type VerifyCaptcha } from './captcha'
import { createMailboxRoutes } from './endpoints/dev-mailbox'
import { createClientAddressReader } from './limits/client-address'
import { createMemoryBuckets } from './limits/memory-buckets'
import { createRateLimits } from './limits/rate-limits'
import { type BucketStore, createSharedBuckets } from './limits/shared-buckets'
import { createDevMailbox, type DevMailbox } from './mail/dev-mailbox'
import { createMailQueue, type MailQueue, type QueuedMail } from './mail/mail-queue'
import type { MailTransport } from './mail/smtp-transport'
import { createStateTeller } from './mail/tell-state'
import { createPasswordHasher } from './passwords/password-hasher'
import { openKeptSecrets, readKeptSecrets } from './secrets/kept-secrets'
import { keptSecretsFile } from './secrets/kept-secrets-file'
import type { RandomBytes } from './secrets/random-values'
import { importSigningKeys, type SigningKeys } from './secrets/signing-keys'
import { createVault, type Vault } from './secrets/vault'
import type { AuthSettings, SmtpSettings } from './settings/auth-settings'
import { type AccessClaims, verifyAccessToken } from './tokens/access-token'
import { createTokenMemory } from './tokens/token-memory'

export interface AuthServiceOptions {
  userDb: UserDb
  settings: AuthSettings
  /** Keeps the signing keys and the secret, where the settings name none. */
  dataFolder: string
  clock: () => Date
  randomBytes: RandomBytes
  log: AuthLog
  /** Where several nodes count against the limits together; left out: each counts for itself. */
  bucketStore?: BucketStore | undefined
  /** Instead of what the settings name. */
  mailTransport?: MailTransport
  verifyCaptcha?: VerifyCaptcha
}

export interface AuthService {
  /** To be mounted at `/auth/v1`. */
  app: Hono
  /** To be mounted at the origin; undefined: there is no mailbox to look into. */
  mailboxApp: Hono | undefined
  /** Who a token speaks for, without asking the store. Throws `AuthError`. */
  verifyAccessToken(token: string): Promise<AccessClaims>
  /** Whether a session was not ended since its token was signed; asks the store. */
  isSessionAlive(session: { userId: string; sessionId: string }): Promise<boolean>
  /** For other mails of the product: queued and retried like ours. */
  mailQueue: MailQueue
  /** Marks texts with the secret of the installation. */
  vault: Pick<Vault, 'sign'>
  /** Queues a mail on the newest state of something that its owner may change back and forth. */
  tellState(queries: Queries, mail: QueuedMail & { userId: string; about: string }): Promise<void>
  stop(): Promise<void>
}

const keyPollMs = 30_000
const cleanUpMs = 60 * 60 * 1000
const staleMs = 7 * 24 * 60 * 60 * 1000
/** Sign-ups that nobody confirmed, removed in one go; the next run takes the others. */
const abandonedAtOnce = 1000
const idleMs = 400 * 24 * 60 * 60 * 1000

/** Puts the parts of the authentication service together. */
export async function createAuthService(options: AuthServiceOptions): Promise<AuthService> {
  const { userDb, settings, clock, randomBytes, log } = options
  const path = join(options.dataFolder, keptSecretsFile)
  const isComplete = settings.secret !== undefined && settings.jwtKeys !== undefined
  const kept = isComplete ? undefined : await openKeptSecrets(path, clock())
  const secret = settings.secret ?? kept?.secret
  if (secret === undefined) throw new Error('no secret was kept')
  const keyRing = await openKeyRing(path, { settings, log })
  const vault = createVault(secret)
  const transport =
    options.mailTransport ?? (settings.smtp && (await openSmtpTransport(settings.smtp)))
  const devMailbox = settings.devMailbox === 'off' ? undefined : createDevMailbox()
  const mailQueue = createMailQueue({ userDb, vault, transport, clock, log })
  if (transport === undefined && devMailbox === undefined) {
    log.warn('mails wait until AUTH_SMTP_HOST is set; AUTH_DEV_MAILBOX=local shows them locally')
  } else if (transport === undefined) {
    const address = new URL('/dev/mailbox', settings.siteUrl).href
    const readers = settings.devMailbox === 'local' ? 'this machine only' : 'everybody'
    log.warn('mails are not sent: no AUTH_SMTP_HOST is set', { mailbox: address, readers })
  }
  const ownBuckets = createMemoryBuckets(clock)
  const limits = createRateLimits(
    settings,
    options.bucketStore === undefined
      ? ownBuckets
      : createSharedBuckets({
          store: options.bucketStore,
          insurance: ownBuckets,
          toKey: (text) => vault.sign('limit', text).toString('base64url'),
          clock,
          log,
        }),
  )
  const parts: AuthParts = {
    userDb,
    settings,
    keys: keyRing.keys,
    vault,
    hasher: createPasswordHasher(settings.passwordHashCost),
    signal: new AbortController().signal,
    limits,
    readClientAddress: createClientAddressReader(
      settings.trustedProxies,
      once(() => {
        log.warn('a trusted proxy wrote no address into X-Forwarded-For: its clients count as one')
      }),
    ),
    verifyCaptcha:
      options.verifyCaptcha ?? (settings.captcha && createCaptchaVerifier(settings.captcha)),
    devMailbox,
    hasMailServer: transport !== undefined,
    mailQueue,
    clock,
    randomBytes,
    log,
  }
  await bringAddressesUpToDate(userDb, log)
  const cleaner = setInterval(() => {
    const now = clock().getTime()
    cleanUp(userDb, now).catch((error: unknown) => {
      log.warn('cleaning waits', { reason: error instanceof Error ? error.name : 'unknown' })
    })
  }, cleanUpMs).unref()
  const shownQueue =
    transport === undefined && devMailbox ? showIn(devMailbox, mailQueue, clock) : mailQueue
  return {
    app: createAuthRoutes(parts),
    mailboxApp:
      devMailbox &&
      createMailboxRoutes(devMailbox, { isLocalOnly: settings.devMailbox === 'local' }),
    verifyAccessToken: createTokenMemory({
      keys: keyRing.keys,
      clock,
      verify: (keys, given) => verifyAccessToken(keys, { issuer: settings.externalUrl, ...given }),
    }),
    async isSessionAlive(session) {
      return (await findSession(userDb, session)) !== undefined
    },
    vault,
    mailQueue: shownQueue,
    tellState: createStateTeller({ mailQueue: shownQueue, limits, vault, clock }),
    async stop() {
      clearInterval(cleaner)
      keyRing.stop()
      await mailQueue.stop()
    },
  }
}

/** Whatever becomes of it, everybody else can sign in. */
async function bringAddressesUpToDate(userDb: UserDb, log: AuthLog): Promise<void> {
  try {
    const leftCount = await keepDomainsInAscii(userDb)
    if (leftCount > 0) {
      log.warn('addresses with a domain beyond ASCII are of no use', { count: leftCount })
    }
  } catch (error) {
    log.warn('addresses were not looked at', {
      reason: error instanceof Error ? error.name : 'unknown',
    })
  }
}

/** Also done by a test, as if a time had passed. */
export async function cleanUp(userDb: UserDb, now: number): Promise<void> {
  const before = new Date(now - staleMs)
  await removeStaleSecrets(userDb, { before, idleSince: new Date(now - idleMs) })
  await removeAbandonedSignups(userDb, { before, limit: abandonedAtOnce })
  await dropFullBuckets(userDb, now)
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

/** Without a mail server the mails of the product are read where ours are. */
function showIn(mailbox: DevMailbox, queue: MailQueue, clock: () => Date): MailQueue {
  const toNotice = ({ id, to, subject, text, html }: QueuedMail) =>
    ({ id, to, subject, text, html, sentAt: clock(), kind: 'notice' }) as const
  return {
    ...queue,
    async enqueue(_, mail) {
      mailbox.add(toNotice(mail))
    },
    // Nobody is bothered by a mail that is not sent: it is read at once.
    async enqueueInstead(_, mail) {
      mailbox.add(toNotice(mail))
    },
  }
}

/** The keys of the settings; or those of the file, read again when a rotation changed it. */
async function openKeyRing(
  path: string,
  { settings, log }: Pick<AuthServiceOptions, 'settings' | 'log'>,
): Promise<{ keys: () => SigningKeys; stop(): void }> {
  if (settings.jwtKeys !== undefined) {
    const fixed = await importSigningKeys(settings.jwtKeys.map((jwk) => ({ jwk })))
    return { keys: () => fixed, stop() {} }
  }
  let readAt = 0
  let keys = await readKeys()
  async function readKeys(): Promise<SigningKeys> {
    readAt = statSync(path).mtimeMs
    return importSigningKeys(readKeptSecrets(path)?.keys ?? [])
  }
  const poll = setInterval(() => {
    if (statSync(path, { throwIfNoEntry: false })?.mtimeMs === readAt) return
    readKeys().then(
      (read) => {
        keys = read
        log.info('read the signing keys again')
      },
      () => log.error('the signing keys cannot be read; those known stay in use'),
    )
  }, keyPollMs).unref()
  return { keys: () => keys, stop: () => clearInterval(poll) }
}

/** Its library is loaded only where mails are sent. */
async function openSmtpTransport(settings: SmtpSettings): Promise<MailTransport> {
  const { createSmtpTransport } = await import('./mail/smtp-transport')
  return createSmtpTransport(settings)
}
