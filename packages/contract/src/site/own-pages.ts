/** What one has for oneself, and studying: only a browser knows whose it is. Folders of pages. */
const areasOfApp = ['kanji', 'payments', 'dict/lists', 'dict/preferences']
export const ownAreas: readonly string[] = ['account', ...areasOfApp]

const ownPath = new RegExp(`^/(?:account|app/(?:${areasOfApp.join('|')}))(?:/|$)`)

/**
 * Whether the page at a path is somebody's own. It is there only where there are accounts, and not
 * drawn before its code runs; MUI may draw it. Every other page is drawn by style sheets, so that a
 * first visit does without.
 */
export function isOwnPage(pathname: string): boolean {
  return ownPath.test(pathname)
}
