import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findBuiltFile } from '../src/built-file'
import { journey } from '../src/journey'
import { waitForFocus } from '../src/wait-for-focus'

const wordLink = 'a.ja-word-row'

journey(
  'kanji are filtered, the address is shared, and Back returns',
  async ({ page, context }) => {
    await page.goto('/app/dict/kanji')
    await page.locator('a[href*="/app/dict/kanji/"]').first().waitFor()
    await page.getByRole('button', { name: /^N5/ }).click()
    await page.waitForURL(/jlpt=/)
    const shared = await context.newPage()
    await shared.goto(page.url())
    await shared.locator('a[href*="/app/dict/kanji/"]').first().waitFor()
    await shared.close()
    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('jlpt'))
  },
)

journey('the word catalog grows by Load More and keeps its place', async ({ page }) => {
  // What leads back to a place comes once the first page has been drawn, with this.
  const isStarted = page.waitForResponse(/about\.getDictionary/)
  await page.goto('/app/dict/words')
  await page.locator(wordLink).first().waitFor()
  const before = await page.locator(wordLink).count()
  // It presses itself when one comes near, and goes once everything is there.
  await page.locator(wordLink).last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator(wordLink).count()).toBeGreaterThan(before)

  await isStarted
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const keepRow = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest('a') : null
      if (row === null) return
      sessionStorage.setItem('followed-row', row.getAttribute('href') ?? '')
      sessionStorage.setItem('followed-at', String(row.getBoundingClientRect().top))
    }
    document.addEventListener('click', keepRow, true)
  })
  await page
    .locator(wordLink)
    .nth(before - 1)
    .click()
  await page.waitForURL(/\/words\/\d+/)
  const [href, top] = await page.evaluate(() => [
    sessionStorage.getItem('followed-row'),
    Number(sessionStorage.getItem('followed-at')),
  ])
  await page.goBack()
  // The rows above it have not been drawn again, and their heights are not known.
  const row = page.locator(`${wordLink}[href="${href}"]`)
  await waitForFocus(row)
  const returnedTo = await row.evaluate((link) => link.getBoundingClientRect().top)
  expect(Math.abs(returnedTo - top)).toBeLessThan(2)
})

journey.for(['/app/dict/kanji', '/app/dict/words', '/app/dict/kanji/生'])(
  '%s is printed whole, with what is far out of sight',
  async (path, { page }) => {
    // Nothing tells a list that its end is near: it must not grow between the two prints.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {}
    })
    // In how many pieces a text is printed depends on the faces that have come by then.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(path)
    const things = page.locator('main :is(a.ja-word-row, .kanji-grid-cell)')
    await things.last().scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 0))
    const shown = await things.count()
    const printed = await page.pdf({ format: 'A4' })
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    const whole = await page.pdf({ format: 'A4' })
    expect(await things.count(), 'the list has grown').toBe(shown)
    expect(countTexts(printed)).toBe(countTexts(whole))
    expect(countTexts(whole)).toBeGreaterThan(await things.count())
  },
)

/** How often a text is shown on the pages of a PDF, whose contents are compressed streams. */
function countTexts(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  const contents = [...streams].map(([, stream = '']) => inflate(Buffer.from(stream, 'latin1')))
  return contents.join('\n').match(/\bTj\b/gi)?.length ?? 0
}

/** Empty for what is no page: pictures, and fonts of another kind. */
function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

journey('the theme stays as chosen', async ({ page }) => {
  await page.goto('/app/dict')
  await page.getByRole('button', { name: /theme/i }).first().click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  const isDark = () => document.documentElement.classList.contains('dark')
  await page.waitForFunction(isDark)
  await page.reload()
  await page.waitForFunction(isDark)
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).not.toBe('rgb(255, 255, 255)')
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toContain('dark')
})

journey(
  'letters that come by a press have their faces, and no rule stands for others',
  async ({ page }) => {
    await page.goto('/app/dict/kanji')
    await waitForLettersOf(page, '生')
    await expect.poll(() => listUnusedRules(page)).toEqual([])
  },
)

journey(
  'letters of a press before what follows them was there have their faces',
  async ({ page }) => {
    let isOpened = () => {}
    const opened = new Promise<void>((resolve) => {
      isOpened = resolve
    })
    const file = `**${await findBuiltFile('src/shell/follow.ts')}`
    const asked = page.waitForRequest(file)
    await page.route(file, async (route) => {
      await opened
      await route.continue()
    })
    await page.goto('/app/dict/kanji')
    await asked
    await waitForLettersOf(page, '生', isOpened)
    await expect.poll(() => listUnusedRules(page)).toEqual([])
  },
)

/** Letters of Japanese faces that the browser knows of and has not fetched. */
function listUnusedRules(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => /Noto|Klee/.test(family) && status !== 'loaded')
      .map(({ family, unicodeRange }) => `${family} ${unicodeRange}`),
  )
}

/** Opens a kanji of the catalog, and waits until the first of its words is drawn with its faces. */
async function waitForLettersOf(page: Page, kanji: string, onOpened = () => {}): Promise<void> {
  await page.locator('.ja-kanji-tile', { hasText: kanji }).first().click()
  const row = page.locator('main a[href*="/app/dict/words/"]').first()
  const readLetters = async () => (await row.innerText()).replaceAll(/[^\u3041-\u9fff]/g, '')
  // In its first frame a row that may be out of sight has a place and no text.
  await expect.poll(readLetters).toContain(kanji)
  onOpened()
  await page.waitForFunction(haveFaces, await readLetters())
}

/** Whether faces that are there have all letters of a text. */
function haveFaces(text: string): boolean {
  const ranges = [...document.fonts]
    .filter(({ family, status }) => family.includes('Noto') && status === 'loaded')
    .flatMap(({ unicodeRange }) => unicodeRange.split(','))
    .map((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    })
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0).every((code) =>
    ranges.some(([first, last]) => first <= code && code <= last),
  )
}

journey('the filters of words are whole in the narrowest window', async ({ page }) => {
  await page.goto('/app/dict/words')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: /^Filter/ }).click()
    const choices = page.getByRole('dialog', { name: 'Filter' })
    await choices.waitFor()
    const box = await choices.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
    await choices.waitFor({ state: 'detached' })
  }
})

journey(
  'in the narrowest window what there is to choose from is seen at once',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/app/dict?q=to eat')
    const kinds = page.getByRole('group', { name: 'Look for' }).locator('input + span')
    await kinds.last().waitFor()
    const box = await kinds.last().boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0), 'the end of Sentences').toBeLessThanOrEqual(320)
    await page.goto('/app/dict/kanji-recognize/skip-code')
    const patterns = page.locator('.skip-pattern')
    await patterns.last().waitFor()
    const tops = await patterns.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    )
    expect(new Set(tops).size, 'lines of SKIP patterns').toBe(1)
    await page.goto('/app/nowhere')
    const field = page.getByRole('main').getByRole('textbox', { name: 'Search words and kanji' })
    expect((await field.boundingBox())?.width).toBeGreaterThan(220)
  },
)
