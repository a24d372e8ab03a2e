import { shellAddress } from './shell-address'

/** Where the page names the site's code (`inline-start.ts`). */
const mainPattern = /const main ?= ?['"](\/assets\/[^'"]+)['"]/

/** Keeps the page that every address is answered with offline, and the code it begins with. */
export async function keepShell(cacheName: string): Promise<void> {
  const response = await fetch(shellAddress, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`the page was answered with ${response.status}`)
  // While the app is switched off the page is empty, and for this moment only.
  if (response.headers.get('cache-control') === 'no-store') throw new Error('nothing to keep')
  const page = await response.text()
  const main = mainPattern.exec(page)?.[1]
  await keepFiles(cacheName, [...(main === undefined ? [] : [main]), '/logo.svg'])
  // Last: a page whose code is not here would be no use.
  const cache = await caches.open(cacheName)
  await cache.put(shellAddress, toKeptPage(page, response))
}

/** With a mark by which the page knows that it must ask whether the app is switched off. */
function toKeptPage(page: string, { headers: given }: Response): Response {
  const headers = new Headers(given)
  // The text is as long as it is, and no longer compressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const mark = '<meta name="kotonoha-switched-off" content="ask" />'
  return new Response(page.replace('</head>', `${mark}</head>`), { headers })
}

export async function findShell(): Promise<Response | undefined> {
  return caches.match(shellAddress)
}

/** Keeps what is not kept yet; one that cannot be fetched makes the whole fail. */
export async function keepFiles(cacheName: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const address of new Set(addresses)) {
    if ((await caches.match(address)) !== undefined) continue
    const response = await fetch(address)
    if (isWhole(response)) await cache.put(address, response)
  }
}

/** From what is kept, else from the network, and kept then. */
export async function answerWithFile(cacheName: string, request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (isWhole(response)) {
    const cache = await caches.open(cacheName)
    // A full storage must not keep the page from its code.
    await cache.put(request, response.clone()).catch(() => undefined)
  }
  return response
}

/** Errors, pieces and other origins' answers are never kept. */
function isWhole(response: Response): boolean {
  return response.status === 200 && response.type === 'basic'
}
