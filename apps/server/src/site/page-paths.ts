/**
 * The addresses that show a page; `:` stands for one piece of any text. Every other address is
 * answered with the same file, whose router shows the not-found page, but with status 404, so
 * that search engines and people who share links learn the truth.
 */
const pagePaths = [
  '/',
  '/account/create',
  '/account/create-profile',
  '/account/password-recovery',
  '/account/reset-password',
  '/account/sign-in',
  '/app/dict',
  '/app/dict/credits',
  '/app/dict/kanji',
  '/app/dict/kanji/:',
  '/app/dict/kanji/:/words',
  '/app/dict/kanji/:/writing',
  '/app/dict/kanji/:/structure',
  '/app/dict/kanji/:/related',
  '/app/dict/kanji-recognize',
  '/app/dict/kanji-recognize/handwriting',
  '/app/dict/kanji-recognize/radicals',
  '/app/dict/kanji-recognize/skip-code',
  '/app/dict/lists',
  '/app/dict/lists/:',
  '/app/dict/preferences',
  '/app/dict/preferences/account',
  '/app/dict/preferences/general',
  '/app/dict/preferences/notifications',
  '/app/dict/words',
  '/app/dict/words/:',
  '/app/dict/words/:/kanji',
  '/app/dict/words/:/pronunciation',
  '/app/dict/words/:/conjugation',
  '/app/kanji',
  '/app/kanji/dashboard',
  '/app/kanji/onboarding',
  '/app/kanji/preferences',
  '/app/kanji/preferences/account',
  '/app/kanji/preferences/general',
  '/app/kanji/preferences/progress',
  '/app/kanji/preferences/study',
  '/app/kanji/preferences/time-date',
  '/app/kanji/upcoming-reviews',
  '/app/kanji/components',
  '/app/kanji/components/:',
  '/app/kanji/components/:/found-in-kanji',
  '/app/kanji/components/:/related',
  '/app/kanji/curriculum',
  '/app/kanji/curriculum/kanji',
  '/app/kanji/curriculum/words',
  '/app/kanji/study',
  '/privacy',
  '/terms',
]

const accountPattern = /^\/(?:account\/|lists\/|app\/(?:kanji|dict\/(?:lists|preferences))(?:\/|$))/

const pagePattern = new RegExp(
  `^(?:${pagePaths.map((path) => path.replaceAll(':', '[^/]+')).join('|')})/?$`,
)

/** Whether the site has a page at the path; some are there only for accounts. */
export function isPagePath(path: string, { hasAccounts }: { hasAccounts: boolean }): boolean {
  if (!hasAccounts && accountPattern.test(path)) return false
  return pagePattern.test(path) && isWellFormed(path)
}

/** Whether every escape in it stands for text: `%E9%A3` is a character that breaks off. */
function isWellFormed(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
