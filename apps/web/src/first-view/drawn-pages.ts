import { isOwnPage } from '@kotonoha/contract/site/own-pages'
import { shellAddress } from '../service-worker/shell-address'

const origin = 'http://site.invalid'

/** Where an address leads on this site; undefined where no page is drawn before its code runs. */
export function findWhere(address: string): URL | undefined {
  if (address === shellAddress || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  if (url.origin !== origin) return undefined
  return isOwnPage(url.pathname) ? undefined : url
}
