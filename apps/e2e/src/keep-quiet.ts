import type { BrowserContext } from 'playwright-core'

/**
 * Most journeys and pictures wait until a page asks nothing more. The channel of kanji study never
 * ends, so it is refused for them; the journeys about it open a browser of their own. It is done in
 * the page: with a route, the browser would ask for every file of every page anew.
 */
export async function keepQuiet(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { fetch } = window
    window.fetch = (...request) => {
      const [target] = request
      const address = target instanceof Request ? target.url : String(target)
      const isRefused = address.endsWith('/realtime') && !('hearsChannel' in window)
      if (isRefused) return Promise.resolve(new Response(null, { status: 503 }))
      return fetch(...request)
    }
  })
}

/** For a journey in which the page must hear of another device after all. */
export async function hearChannel(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.assign(window, { hearsChannel: true }))
}
