import { setTimeout } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { chromiumSwitches, findOrInstallChromium } from './find-chromium'
import { waitUntilStill } from './wait-until-still'

let connected: Promise<Browser> | undefined

/**
 * The browser of the run. A page that goes somewhere is ready for keys and presses when `goto` and
 * `reload` end, on a slow machine too: the server writes a first view into the page, and only the
 * code that takes its place hears anything.
 */
export function connectBrowser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browserEndpoint')).then(prepare)
  return connected
}

/**
 * The whole of Chromium, for what its headless shell has not: notifications. Whoever launches it
 * closes it.
 */
export async function launchWholeBrowser(): Promise<Browser> {
  const executablePath = await findOrInstallChromium()
  return prepare(await chromium.launch({ executablePath, args: chromiumSwitches, headless: true }))
}

function prepare(browser: Browser): Browser {
  browser.on('context', (context) => {
    context.on('page', (page) => {
      waitForCode(page)
      if (slowdown > 1) void slowDown(context, page)
    })
  })
  return browser
}

/** A dialog that closes leaves the history, and a browser on its way there would go nowhere else. */
async function letClose(page: Page): Promise<void> {
  const isStill = waitUntilStill(page).catch(() => undefined)
  // A page that moves on and on is left all the same.
  await Promise.race([isStill, setTimeout(1000)])
}

function waitForCode(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...target) => {
    await letClose(page)
    return afterStart(await goto(...target))
  }
  page.reload = async (...options) => {
    await letClose(page)
    return afterStart(await reload(...options))
  }

  /**
   * The bar's controls come with the code that makes them work, also where a phone does not show
   * them while one studies; the landing page has no bar.
   */
  async function afterStart<Answer>(answer: Answer): Promise<Answer> {
    const controls = '#root:not(.first-view) > .app-bar .app-bar-actions, .landing'
    await page.locator(controls).waitFor({ state: 'attached' })
    return answer
  }
}

/** How many times slower pages compute than this machine could: `JOURNEY_SLOWDOWN=4`. */
const slowdown = Number(process.env.JOURNEY_SLOWDOWN ?? 1)

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
