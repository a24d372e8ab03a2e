import { fitsGlob } from './fits-glob'

export interface RedirectRules {
  siteUrl: string
  /** Globs of further addresses that may be redirected to. */
  allowList: readonly string[]
  /** Whether any port of a loopback host is the site, as a development run wants it. */
  isAnyPortAllowed: boolean
}

/** Longer ones are cut off by mail programs and browsers on their way. */
const maxLength = 4_000

/** Schemes that run or show what the address itself says. */
const dangerousSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:'])

/**
 * Where a mail's link may lead: the first candidate that the rules allow, else the site.
 *
 * What is returned is the parsed form, without its fragment: what was checked is what is sent.
 */
export function chooseRedirect(
  rules: RedirectRules,
  candidates: readonly (string | null | undefined)[],
): string {
  for (const candidate of candidates) {
    const allowed = candidate ? findAllowedRedirect(rules, candidate) : undefined
    if (allowed !== undefined) return allowed
  }
  return rules.siteUrl
}

function findAllowedRedirect(rules: RedirectRules, text: string) {
  if (text.length > maxLength) return undefined
  // The parser drops tabs and line ends and turns backslashes around: who writes them means harm.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are looked for
  if (/[\u0000-\u0020\\\u007f]/.test(text)) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  if (dangerousSchemes.has(url.protocol) || !hasPlainHost(text, url)) return undefined
  url.hash = ''
  const isAllowed =
    isSameSite(url, rules) ||
    rules.allowList.some((glob) => spellings(url).some((each) => fitsGlob(glob, each)))
  return isAllowed ? url.href : undefined
}

/** A glob may leave the slash of an empty path away. */
function spellings(url: URL): string[] {
  const isBare = url.pathname === '/' && url.search === ''
  return isBare ? [url.href, url.href.slice(0, -1)] : [url.href]
}

function isSameSite(url: URL, { siteUrl, isAnyPortAllowed }: RedirectRules): boolean {
  const site = new URL(siteUrl)
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || (isAnyPortAllowed && isLoopback(url.hostname))
}

/**
 * Whether the host is written as it is understood. `http://2130706433`, `http://0x7f.1` and
 * full-width digits all mean 127.0.0.1 to the parser, and something else to who reads them.
 */
function hasPlainHost(text: string, url: URL): boolean {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  // The scheme of an app has no host that a browser would go to.
  if (!isWeb) return true
  const { hostname } = url
  const [, written = ''] = /^[a-z]+:\/\/([^/?#]*)/i.exec(text) ?? []
  if (written.replace(/:\d*$/, '').toLowerCase() !== hostname) return false
  if (/^\d+(\.\d+){3}$/.test(hostname) || hostname.startsWith('[')) return isLoopback(hostname)
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname) && !/^\d+$/.test(hostname)
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
