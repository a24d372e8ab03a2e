import type { WeeklyDigest } from '@kotonoha/api/notifications/weekly-digest'
import { escapeHtml } from '@kotonoha/auth-server/mail/escape-html'
import { toMailButton, toMailNumbers } from './mail-document'

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

/** The words of the mail on the week that was. Names are the learner's own and may hold anything. */
export function writeDigestMail(
  digest: WeeklyDigest,
  siteUrl: string,
): { subject: string; text: string; html: string } {
  const { firstName, days, reviews, correct, lessons, minutes, level, due } = digest
  const share = reviews === 0 ? '' : ` (${Math.round((100 * correct) / reviews)} % right)`
  const numbers = [
    ['Days with study', `${days} of 7`],
    ['Reviews', `${reviews}${share}`],
    ['New items', String(lessons)],
    ['Time', count(minutes, 'minute')],
    ['Level', String(level)],
  ] as const
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`
  const intro = 'this was your last week in Kotonoha:'
  const end = due === 0 ? 'Nothing is due right now.' : `${count(due, 'review')} due now.`
  const link = due === 0 ? `${siteUrl}/app/kanji` : `${siteUrl}/app/kanji/study?mode=reviews`
  const label = due === 0 ? 'Open Kotonoha' : 'Review now'
  const lines = numbers.map(([name, value]) => `- ${name}: ${value}`).join('\n')
  return {
    subject: `Your week: ${count(reviews, 'review')}, ${count(lessons, 'new item')}`,
    text: [greeting, intro, lines, end, `${label}: ${link}`].join('\n\n'),
    html: [
      `<p>${escapeHtml(greeting)}</p><p>${intro}</p>`,
      toMailNumbers(numbers),
      `<p style="margin-top:24px">${end}</p>`,
      toMailButton(link, label),
    ].join(''),
  }
}
