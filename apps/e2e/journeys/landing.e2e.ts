import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawnTree } from '../src/draw'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'

const path = '/landing/kanji'

/** Below the first screen nothing is fetched until somebody scrolls there. */
const mostScriptBytes = 60 * 1024

async function scrollThrough(page: Page): Promise<void> {
  for (const place of await page.locator('[data-live]').all()) {
    await place.scrollIntoViewIfNeeded()
    await expect.poll(() => place.getAttribute('data-is-live')).toBe('true')
  }
}

const listScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .map((entry) => ({
        name: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  )

/** When each face of Latin text was asked for, after the page could be read. */
const listFaceDelays = (page: Page) =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/roboto-latin-'))
      .map(({ startTime }) => startTime - paint)
  })

journey(
  'the landing page needs few scripts before it is scrolled, and none of the site',
  async ({ page }) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: 'Learn to read Japanese' }).waitFor()
    await page.waitForLoadState('networkidle')
    const before = await listScripts(page)
    expect(before.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^\/assets\/landing-[\w-]+\.js$/),
    ])
    expect(before.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(mostScriptBytes)
    const delays = await listFaceDelays(page)
    expect(delays).toHaveLength(2)
    for (const delay of delays) expect(delay).toBeGreaterThan(0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await scrollThrough(page)
    const after = await listScripts(page)
    for (const { name } of after) expect(name).toMatch(/^\/assets\/landing-/)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    await lookOverInBothThemes(page)
  },
)

journey('what is live on the landing page is the product itself', async ({ page }) => {
  await page.goto(path)
  await scrollThrough(page)

  const pad = page.getByRole('img', { name: /^Writing square/ })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (box === null) throw new Error('there is no square to write on')
  for (const stroke of drawnTree) {
    const points = stroke.map(([x, y]) => ({
      x: box.x + (x / 1000) * box.width,
      y: box.y + (y / 1000) * box.height,
    }))
    const [first, ...others] = points
    if (first === undefined) continue
    await page.mouse.move(first.x, first.y)
    await page.mouse.down()
    for (const { x, y } of others) await page.mouse.move(x, y)
    await page.mouse.up()
  }
  await page.getByText(/^100 of 100/).waitFor()

  await page.getByRole('radio', { name: 'Number' }).check()
  await page.locator('.ja-pitch-number').first().waitFor()

  await page.getByRole('button', { name: 'From the lesson' }).click()
  await page.getByText('Learnt today.').waitFor()
  await page.getByRole('button', { name: 'I remember it' }).click()
  await page.getByText(/^Asked after \d+ days?\./).waitFor()

  const level = page.getByRole('slider', { name: 'Level' })
  await level.focus()
  await page.keyboard.press('Home')
  await page.getByText('After level 1 you know').waitFor()
})

journey(
  'without scripts the landing page reads as text and leads on',
  async ({ context, origin }) => {
    const browser = context.browser()
    if (browser === null) throw new Error('the browser is gone')
    const silent = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
    const page = await silent.newPage()
    await page.goto(path)
    await page.getByRole('heading', { name: 'A lesson is one screen' }).waitFor()
    await page.getByRole('heading', { name: 'The whole course in one picture' }).waitFor()
    await page.getByText('The same in a table').click()
    await page.getByRole('rowheader', { name: '1', exact: true }).waitFor()
    const doors = page.getByRole('link', { name: 'Create an account' })
    expect(await doors.first().getAttribute('href')).toMatch(/^\/account\/create\?/)
    await silent.close()
  },
)

journey('who is asked to sign in for the course can read what it is', async ({ page }) => {
  await page.goto('/app/kanji/dashboard')
  await page.getByRole('link', { name: 'What is the kanji course?' }).click()
  await page.waitForURL(`**${path}`)
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/app/kanji/dashboard')
})

journey('on a narrow phone no word in kana is cut in two', async ({ page }) => {
  await page.goto(path)
  const texts = page.locator('.landing-lesson-texts')
  await texts.waitFor()
  for (const width of [320, 330, 340, 350, 360, 370, 380, 390]) {
    await page.setViewportSize({ width, height: 740 })
    const cut = await texts.evaluate((element) => {
      const found: string[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const word of node.textContent?.matchAll(/\p{Script=Hiragana}{2,}/gu) ?? []) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
            found.push(word[0])
        }
      }
      return found
    })
    expect(cut).toEqual([])
  }
})
