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

/** Waits until the site is kept, so that it opens without a network. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(
    async () => {
      const names = await caches.keys()
      const sizes = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      )
      const count = sizes.reduce((sum, size) => sum + size, 0)
      // Kept once all of it has come: nothing was added since the last look.
      const before = Number(sessionStorage.getItem('kept-count') ?? '0')
      sessionStorage.setItem('kept-count', String(count))
      return count > 2 && count === before
    },
    null,
    { polling: 700 },
  )
}
