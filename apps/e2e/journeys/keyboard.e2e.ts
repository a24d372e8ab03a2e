import { expect } from 'vitest'
import { journey } from '../src/journey'
import { waitForFocus } from '../src/wait-for-focus'

journey('from the catalog to a word without a mouse', async ({ page }) => {
  await page.goto('/app/dict')
  // The field of the home page may hold the focus, and shortcuts wait while one types.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await page.waitForURL(/\/app\/dict\/kanji$/)
  // The home page, which has links to kanji too, may stand there a moment longer.
  await page.getByRole('heading', { level: 1, name: 'Kanji', exact: true }).waitFor()
  const tiles = page.locator('a[href*="/app/dict/kanji/"]')
  await tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  await waitForFocus(tiles.nth(1))
  const chosen = (await tiles.nth(1).getAttribute('href')) ?? '-'
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.startsWith(chosen))
  await waitForFocus(page.locator('#main'))
  await page.goBack()
  await waitForFocus(tiles.nth(1))
  await page.goForward()
  await page.getByRole('link', { name: 'Writing', exact: true }).waitFor()
  await page.keyboard.press(']')
  await page.waitForURL(/\/writing$/)
  await page.locator('a[aria-current="page"]', { hasText: 'Writing' }).waitFor()
  await page.keyboard.press('[')
  await page.waitForURL(/\/words$/)
})

journey('the help opens by ?, closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/app/dict/words')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: /shortcuts/i })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

journey('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/app/dict/words')
  await page.getByText('Skip to content').focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.closest('main') !== null)
})

journey('typing a letter that is a shortcut writes it into the field', async ({ page }) => {
  await page.goto('/app/dict')
  const field = page.getByRole('combobox', { name: 'Search words and kanji' })
  await field.click()
  await page.keyboard.type('gk?/')
  await expect.poll(() => field.inputValue()).toBe('gk?/')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

journey('what is typed as soon as the search of the bar was pressed is in it', async ({ page }) => {
  // At once, and by fast fingers: some letters come before the field is there, others when it is drawn.
  for (const delay of [0, 40]) {
    await page.goto('/app/dict/kanji')
    await page.locator('#root:not(.first-view)').waitFor()
    await page.locator('.search-opener').click()
    await page.keyboard.type('taberu', { delay })
    await expect
      .poll(() => page.getByRole('dialog').getByRole('combobox').inputValue())
      .toBe('taberu')
  }
})

for (const path of ['/app/dict', '/app/dict?q=to eat', '/app/dict/words/1000110/kanji']) {
  journey(`${path}: the ring says where the keyboard is, at every stop`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('link').first().waitFor()
    const stops = new Set<string>()
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab')
      stops.add(
        await page.evaluate(() => {
          const stop = document.activeElement
          // A field's frame shows the ring for all that is in it.
          const framed = stop?.closest('.search-field') ?? stop
          const ring = framed === null ? undefined : getComputedStyle(framed)
          return `${stop?.tagName}.${stop?.className}: ${ring?.outlineStyle} ${ring?.outlineWidth}`
        }),
      )
    }
    const unseen = [...stops].filter((stop) => !/: solid 2px$/.test(stop))
    expect(unseen.filter((stop) => !stop.startsWith('BODY'))).toEqual([])
    expect(stops.size).toBeGreaterThan(8)
  })
}

journey('on a phone the ring of a reading and of a choice is whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, focused, ringed] of [
    ['/app/dict/kanji/生/words', 'a.kanji-reading', 'a.kanji-reading'],
    ['/app/dict?q=生', '.option-switch input', '.option-switch input + span'],
  ] as const) {
    await page.goto(path)
    await page.locator(focused).first().waitFor({ state: 'attached' })
    await page.keyboard.press('Tab')
    await page.locator(focused).first().focus()
    // Their rows are pushed sideways, and cut off what is around them.
    const ring = page.locator(ringed).first()
    await expect
      .poll(() => ring.evaluate((element) => getComputedStyle(element).outline))
      .toContain('solid')
    expect(await ring.evaluate((element) => getComputedStyle(element).outlineOffset)).toBe('-2px')
  }
})

/** By how many pixels a row or column that is scrolled cuts off what is drawn around the focus. */
function measureCut(element: Element): number {
  const { outlineOffset, outlineWidth } = getComputedStyle(element)
  const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
  const { left, right } = element.getBoundingClientRect()
  let cut = 0
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowX === 'visible') continue
    const start = outer.getBoundingClientRect().left + outer.clientLeft
    cut = Math.max(cut, start - (left - ring), right + ring - (start + outer.clientWidth))
  }
  return Math.round(cut)
}

journey('no column cuts off the ring of what stands at its edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, focused] of [
    ['/app/dict/words/1001230/kanji', '.word-related a'],
    ['/app/dict/kanji-recognize/radicals', '.component-tile'],
  ] as const) {
    await page.goto(path)
    await page.locator(focused).first().waitFor()
    await page.keyboard.press('Tab')
    await page.locator(focused).first().focus()
    expect(await page.locator(focused).first().evaluate(measureCut)).toBe(0)
  }
})

journey('what the keys lead to in a row comes out from beneath its arrow', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 900 })
  await page.goto('/app/dict/kanji')
  const row = page.getByRole('region', { name: 'Strokes' })
  await page.getByRole('button', { name: 'Scroll right' }).first().waitFor()
  await page.keyboard.press('Tab')
  const covered: (string | null)[] = []
  for (const chip of await row.getByRole('button').all()) {
    await chip.focus()
    const isFree = await chip.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [left + 2, right - 2].every((x) => {
        const hit = document.elementFromPoint(x, (top + bottom) / 2)
        return hit !== null && element.contains(hit)
      })
    })
    if (!isFree) covered.push(await chip.textContent())
  }
  expect(covered).toEqual([])
})

journey('each reading of a row is whole where the keyboard is', async ({ page }) => {
  // What the row ends before, "38 more", covers it no more than its own fading end does.
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/app/dict/kanji/生/words')
  const readings = page.locator('.kanji-reading-link')
  await readings.first().waitFor()
  // What sees to it comes with what follows the first page.
  await page.waitForLoadState('networkidle')
  await readings.first().focus()
  const cut: string[] = []
  const count = await readings.count()
  for (const key of [...Array(count).fill('Tab'), ...Array(count).fill('Shift+Tab')]) {
    const found = await page.evaluate(() => {
      const link = document.activeElement
      const row = link?.closest('.kanji-readings-list')?.getBoundingClientRect()
      const { left, right } = link?.getBoundingClientRect() ?? { left: 0, right: 0 }
      return row && (left < row.left || right > row.right) ? link?.textContent : undefined
    })
    if (found) cut.push(found)
    await page.keyboard.press(key)
  }
  expect(cut).toEqual([])
  expect(count).toBeGreaterThan(4)
})
