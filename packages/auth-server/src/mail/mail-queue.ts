import {
  countWaitingMails,
  dropExpiredMails,
  enqueueMail,
  enqueueMailInstead,
} from '@kotonoha/user-db/queries/mails/mail-queue'
import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import type { AuthLog } from '../auth-log'
import type { Vault } from '../secrets/vault'
import { createMailLane } from './mail-lane'
import type { MailTransport, OutgoingMail } from './smtp-transport'

export interface QueuedMail extends OutgoingMail {
  userId?: string | undefined
  expiresAt: Date
  /** Of what can be unsubscribed from: its kind. */
  kind?: string | undefined
  /** Not before; left out: at once. */
  dueAt?: Date | undefined
}

/** Mails wait in the database until the mail server took them. */
export interface MailQueue {
  /** In the transaction of what the mail tells about: neither goes without the other. */
  enqueue(queries: Queries, mail: QueuedMail): Promise<void>
  /** Puts a mail in place of the one of that id which still waits, not to be sent before `dueAt`. */
  enqueueInstead(
    queries: Queries,
    mail: QueuedMail,
    queued: { insteadOf: string; dueAt: Date },
  ): Promise<void>
  /** Sends what is due, at once and not at the next tick. */
  wake(): void
  /** Waits for what is being sent; what is left stays in the database. */
  stop(): Promise<void>
}

export interface MailQueueOptions {
  userDb: UserDb
  vault: Vault
  /** Undefined: mails wait until a start with a mail server. */
  transport: MailTransport | undefined
  clock: () => Date
  log: AuthLog
}

const tickMs = 5_000
/** Whoever asked for a mail that is older has given up waiting, and the operator should know. */
const lateMs = 120_000
const ticksBetweenLooks = 12

/**
 * Mails that were never tried have connections of their own, so that one that a recipient's server
 * holds up waits behind nothing but its like; a retry has more time, and one connection.
 */
export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { userDb, vault, transport, clock, log } = options
  const lanes =
    transport === undefined
      ? []
      : (['fresh', 'retry'] as const).map((lane) =>
          createMailLane(lane, { userDb, vault, transport, clock, log }),
        )
  let tickCount = 0
  let isStopped = false

  function wake(): void {
    if (isStopped) return
    Promise.all(lanes.map((lane) => lane.sendDue()))
      // The database is away: the next tick tries again.
      .catch((error: unknown) => log.warn('the mail queue waits', { reason: String(error) }))
  }

  async function tidy(): Promise<void> {
    const at = clock()
    await dropExpiredMails(userDb, at)
    const since = new Date(at.getTime() - lateMs)
    const { count, oldest } = await countWaitingMails(userDb, { at, since })
    if (oldest === undefined) return
    const oldestSeconds = Math.round((at.getTime() - oldest.getTime()) / 1000)
    log.warn('mails have been waiting for the mail server', { count, oldestSeconds })
  }

  function tick(): void {
    wake()
    tickCount += 1
    if (tickCount % ticksBetweenLooks === 0) tidy().catch(() => {})
  }

  const ticker = transport === undefined ? undefined : setInterval(tick, tickMs)
  ticker?.unref()

  const seal = ({ userId, expiresAt, kind, dueAt, ...mail }: QueuedMail) => {
    const sealedMail = vault.seal('mail', JSON.stringify(mail))
    return { mailId: mail.id, userId, sealedMail, at: clock(), expiresAt, kind, dueAt }
  }
  return {
    enqueue: (queries, mail) => enqueueMail(queries, seal(mail)),
    enqueueInstead: (queries, mail, { insteadOf, dueAt }) =>
      enqueueMailInstead(queries, { ...seal(mail), mailId: insteadOf, dueAt }),
    wake,
    async stop() {
      isStopped = true
      clearInterval(ticker)
      // At once: a lane that still ran would take what another lane's end makes room for.
      await Promise.all(lanes.map((lane) => lane.stop()))
      transport?.close()
    },
  }
}
