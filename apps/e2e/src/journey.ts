import type { BrowserContext, Page } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { connectBrowser } from './connect-browser'
import { keepQuiet } from './keep-quiet'

export interface JourneyFixtures {
  origin: string
  context: BrowserContext
  /** A fresh page at desk size; failed requests and page errors fail the journey. */
  page: Page
}

/**
 * A test with a page of its own. Uncaught errors of the page, and any request that leaves the
 * origin, fail it.
 */
export const journey = base.extend<JourneyFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from its pattern
  origin: async ({}, use) => use(inject('origin')),
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from its pattern
  context: async ({}, use) => {
    const browser = await connectBrowser()
    const context = await browser.newContext({
      baseURL: inject('origin'),
      viewport: { width: 1280, height: 900 },
      locale: 'en-GB',
      // What a worker answers can be neither seen nor replaced by a journey.
      serviceWorkers: 'block',
    })
    await keepQuiet(context)
    await use(context)
    await context.close()
  },
  page: async ({ context, origin }, use) => {
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
    page.on('request', (request) => {
      const url = request.url()
      const isOwn = url.startsWith(origin) || /^(data|blob|about):/.test(url)
      if (!isOwn) problems.push(`request to another origin: ${url}`)
    })
    await use(page)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
})
