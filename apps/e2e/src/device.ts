import type { BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { connectBrowser } from './connect-browser'
import { signInBefore } from './sign-in'

/** A browser as a learner has it: with its service worker, and with the channel of kanji study. */
export interface Device {
  context: BrowserContext
  page: Page
  close: () => Promise<void>
}

export async function openDevice(learner?: { session: object }): Promise<Device> {
  const browser = await connectBrowser()
  const context = await browser.newContext({
    baseURL: inject('origin'),
    viewport: { width: 1000, height: 800 },
    locale: 'en-GB',
  })
  if (learner !== undefined) await signInBefore(context, learner)
  const page = await context.newPage()
  return { context, page, close: () => context.close() }
}

/**
 * Waits until the site is kept, so that it opens without a network: the file whose path starts with
 * `wanted`, all that the page has asked for, and it asks for nothing more.
 */
export async function waitUntilKept(page: Page, wanted: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  let before: number | undefined
  let missing: string[] = []
  for (let tries = 0; tries < 60; tries += 1) {
    const kept = await listKept(page)
    missing = (await listUsedFiles(page)).filter((path) => !kept.includes(path))
    if (!kept.some((path) => path.startsWith(wanted))) missing.push(wanted)
    if (missing.length === 0 && kept.length === before) return
    before = kept.length
    await page.waitForTimeout(700)
  }
  throw new Error(`the service worker does not keep ${missing.join(', ')}`)
}

/** The paths of the site's own code, styles and letters that the page has asked for. */
function listUsedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )
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
