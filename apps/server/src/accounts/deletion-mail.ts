import type { DeletionNotice } from '@kotonoha/api/accounts/accounts'

export interface PlainMail {
  subject: string
  text: string
  html: string
}

/** The mail that says that an account will be deleted, or that it stays. */
export function writeDeletionMail(
  { firstName, dueAt }: DeletionNotice,
  siteUrl: string,
): PlainMail {
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`
  const preferences = `${siteUrl}/app/dict/preferences/account`
  if (dueAt === null) {
    return toMail('Your Kotonoha account stays', [
      greeting,
      'Your account will not be deleted. Everything in it is as it was.',
      'If it was not you who decided that, change your password.',
    ])
  }
  const day = dueAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return toMail(`Your Kotonoha account will be deleted on ${day}`, [
    greeting,
    `You asked us to delete your account. On ${day} it will be deleted with everything in it: profile, preferences, lists and study progress. After that nobody can bring it back.`,
    'Until then you can change your mind, or export your data, here:',
    preferences,
    'If it was not you who asked for this, keep the account there and change your password.',
  ])
}

function toMail(subject: string, paragraphs: readonly string[]): PlainMail {
  const html = paragraphs.map((paragraph) => `<p>${toHtmlParagraph(paragraph)}</p>`).join('')
  return {
    subject,
    text: [...paragraphs, 'Kotonoha', ''].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif">${html}<p>Kotonoha</p></body></html>`,
  }
}

function toHtmlParagraph(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  return /^https?:\/\/\S+$/.test(text) ? `<a href="${escaped}">${escaped}</a>` : escaped
}
