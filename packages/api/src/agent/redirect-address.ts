/** What runs as a script or shows a file where an address is opened. */
const unsafeSchemes = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'about:',
  'filesystem:',
  'view-source:',
  'ws:',
  'wss:',
  'ftp:',
])

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a consent may be sent to an address: an https one, a program listening on this device, or
 * a program that the device opens by a scheme of its own (RFC 8252).
 */
export function isRedirectAddress(text: string): boolean {
  if (text.length > 2000 || /[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  if (url.hash !== '' || text.includes('#') || url.username !== '' || url.password !== '') {
    return false
  }
  if (url.protocol === 'https:') return true
  if (url.protocol === 'http:') return loopbackHosts.has(url.hostname)
  return !unsafeSchemes.has(url.protocol)
}

/** The same address to the letter; on this device with any port (RFC 8252, 7.3). */
export function isSameRedirect(registered: string, asked: string): boolean {
  if (registered === asked) return true
  if (!URL.canParse(registered) || !URL.canParse(asked)) return false
  const [one, other] = [new URL(registered), new URL(asked)]
  if (one.protocol !== 'http:' || !loopbackHosts.has(one.hostname)) return false
  one.port = ''
  other.port = ''
  return one.href === other.href
}

/** The host that a consent goes to; null where a program on this device gets it. */
export function findRedirectHost(address: string): string | null {
  const url = new URL(address)
  return url.protocol === 'https:' ? url.host : null
}
