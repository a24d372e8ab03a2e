/** What one has for oneself, and studying: only a browser knows whose it is. */
const ownPath = /^\/(?:account|app\/kanji|app\/payments|app\/dict\/(?:lists|preferences))(?:\/|$)/

/**
 * Whether the page at a path is somebody's own. It is not drawn before its code runs, and MUI may
 * draw it; every other page is drawn by style sheets, so that a first visit does without.
 */
export function isOwnPage(pathname: string): boolean {
  return ownPath.test(pathname)
}
