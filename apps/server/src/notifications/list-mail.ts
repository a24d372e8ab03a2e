import type { QueuedMail } from '@kotonoha/auth-server/mail/mail-queue'
import type { Vault } from '@kotonoha/auth-server/secrets/vault'
import { toMailDocument } from './mail-document'
import { makeUnsubscribeToken, type Subscriber, unsubscribePath } from './unsubscribe-token'

export interface ListMail extends Subscriber {
  id: string
  to: string
  subject: string
  /** Plain text, without the words about unsubscribing. */
  text: string
  /** The same as HTML. */
  html: string
  expiresAt: Date
  dueAt?: Date | undefined
}

/** A mail of a list as the queue takes it: with its way out, in words and for mail programs. */
export function toListMail(
  mail: ListMail,
  { vault, siteUrl }: { vault: Pick<Vault, 'sign'>; siteUrl: string },
): QueuedMail {
  const { userId, list, text, html, ...rest } = mail
  const token = makeUnsubscribeToken(vault, { userId, list })
  const unsubscribeUrl = `${siteUrl}${unsubscribePath}/${token}`
  return {
    ...rest,
    userId,
    kind: list,
    text: `${text}\n\n--\nNo more of these mails: ${unsubscribeUrl}\n`,
    html: toMailDocument({ subject: mail.subject, html, unsubscribeUrl }),
    list: { id: list, unsubscribeUrl },
  }
}
