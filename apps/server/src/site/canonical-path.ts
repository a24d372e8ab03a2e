/** A word or a kanji, and one of its tabs, all of which show the same thing from other sides. */
const thing = /^(\/app\/dict\/(?:kanji|words)\/[^/]+)(?:\/.*)?$/

const homePath = '/app/dict'

/**
 * The one address under which a page shall be found, of all that show it: filters, the chosen
 * sense and the tab of a word or kanji make no page of their own.
 */
export function toCanonicalPath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/$/, '')
  if (path === '/') return homePath
  return thing.exec(path)?.[1] ?? path
}
