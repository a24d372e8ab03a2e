import {
  dropExpiredMails,
  enqueueMail,
  markMailFailed,
  markMailSent,
  takeDueMails,
} from '@kotonoha/user-db/queries/mails/mail-queue'
import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import { z } from 'zod'
import type { AuthLog } from '../auth-log'
import type { Vault } from '../secrets/vault'
import type { MailTransport, OutgoingMail } from './smtp-transport'

/** Mails wait in the database until the mail server took them. */
export interface MailQueue {
  /** In the transaction of what the mail tells about: neither goes without the other. */
  enqueue(
    queries: Queries,
    mail: OutgoingMail & { userId?: string | undefined; expiresAt: Date },
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
const leaseMs = 60_000
const batchSize = 10
const firstRetryMs = 5_000
const longestRetryMs = 300_000

const sealedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { userDb, vault, transport, clock, log } = options
  let sending: Promise<void> | undefined
  let isWoken = false
  let isStopped = false

  async function sendDueMails(mailServer: MailTransport): Promise<void> {
    do {
      isWoken = false
      const mails = await takeDueMails(userDb, { at: clock(), leaseMs, limit: batchSize })
      for (const mail of mails) await sendOne(mailServer, mail)
      if (mails.length === batchSize) isWoken = true
    } while (isWoken && !isStopped)
    await dropExpiredMails(userDb, clock())
  }

  async function sendOne(
    mailServer: MailTransport,
    { mailId, sealedMail: sealed, failures }: Awaited<ReturnType<typeof takeDueMails>>[number],
  ): Promise<void> {
    const plain = vault.unseal('mail', sealed)
    if (plain === undefined) {
      log.error('dropped a mail that was sealed with another secret')
      return markMailSent(userDb, mailId)
    }
    try {
      await mailServer.send(sealedMail.parse(JSON.parse(plain)))
      await markMailSent(userDb, mailId)
    } catch (error) {
      // Only the code: the text of a mail server's answer may hold the address.
      const reason = (error as NodeJS.ErrnoException).code ?? 'unknown'
      log.warn('the mail server took no mail', { reason, failures: failures + 1 })
      const delayMs = Math.min(longestRetryMs, firstRetryMs * 2 ** failures)
      const retryAt = new Date(clock().getTime() + delayMs)
      await markMailFailed(userDb, { mailId, reason, retryAt })
    }
  }

  function wake(): void {
    if (transport === undefined || isStopped) return
    isWoken = true
    sending ??= sendDueMails(transport)
      // The database is away: the next tick tries again.
      .catch((error: unknown) => {
        isWoken = false
        log.warn('the mail queue waits', { reason: String(error) })
      })
      .finally(() => {
        sending = undefined
        // Asked for just after the last look.
        if (isWoken) wake()
      })
  }

  const ticker = transport === undefined ? undefined : setInterval(wake, tickMs)
  ticker?.unref()
  return {
    async enqueue(queries, { userId, expiresAt, ...mail }) {
      const sealed = vault.seal('mail', JSON.stringify(mail))
      const at = clock()
      await enqueueMail(queries, { mailId: mail.id, userId, sealedMail: sealed, at, expiresAt })
    },
    wake,
    async stop() {
      isStopped = true
      clearInterval(ticker)
      await sending
      transport?.close()
    },
  }
}
