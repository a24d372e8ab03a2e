import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../settings/auth-settings'

/** What a mail server is given. */
export interface OutgoingMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
}

export interface MailTransport {
  /** Rejects when the server did not take it. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

const timeoutMs = 10_000
const implicitTlsPort = 465

export function createSmtpTransport(settings: SmtpSettings): MailTransport {
  const { host, port, user, password, from } = settings
  const transport = createTransport({
    host,
    port,
    secure: port === implicitTlsPort,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail holds only what we wrote: nothing in it may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' }, requireTLS: true }),
  })
  return {
    async send({ id, to, subject, text, html }) {
      // The same mail sent twice, because an answer was lost, has the same name.
      const messageId = `<${id}@${host}>`
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
      })
    },
    close: () => transport.close(),
  }
}
