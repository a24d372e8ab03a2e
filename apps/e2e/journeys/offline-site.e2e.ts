import { afterEach, expect, inject, test } from 'vitest'
import { type Device, listKept, openDevice, waitUntilKept } from '../src/device'
import { drawnTree, drawWithMouse } from '../src/draw'
import { listKeptRows } from '../src/list-kept-rows'

const origin = inject('origin')

const devices: Device[] = []
afterEach(async () => {
  for (const device of devices.splice(0)) await device.close()
})

async function openOwn(): Promise<Device> {
  const device = await openDevice()
  devices.push(device)
  return device
}

test('the site can be installed: a manifest with icons that are there, and a worker', async () => {
  const { page } = await openOwn()
  await page.goto('/app/dict')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const response = await fetch(`${origin}${address}`)
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  const manifest: { name: string; display: string; icons: { src: string; sizes: string }[] } =
    await response.json()
  expect(manifest.display).toBe('standalone')
  for (const { src, sizes } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
    const size = await page.evaluate(async (path) => {
      const image = new Image()
      image.src = path
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
  const scope = await page.evaluate(() =>
    navigator.serviceWorker.ready.then((registration) => registration.scope),
  )
  expect(scope).toBe(`${origin}/`)
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A window of a fresh context counts as private, where nothing is ever installed.
  const problems = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(problems).toEqual([])
})

test('a dictionary page that was seen opens without a network, also in a new tab', async () => {
  const { page, context } = await openOwn()
  await page.goto('/app/dict/kanji/生/words')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  const seen = await heading.textContent()
  await waitUntilKept(page, '/terms')
  // Answers are saved a second after they came.
  await expect
    .poll(() => listKeptRows(page, 'kotonoha', 'texts').then((rows) => rows.join()))
    .toMatch(/getDefinitionOverview/)
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto('/app/dict/kanji/生/words')
  await expect.poll(() => tab.getByRole('heading', { level: 1 }).textContent()).toBe(seen)
  await tab.locator('.outbox-badge').getByText('Offline').waitFor()
})

test('what was never seen says so without a network, and comes when it returns', async () => {
  const { page, context } = await openOwn()
  await page.goto('/app/dict')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await waitUntilKept(page, '/terms')
  await context.setOffline(true)
  await page.goto('/app/dict/kanji/生/words')
  const retry = page.getByRole('button', { name: /try again|retry|reload/i }).first()
  await retry.waitFor()
})

test('who has drawn before draws without a network', async () => {
  const { page, context } = await openOwn()
  await page.goto('/app/dict/kanji-recognize/handwriting')
  await page.getByText('Draw one character.').waitFor()
  await waitUntilKept(page, '/handwriting/templates-')
  await waitUntilKept(page, '/assets/recognition-worker')
  await context.setOffline(true)
  const tab = await context.newPage()
  await tab.goto('/app/dict/kanji-recognize/handwriting')
  await tab.getByText('Draw one character.').waitFor()
  await drawWithMouse(tab, drawnTree)
  const candidate = tab.locator('.candidate').first()
  await expect.poll(() => candidate.textContent()).toContain('木')
  // Nor is the version of the dictionary needed, which is forgotten after a day.
  await tab.evaluate(() => indexedDB.deleteDatabase('kotonoha'))
  await tab.reload()
  await drawWithMouse(tab, drawnTree)
  await expect.poll(() => candidate.textContent()).toContain('木')
})

test('calls, accounts and errors are never kept', async () => {
  const { page } = await openOwn()
  await page.goto('/app/dict/words')
  await waitUntilKept(page, '/terms')
  await page.evaluate(() => fetch('/assets/none.js').catch(() => undefined))
  await page.evaluate(() => fetch('/auth/v1/health'))
  const kept = await listKept(page)
  expect(kept).toContain('/terms')
  const others = kept.filter((path) => !path.startsWith('/assets/'))
  expect(others.toSorted()).toEqual(['/logo.svg', '/terms'])
  expect(kept).not.toContain('/assets/none.js')
})
