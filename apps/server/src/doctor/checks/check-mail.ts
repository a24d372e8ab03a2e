import { checkMailServer } from '@kotonoha/auth-server/mail/smtp-transport'
import { type Check, toReason } from '../finding'

const part = 'Mail'

/** Signs in to the mail server as for a mail, and sends none. */
export const checkMail: Check = async ({ auth }) => {
  if (auth === undefined) return { part, state: 'off', text: 'KOTONOHA_ACCOUNTS=off: none sent' }
  const { smtp, isAutoconfirm } = auth
  if (smtp === undefined) {
    const without = isAutoconfirm
      ? 'addresses need no proof'
      : 'codes wait in the database, or are read at /dev/mailbox'
    return { part, state: 'off', text: `AUTH_SMTP_HOST is not set: ${without}` }
  }
  const where = `${smtp.host}:${smtp.port}`
  try {
    await checkMailServer(smtp)
    return { part, state: 'works', text: `${where} takes mails from ${smtp.from}` }
  } catch (error) {
    const text = `${where} refuses (${toReason(error)}): check AUTH_SMTP_HOST, …PORT, …USER, …PASS`
    return { part, state: 'wrong', text }
  }
}
