import type { BrowserContext } from 'playwright-core'

/**
 * Most journeys and pictures wait until a page asks nothing more. The channel of kanji study never
 * ends, so it is cut for them; the journeys about it open a browser of their own.
 */
export async function keepQuiet(context: BrowserContext): Promise<void> {
  await context.route('**/realtime', (route) => route.fulfill({ status: 503 }))
}
