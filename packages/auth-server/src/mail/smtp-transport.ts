import type { MailLane } from '@kotonoha/user-db/queries/mails/mail-queue'
import { createTransport } from 'nodemailer'
import type { DkimSettings, SmtpSettings } from '../settings/auth-settings'
import { laneRules } from './lane-rules'

/** What a mail server is given. */
export interface OutgoingMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Of a mail that goes to many: which of them it is, and the address that ends it. */
  list?: { id: string; unsubscribeUrl: string } | undefined
}

export interface MailTransport {
  /** Rejects when the server did not take it. */
  send(mail: OutgoingMail, lane: MailLane): Promise<void>
  close(): void
}

const implicitTlsPort = 465

export function createSmtpTransport(settings: SmtpSettings): MailTransport {
  const lanes = { fresh: openLane(settings, 'fresh'), retry: openLane(settings, 'retry') }
  return {
    async send({ id, to, subject, text, html, list }, lane) {
      const { from, host } = settings
      // The same mail sent twice, because an answer was lost, has the same name.
      const messageId = `<${id}@${host}>`
      const mail = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        ...(list && toListHeaders(list, new URL(list.unsubscribeUrl).hostname)),
      }
      await within(laneRules[lane].longestMs, lanes[lane].sendMail(mail))
    },
    close() {
      lanes.fresh.close()
      lanes.retry.close()
    },
  }
}

/** Connects and signs in as for a mail, and sends none. Rejects with what the server says. */
export async function checkMailServer(settings: SmtpSettings): Promise<void> {
  const lane = openLane(settings, 'fresh')
  try {
    await within(laneRules.fresh.longestMs, lane.verify())
  } finally {
    lane.close()
  }
}

/**
 * What mail programs show a button by, and press it without asking (RFC 2369, 2919, 8058); answers
 * of machines do not answer it (RFC 3834).
 */
function toListHeaders(
  { id, unsubscribeUrl }: { id: string; unsubscribeUrl: string },
  host: string,
) {
  return {
    list: { unsubscribe: unsubscribeUrl, id: { url: `${id}.${host}`, comment: 'Kotonoha' } },
    headers: {
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      'Feedback-ID': `${id}:kotonoha`,
    },
  }
}

/**
 * What a signature covers: what the library signs of what we write, and the button that ends a list,
 * which mail programs press only where it is signed (RFC 8058, 4).
 */
const signedFields = [
  'From',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':')

function toSignature({ domain, selector, privateKey }: DkimSettings) {
  const key = { domainName: domain, keySelector: selector, privateKey }
  return { ...key, headerFieldNames: signedFields }
}

function openLane({ host, port, user, password, dkim }: SmtpSettings, lane: MailLane) {
  const { connectionCount, silenceMs } = laneRules[lane]
  return createTransport({
    host,
    port,
    secure: port === implicitTlsPort,
    pool: true,
    maxConnections: connectionCount,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    // A mail holds only what we wrote: nothing in it may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: toSignature(dkim) }),
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' }, requireTLS: true }),
  })
}

/** A server that says a word now and then is never silent, and never done. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' })
    timer = setTimeout(() => reject(error), ms)
  })
  try {
    await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
