import type { WeeklyDigest } from '@kotonoha/api/notifications/weekly-digest'

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

/** The words of the mail on the week that was. Names are the learner's own and may hold anything. */
export function writeDigestMail(
  digest: WeeklyDigest,
  siteUrl: string,
): { subject: string; text: string; html: string } {
  const { firstName, days, reviews, correct, lessons, minutes, level, due } = digest
  const share = reviews === 0 ? '' : ` (${Math.round((100 * correct) / reviews)} % right)`
  const lines = [
    `Days with study: ${days} of 7`,
    `Reviews: ${reviews}${share}`,
    `New items: ${lessons}`,
    `Time: ${count(minutes, 'minute')}`,
    `Level: ${level}`,
  ]
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`
  const intro = 'this was your last week in Kotonoha:'
  const end = due === 0 ? 'Nothing is due right now.' : `${count(due, 'review')} due now:`
  const link = due === 0 ? `${siteUrl}/app/kanji` : `${siteUrl}/app/kanji/study?mode=reviews`
  return {
    subject: `Your week: ${count(reviews, 'review')}, ${count(lessons, 'new item')}`,
    text: [greeting, intro, lines.map((line) => `- ${line}`).join('\n'), end, link].join('\n\n'),
    html: [
      `<p>${escapeHtml(greeting)}</p><p>${intro}</p>`,
      `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
      `<p>${end} <a href="${link}">${link}</a></p>`,
    ].join(''),
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
