import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { connectBrowser } from './connect-browser'
import { keepQuiet } from './keep-quiet'
import { type RunningSite, type SiteOptions, startSite } from './start-site'

export interface OwnSite {
  origin: string
  /** A page of somebody who was never here; uncaught errors of it are gathered. */
  openPage: (size?: { width: number; height: number }) => Promise<{
    page: Page
    context: BrowserContext
  }>
  problems: string[]
}

/** Starts a site beside the one that journeys share, with the dictionary that was built for it. */
export function startOwnSite(options: SiteOptions): Promise<RunningSite> {
  return startSite({ dictionaryFolder: inject('dictionaryFolder'), ...options })
}

/** For journeys on a site with settings of its own, beside the one that the others share. */
export function useOwnSite(options: () => SiteOptions | Promise<SiteOptions>): OwnSite {
  let running: RunningSite | undefined
  const contexts: BrowserContext[] = []
  const site: OwnSite = {
    origin: '',
    problems: [],
    async openPage(viewport = { width: 1280, height: 900 }) {
      const browser = await connectBrowser()
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport,
        locale: 'en-GB',
        serviceWorkers: 'block',
      })
      contexts.push(context)
      await keepQuiet(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => site.problems.push(error.message))
      return { page, context }
    },
  }
  beforeAll(async () => {
    running = await startOwnSite(await options())
    site.origin = running.origin
  }, 300_000)
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
    const problems = site.problems.splice(0)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  afterAll(async () => {
    await running?.stop()
  })
  return site
}
