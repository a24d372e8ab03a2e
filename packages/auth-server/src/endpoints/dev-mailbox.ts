import { Hono } from 'hono'
import { isFromThisMachine } from '../http/request-facts'
import type { DevMailbox } from '../mail/dev-mailbox'
import type { Mail } from '../mail/mail-kind'
import { drawMailbox, mailboxPageHeaders } from '../mail/mailbox-page'

const path = '/dev/mailbox'

/** Lets whoever develops read the mails of the run; never mounted in production. */
export function createMailboxRoutes(
  mailbox: DevMailbox,
  { isLocalOnly }: { isLocalOnly: boolean },
): Hono {
  const app = new Hono()
  app.use(path, (context, next) =>
    isLocalOnly && !isFromThisMachine(context)
      ? Promise.resolve(context.text('No such page\n', 404))
      : next(),
  )
  app.get(path, (context) => {
    const mails = mailbox.list(context.req.query('to'))
    // A browser that was led here shows a page; programs get what they can read.
    if (context.req.header('accept')?.includes('text/html')) {
      return context.html(drawMailbox(mails), 200, mailboxPageHeaders)
    }
    const messages = mails.map(toMessage)
    return context.json({ messages }, 200, { 'cache-control': 'no-store' })
  })
  app.delete(path, (context) => {
    mailbox.clear()
    return context.body(null, 204)
  })
  return app
}

function toMessage(mail: Mail) {
  return {
    id: mail.id,
    to: mail.to,
    subject: mail.subject,
    sent_at: mail.sentAt.toISOString(),
    type: mail.kind,
    otp: mail.code,
    token_hash: mail.linkToken,
    action_link: mail.link,
    redirect_to: mail.redirectTo,
    text: mail.text,
    html: mail.html,
  }
}
