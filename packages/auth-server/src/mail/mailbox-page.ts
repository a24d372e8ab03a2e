import { escapeHtml } from './escape-html'
import type { Mail } from './mail-kind'

/** No script runs on the page, and links lead out of it without telling where from. */
export const mailboxPageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
}

const styles = [
  ':root{color-scheme:light dark}',
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}',
  'article{margin:1.5rem 0;padding:1rem;border:1px solid #8888;border-radius:.5rem}',
  'h2{margin:0;font-size:1.125rem}',
  'pre{margin:1rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}',
].join('')

/** The mails of a development run, latest first, in their plain form. */
export function drawMailbox(mails: readonly Mail[]): string {
  const articles = mails.map(drawMail).join('')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Mailbox of this development run</title><style>${styles}</style></head><body><main>`,
    '<h1>Mailbox of this development run</h1>',
    articles || '<p>No mail yet. Reload this page when one was asked for.</p>',
    '</main></body></html>',
  ].join('')
}

function drawMail({ subject, to, sentAt, text }: Mail): string {
  const time = sentAt.toISOString()
  return [
    `<article><h2>${escapeHtml(subject)}</h2>`,
    `<p>To ${escapeHtml(to)}, <time datetime="${time}">${time}</time></p>`,
    `<pre>${linkAddresses(escapeHtml(text))}</pre></article>`,
  ].join('')
}

/** Takes escaped text, so that an address ends at a space or a bracket. */
function linkAddresses(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`)
}
