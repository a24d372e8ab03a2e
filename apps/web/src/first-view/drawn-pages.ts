import { shellAddress } from '../service-worker/shell-address'

const origin = 'http://site.invalid'

/** What one has for oneself, and studying: only a browser knows whose it is. */
const ownPath =
  /^\/(?:account|lists|app\/kanji|app\/payments|app\/dict\/(?:lists|preferences))(?:\/|$)/

/** Where an address leads on this site; undefined where no page is drawn before its code runs. */
export function findWhere(address: string): URL | undefined {
  if (address === shellAddress || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  if (url.origin !== origin) return undefined
  return ownPath.test(url.pathname) ? undefined : url
}
