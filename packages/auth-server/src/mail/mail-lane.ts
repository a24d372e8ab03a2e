import {
  type DueMail,
  type MailLane,
  markMailFailed,
  markMailSent,
  takeDueMails,
} from '@kotonoha/user-db/queries/mails/mail-queue'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { z } from 'zod'
import type { AuthLog } from '../auth-log'
import type { Vault } from '../secrets/vault'
import { laneRules } from './lane-rules'
import { isRefusedForGood } from './refused-for-good'
import type { MailTransport } from './smtp-transport'

export interface MailLaneOptions {
  userDb: UserDb
  vault: Vault
  transport: MailTransport
  clock: () => Date
  log: AuthLog
}

/** Longer than any one mail may take: what is taken is sent, or given up, before others take it. */
const leaseMarginMs = 30_000
const firstRetryMs = 5_000
const longestRetryMs = 300_000

const sealedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  list: z.object({ id: z.string(), unsubscribeUrl: z.string() }).optional(),
})

/** Sends the mails of one lane, several at once; gives a function that takes what is due. */
export function createMailLane(
  lane: MailLane,
  { userDb, vault, transport, clock, log }: MailLaneOptions,
): { sendDue(): Promise<void>; stop(): Promise<void> } {
  const { connectionCount, longestMs } = laneRules[lane]
  const sending = new Set<Promise<void>>()
  let taking: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false

  async function take(): Promise<void> {
    do {
      isAskedAgain = false
      const limit = connectionCount - sending.size
      if (limit === 0) return
      const leaseMs = longestMs + leaseMarginMs
      const mails = await takeDueMails(userDb, { at: clock(), leaseMs, limit, lane })
      for (const mail of mails) begin(mail)
    } while (isAskedAgain && !isStopped)
  }

  function begin(mail: DueMail): void {
    const sent = sendOne(mail)
      .catch((error: unknown) => log.warn('the mail queue waits', { reason: String(error) }))
      .finally(() => {
        sending.delete(sent)
        // A place is free: the next one need not wait for the clock.
        sendDue().catch(() => {})
      })
    sending.add(sent)
  }

  async function sendOne(mail: DueMail): Promise<void> {
    const plain = vault.unseal('mail', mail.sealedMail)
    if (plain === undefined) {
      log.error('dropped a mail that was sealed with another secret')
      return markMailSent(userDb, mail)
    }
    try {
      await transport.send(sealedMail.parse(JSON.parse(plain)), lane)
      await markMailSent(userDb, mail)
    } catch (error) {
      // Only the code: the text of a mail server's answer may hold the address.
      const { code: reason = 'unknown', responseCode } = error as NodeJS.ErrnoException & {
        responseCode?: number
      }
      if (isRefusedForGood(error)) {
        log.warn('dropped a mail that the mail server refused for good', { reason, responseCode })
        return markMailSent(userDb, mail)
      }
      const failures = mail.failures + 1
      log.warn('the mail server took no mail', { reason, failures })
      const delayMs = Math.min(longestRetryMs, firstRetryMs * 2 ** mail.failures)
      const retryAt = new Date(clock().getTime() + delayMs)
      await markMailFailed(userDb, { ...mail, reason, retryAt })
    }
  }

  function sendDue(): Promise<void> {
    if (isStopped) return Promise.resolve()
    isAskedAgain = true
    taking ??= take().finally(() => {
      taking = undefined
    })
    return taking
  }

  return {
    sendDue,
    /** Waits for what is being sent. */
    async stop() {
      isStopped = true
      await taking?.catch(() => {})
      await Promise.all(sending)
    },
  }
}
