import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { signInBefore } from './sign-in'

let connected: Promise<Browser> | undefined

/** A browser as a learner has it: with its service worker, and with the channel of kanji study. */
export interface Device {
  context: BrowserContext
  page: Page
  close: () => Promise<void>
}

export async function openDevice(learner?: { session: object }): Promise<Device> {
  connected ??= chromium.connect(inject('browserEndpoint'))
  const context = await (await connected).newContext({
    baseURL: inject('origin'),
    viewport: { width: 1000, height: 800 },
    locale: 'en-GB',
  })
  if (learner !== undefined) await signInBefore(context, learner)
  const page = await context.newPage()
  return { context, page, close: () => context.close() }
}

/**
 * Waits until the site is kept, so that it opens without a network: `wanted` is the start of a
 * file's name, and nothing more comes after that.
 */
export async function waitUntilKept(page: Page, wanted: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  let before: number | undefined
  for (;;) {
    const paths = await listKept(page)
    const isThere = paths.some((path) => path.startsWith(wanted))
    if (isThere && paths.length === before) return
    before = paths.length
    await page.waitForTimeout(700)
  }
}

/** The paths of all that the service worker keeps. */
export function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}
