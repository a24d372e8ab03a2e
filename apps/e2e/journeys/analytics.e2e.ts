import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectBrowser } from '../src/connect-browser'
import { type CountingService, startCountingService } from '../src/counting-service'
import { waitUntilKept } from '../src/device'
import { keepQuiet } from '../src/keep-quiet'
import { addLearner } from '../src/learner'
import { lookOverInBothThemes } from '../src/look-over-page'
import { type ReleaseProxy, startReleaseProxy } from '../src/release-proxy'
import { signInBefore } from '../src/sign-in'
import { startOwnSite } from '../src/site-of-its-own'
import type { RunningSite } from '../src/start-site'

let service: CountingService
let site: RunningSite

beforeAll(async () => {
  service = await startCountingService()
  site = await startOwnSite({
    environment: {
      POSTHOG_KEY: 'phc_key_of_journeys',
      POSTHOG_HOST: service.origin,
      KOTONOHA_KILL_SWITCH_SECONDS: '1',
    },
  })
})
afterAll(async () => {
  await site?.stop()
  await service?.stop()
})

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function openContext(
  options: { baseURL?: string; serviceWorkers?: 'block' } = {},
): Promise<{ context: BrowserContext; foreign: string[] }> {
  const browser = await connectBrowser()
  const context = await browser.newContext({ baseURL: site.origin, locale: 'en-GB', ...options })
  ends.push(() => context.close())
  const foreign: string[] = []
  const own = options.baseURL ?? site.origin
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(own))
      foreign.push(request.url())
  })
  return { context, foreign }
}

/** What browsers told; the server itself asks for the flag only. */
const listCounted = () => service.requests.filter(({ path }) => !path.startsWith('/flags'))

async function listStored(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join(' '),
  )
}

test('nothing is counted before a learner agrees, and what is counted tells no word', async () => {
  const { context, foreign } = await openContext({ serviceWorkers: 'block' })
  await keepQuiet(context)
  const fetchedCode: string[] = []
  context.on('request', (request) => {
    if (/assets\/counter/.test(request.url())) fetchedCode.push(request.url())
  })
  await signInBefore(context, await addLearner(site.origin))
  const page = await context.newPage()
  await page.goto('/app/dict/kanji/生/words')
  await page.goto('/app/dict/preferences/general')
  const consent = page.getByRole('switch', { name: 'Help to improve Kotonoha' })
  expect(await consent.isChecked()).toBe(false)
  await lookOverInBothThemes(page)
  expect([...foreign, ...fetchedCode, ...listCounted()]).toEqual([])

  await consent.click()
  await expect
    .poll(() =>
      listCounted()
        .map(({ body }) => body)
        .join(),
    )
    .toContain('/app/dict/pref')
  await page.goto('/app/dict/kanji/生/words')
  await expect
    .poll(() =>
      listCounted()
        .map(({ body }) => body)
        .join(),
    )
    .toContain('"/app/dict/kanji/$id/words"')
  await page.goto('/app/dict?q=食べる')
  expect(new Set(foreign)).toEqual(new Set([`${service.origin}/e/`]))
  const told = decodeURIComponent(
    listCounted()
      .map(({ path, body }) => path + body)
      .join(),
  )
  expect(told).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]|\\u[0-9a-f]{4}|Aki|Leaf|@example|q=|title/)
  expect(await listStored(page)).not.toMatch(/ph_|posthog/)

  await page.goto('/app/dict/preferences/general')
  await consent.click()
  expect(await consent.isChecked()).toBe(false)
  const before = listCounted().length
  await page.getByRole('link', { name: 'Notifications' }).click()
  await page.getByRole('switch', { name: 'What is new' }).waitFor()
  expect(listCounted()).toHaveLength(before)
})

test('a browser that asks not to be tracked is not, and the setting says so', async () => {
  const { context, foreign } = await openContext({ serviceWorkers: 'block' })
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  await signInBefore(context, await addLearner(site.origin))
  const page = await context.newPage()
  await page.goto('/app/dict/preferences/general')
  await page.getByText('Your browser asks sites not to track you').waitFor()
  expect(await page.getByRole('switch', { name: 'Help to improve Kotonoha' }).isDisabled()).toBe(
    true,
  )
  expect(foreign).toEqual([])
})

/** What the app has drawn: nothing at all while it is switched off. */
const readRoot = (page: Page) =>
  page.evaluate(() => document.getElementById('root')?.innerHTML ?? 'no root')

const returnToWindow = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')))

test('the kill switch empties open, new and kept pages, and gives them back', async () => {
  const proxy: ReleaseProxy = await startReleaseProxy(site.origin)
  ends.push(proxy.stop)
  const { context } = await openContext({ baseURL: proxy.origin })
  const page = await context.newPage()
  await page.goto('/app/dict/kanji/生/words')
  await waitUntilKept(page, '/terms')
  const landing = await context.newPage()
  await landing.goto('/landing/kanji')

  service.setKillSwitch(true)
  ends.push(async () => service.setKillSwitch(false))
  const readPage = async () => (await fetch(`${proxy.origin}/app/dict/kanji/生/words`)).text()
  await expect.poll(readPage).toContain('<div id="root"></div>')
  expect(await readPage()).not.toContain('first-answers')
  for (const open of [page, landing]) {
    await expect
      .poll(async () => {
        await returnToWindow(open)
        return readRoot(open)
      })
      .toBe('')
  }

  // The server sends no page: what the browser keeps asks before it draws.
  proxy.withholdPages(true)
  const [kept] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/app/dict/words')),
  ])
  await kept.waitForResponse(/core\.about\.getInstallation/)
  await expect.poll(() => readRoot(kept)).toBe('')

  // Nobody can be asked without a network, and what one has on the device is one's own.
  await context.setOffline(true)
  await kept.reload()
  await kept.locator('#root > .app-bar').waitFor()
  expect(await readRoot(kept)).not.toBe('')
  await context.setOffline(false)
  proxy.withholdPages(false)

  service.setKillSwitch(false)
  await expect.poll(readPage).toContain('first-answers')
  for (const open of [page, landing]) {
    await expect
      .poll(async () => {
        await returnToWindow(open)
        return open.getByRole('heading', { level: 1 }).count()
      })
      .toBe(1)
  }
  expect(new URL(page.url()).pathname).toBe(encodeURI('/app/dict/kanji/生/words'))
})
