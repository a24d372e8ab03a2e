import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumSwitches } from './find-chromium'
import { findBrowserOfJourneys } from './headless-shell'
import { startSite } from './start-site'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dictionaryFolder: string
    browserEndpoint: string
  }
}

/** One site and one browser for the whole run; every journey opens its own fresh context. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite()
  const browser = await chromium.launchServer({
    executablePath: await findBrowserOfJourneys(),
    args: chromiumSwitches,
    headless: true,
  })
  project.provide('origin', site.origin)
  project.provide('dictionaryFolder', site.dictionaryFolder)
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.stop()
  }
}
