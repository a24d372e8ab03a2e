import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { connectBrowser } from '../src/connect-browser'
import { listKept, waitUntilKept } from '../src/device'
import { lookOverInBothThemes } from '../src/look-over-page'
import { nextCache, type ReleaseProxy, startReleaseProxy } from '../src/release-proxy'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A page of the site with its worker in charge. */
async function openKept(): Promise<{ proxy: ReleaseProxy; page: Page }> {
  const proxy = await startReleaseProxy(inject('origin'))
  ends.push(proxy.stop)
  const browser = await connectBrowser()
  const context = await browser.newContext({ baseURL: proxy.origin, locale: 'en-GB' })
  ends.push(() => context.close())
  const page = await context.newPage()
  await page.goto('/app/dict/credits')
  await waitUntilKept(page, '/terms')
  await expect.poll(() => isUnderWorker(page)).toBe(true)
  return { proxy, page }
}

function isUnderWorker(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null)
}

/** As the page does every hour. */
function askForRelease(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
}

test('a new release is offered, and comes when the learner says so', async () => {
  const { proxy, page } = await openKept()
  proxy.handOut('next-release')
  await askForRelease(page)
  await page.getByText('A new version of Kotonoha is here').waitFor()
  await lookOverInBothThemes(page)
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.locator('body:not([data-before])').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain(nextCache)
  expect(await page.getByText('A new version of Kotonoha is here').count()).toBe(0)
})

test('where the site wants no worker any more, it goes with all that it kept', async () => {
  const { proxy, page } = await openKept()
  expect(await listKept(page)).toContain('/terms')
  proxy.handOut('withdrawn')
  await askForRelease(page)
  await expect.poll(() => listKept(page)).toEqual([])
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  expect(await isUnderWorker(page)).toBe(false)
})
