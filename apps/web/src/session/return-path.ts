/** Stands for the site's own origin, whichever it is. */
const ownOrigin = 'https://site.invalid'

/**
 * Where to go after signing in: a path of this site, or undefined. What comes from an address
 * may have been written by anybody, so another origin, however disguised, is refused.
 */
export function parseReturnPath(text: string | undefined): string | undefined {
  // Browsers read a backslash as a slash and skip tabs and line breaks.
  if (text === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined
  const url = new URL(text, ownOrigin)
  if (url.origin !== ownOrigin) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/.//host` becomes `//host` once its dots are resolved.
  return path.startsWith('//') ? undefined : path
}
