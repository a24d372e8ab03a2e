/**
 * How the worker answers a request. `network`: as if there were no worker; only what is the same
 * for everybody is ever kept, so calls, accounts and shared lists are never touched. `preloaded`:
 * what the browser asked for beside the start of the worker, which it would ask for twice otherwise.
 * `templates`: what drawings are compared with, kept from the first drawing on.
 */
export type AnswerFrom = 'network' | 'preloaded' | 'kept-file' | 'templates' | 'page'

interface AskedRequest {
  method: string
  mode: string
  url: string
}

/** Files whose names change with their contents: what is kept of them is never out of date. */
const hashedFolder = '/assets/'

const templates = /^\/handwriting\/templates-[0-9A-Za-z]+\.bin$/

const keptFiles = ['/logo.svg', '/manifest.webmanifest']

/** Addresses that a browser may be sent to, but that show no page that the kept one could show. */
const noPages =
  /^\/(?:api|auth|dev|download|functions|health|landing|mail|mcp|oauth|push|ready|realtime|rest|storage)(?:\/|$)/

/** The service redeems no link for a request that was sent ahead: here the second one counts. */
const links = /^\/auth\//

export function chooseAnswer(request: AskedRequest, origin: string): AnswerFrom {
  const { pathname, origin: askedOrigin } = new URL(request.url)
  if (request.method !== 'GET' || askedOrigin !== origin) return 'network'
  if (request.mode === 'navigate') {
    if (!noPages.test(pathname)) return 'page'
    return links.test(pathname) ? 'network' : 'preloaded'
  }
  if (templates.test(pathname)) return 'templates'
  return pathname.startsWith(hashedFolder) || keptFiles.includes(pathname) ? 'kept-file' : 'network'
}

/** Of the files that a page says it uses, those that may be kept. */
export function listKeepable(addresses: readonly string[], origin: string): string[] {
  return addresses.filter(
    (address) =>
      URL.canParse(address) &&
      chooseAnswer({ method: 'GET', mode: 'cors', url: address }, origin) === 'kept-file',
  )
}

/** Caches of the release before stay for tabs that still run it; older ones go. */
export function listOldCaches(names: readonly string[], current: string): string[] {
  const own = names.filter((name) => name.startsWith(cachePrefix) && name !== current)
  return own.slice(0, -1)
}

export const cachePrefix = 'site-'
