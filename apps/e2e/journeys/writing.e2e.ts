import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawWithFinger, drawWithMouse, type PadPoint } from '../src/draw-strokes'
import { journey } from '../src/journey'
import { lookOverInBothThemes } from '../src/look-over-page'

// 本 as a hand drew it in a square of 100: a little shaky, the sweeps not quite even.
const trunk: PadPoint[][] = [
  [
    [14, 31],
    [26, 32],
    [41, 30],
    [58, 29],
    [73, 29],
    [88, 28],
  ],
  [
    [49, 8],
    [50, 22],
    [49, 41],
    [50, 60],
    [49, 78],
    [50, 93],
  ],
  [
    [48, 32],
    [44, 42],
    [37, 54],
    [28, 64],
    [18, 72],
    [9, 78],
  ],
  [
    [51, 33],
    [57, 43],
    [65, 54],
    [74, 64],
    [84, 72],
    [93, 77],
  ],
  [
    [35, 72],
    [44, 71],
    [55, 71],
    [65, 70],
  ],
]

journey('strokes are played, stepped with keys and told in words', async ({ page }) => {
  await page.goto('/app/dict/kanji/本/writing')
  const caption = page.getByRole('status').filter({ hasText: /stroke/i })
  await caption.getByText('5 strokes').waitFor()
  await page.keyboard.press('Shift+ArrowRight')
  await caption.getByText('Stroke 1 of 5: horizontal, left to right').waitFor()
  await page.keyboard.press('Shift+ArrowRight')
  await caption.getByText('Stroke 2 of 5: vertical, top to bottom').waitFor()
  await page.keyboard.press('Shift+ArrowLeft')
  await caption.getByText('Stroke 1 of 5').waitFor()

  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await page.getByRole('img', { name: '本, 5 of 5 strokes written' }).waitFor({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Play' }).waitFor()
})

journey(
  'the time of the strokes is dragged, and its arrow keys go by strokes',
  async ({ page }) => {
    await page.goto('/app/dict/kanji/本/writing')
    const time = page.getByRole('slider', { name: 'Strokes written' })
    await time.fill('2.5')
    await page.getByRole('img', { name: '本, 2 of 5 strokes written' }).waitFor()
    await time.press('ArrowLeft')
    await expect.poll(() => time.getAttribute('aria-valuetext')).toBe('2 of 5')
  },
)

journey('with less motion asked for, strokes appear whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/app/dict/kanji/本/writing')
  await page.getByText('Your device asks for less motion').waitFor()
  await page.getByRole('button', { name: 'Next stroke' }).click()
  await page.getByRole('img', { name: '本, 1 of 5 strokes written' }).waitFor()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('img', { name: '本, 3 of 5 strokes written' }).waitFor({ timeout: 15_000 })
  expect(await page.locator('.ja-strokes-playing [stroke-dasharray]').count()).toBe(0)
})

journey('the drawing is saved as SVG and as PNG, with its maker named', async ({ page }) => {
  await page.goto('/app/dict/kanji/本/writing')
  const svg = await download(page, 'Save as SVG')
  expect(svg.name).toBe('本-strokes.svg')
  expect(svg.bytes.toString()).toContain('KanjiVG')
  const png = await download(page, 'Save as PNG')
  expect(png.name).toBe('本-strokes.png')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(png.bytes.readUInt32BE(16), 'wide enough to be printed').toBeGreaterThanOrEqual(2000)
})

journey('a right drawing is praised stroke by stroke, with the mouse', async ({ page }) => {
  await page.goto('/app/dict/kanji/本/writing?mode=practise')
  const pad = page.getByRole('img', { name: /^Writing square/ })
  for (const [index, stroke] of trunk.entries()) {
    await drawWithMouse(page, pad, stroke)
    await page.getByRole('img', { name: `${index + 1} of 5 strokes written` }).waitFor()
  }
  await page.getByRole('heading', { name: '100 of 100' }).waitFor()
})

journey('mistakes are named, and after two the stroke is shown', async ({ page }) => {
  await page.goto('/app/dict/kanji/本/writing?mode=practise')
  const pad = page.getByRole('img', { name: /^Writing square/ })
  const [first = [], second = [], ...rest] = trunk
  await drawWithMouse(page, pad, second)
  await page.getByText('You drew stroke 2 here; stroke 1 comes first.').waitFor()
  expect(await page.locator('.ink-hint').count(), 'one miss is no reason for help').toBe(0)
  await drawWithMouse(page, pad, [...first].reverse())
  await page.getByText('It started at the wrong end.').waitFor()
  await page.locator('.ink-hint').waitFor()
  for (const stroke of [first, second, ...rest]) await drawWithMouse(page, pad, stroke)
  await page.getByRole('heading', { name: '80 of 100' }).waitFor()
  await page.getByRole('status').filter({ hasText: 'Finished: 80 of 100.' }).waitFor()
  await page.getByText('Stroke 1: You drew stroke 2 here').waitFor()
  await page.getByRole('button', { name: 'Write it again' }).press('Enter')
  await page.getByText('Draw the first of 5 strokes.').waitFor()
  const hasFocus = page
    .locator('.practice')
    .evaluate((desk) => desk.contains(document.activeElement))
  expect(await hasFocus, 'the keyboard goes on from the desk').toBe(true)
})

journey(
  'what was drawn is taken back: first refused ink, then the last stroke',
  async ({ page }) => {
    await page.goto('/app/dict/kanji/本/writing?mode=practise')
    const pad = page.getByRole('img', { name: /^Writing square/ })
    const undo = page.getByRole('button', { name: 'Undo' })
    const [first = [], second = []] = trunk
    await drawWithMouse(page, pad, first)
    await page.getByRole('img', { name: '1 of 5 strokes written' }).waitFor()
    await page.keyboard.press('u')
    await page.getByRole('img', { name: '0 of 5 strokes written' }).waitFor()
    // Nothing is left to take back.
    await expect.poll(() => undo.isDisabled()).toBe(true)

    await drawWithMouse(page, pad, second)
    await page.locator('.ink-refused').waitFor()
    await undo.click()
    await page.locator('.ink-refused').waitFor({ state: 'detached' })
    await page.getByText('Stroke 1 of 5: try again.').waitFor()
  },
)

for (const width of [320, 390, 820]) {
  journey(`with ink on the square nothing reaches beyond ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/app/dict/kanji/本/writing?mode=practise')
    await page.getByRole('radio', { name: 'Stay as drawn' }).check()
    const pad = page.getByRole('img', { name: /^Writing square/ })
    const [first = [], second = [], third = []] = trunk
    await drawWithMouse(page, pad, first)
    await page.getByRole('img', { name: '1 of 5 strokes written' }).waitFor()
    await drawWithMouse(page, pad, third)
    await page.locator('.ink-refused').waitFor()
    await drawWithMouse(page, pad, [...second].reverse())
    await page.locator('.ink-hint').waitFor()
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(beyond).toBeLessThanOrEqual(0)
    const box = await pad.boundingBox()
    expect(box?.width, 'large enough to write on').toBeGreaterThanOrEqual(200)
  })
}

journey('a pen that is pressed draws thicker, and what it drew stays so', async ({ page }) => {
  await page.goto('/app/dict/kanji/本/writing?mode=practise')
  await page.getByRole('radio', { name: 'Stay as drawn' }).check()
  const pad = page.getByRole('img', { name: /^Writing square/ })
  await pad.evaluate((element, stroke) => {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width } = element.getBoundingClientRect()
    const last = stroke.length - 1
    stroke.forEach(([x, y], index) => {
      const type = index === 0 ? 'pointerdown' : index === last ? 'pointerup' : 'pointermove'
      const place = { clientX: left + (x * width) / 100, clientY: top + (y * width) / 100 }
      const pen = { pointerId: 1, pointerType: 'pen', pressure: index < 3 ? 0.2 : 0.9 }
      element.dispatchEvent(new PointerEvent(type, { ...place, ...pen, bubbles: true }))
    })
  }, trunk[0] ?? [])
  await page.getByRole('img', { name: '1 of 5 strokes written' }).waitFor()
  const lines = page.locator('.ink-dry polyline')
  // Attached, not visible: a level line has no height.
  await lines.nth(1).waitFor({ state: 'attached' })
  const widths = await lines.evaluateAll((elements) =>
    elements.map((line) => Number.parseFloat(getComputedStyle(line).strokeWidth)),
  )
  expect(widths).toHaveLength(2)
  expect(Math.max(...widths)).toBeGreaterThan(1.5 * Math.min(...widths))
})

journey('with a finger the page stays where it is, and the own ink may stay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/dict/kanji/本/writing?mode=practise')
  await page.getByRole('radio', { name: 'Stay as drawn' }).check()
  const pad = page.getByRole('img', { name: /^Writing square/ })
  await expect
    .poll(() => pad.evaluate((square) => square.getBoundingClientRect().bottom), {
      message: 'the square is brought above the bar at the bottom',
    })
    .toBeLessThan(844 - 56)
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  for (const [index, stroke] of trunk.entries()) {
    await drawWithFinger(page, pad, stroke)
    await page.getByRole('img', { name: `${index + 1} of 5 strokes written` }).waitFor()
  }
  expect(await scrolled()).toBe(before)
  await expect.poll(() => page.locator('.ink-dry').count()).toBe(5)
  await page.getByRole('heading', { name: '100 of 100' }).waitFor()
})

journey('on a phone held sideways the square, words and buttons are seen', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/app/dict/kanji/本/writing?mode=practise')
  const pad = page.getByRole('img', { name: /^Writing square/ })
  const isBetweenBars = async (part: Locator) => {
    const box = await part.boundingBox()
    return box !== null && box.y >= 56 && box.y + box.height <= 390 - 60
  }
  await expect.poll(() => isBetweenBars(pad)).toBe(true)
  await drawWithMouse(page, pad, [...(trunk[0] ?? [])].reverse())
  for (const part of [
    pad,
    page.getByText('It started at the wrong end.'),
    page.getByRole('button', { name: 'Start again' }),
  ]) {
    await expect.poll(() => isBetweenBars(part)).toBe(true)
  }
  await page.goto('/app/dict/kanji/本/writing')
  const next = page.getByRole('button', { name: 'Next stroke' })
  const drawing = page.getByRole('img', { name: /strokes written$/ }).first()
  await drawing.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect.poll(() => isBetweenBars(drawing)).toBe(true)
  expect(await isBetweenBars(next), 'the strokes are stepped through in sight').toBe(true)
})

journey('practising and the sheet have no axe violation', async ({ page }) => {
  for (const mode of ['practise', 'sheet']) {
    await page.goto(`/app/dict/kanji/本/writing?mode=${mode}`)
    await page
      .getByRole('radio', { name: /Strict|Diagonals/i })
      .first()
      .waitFor()
    await lookOverInBothThemes(page)
  }
})

journey(
  'the sheet is printed alone, on white, in lines that any printer draws sharp',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/app/dict/kanji/本/writing?mode=sheet')
    await page.getByRole('radio', { name: '80' }).check()
    await page.locator('.practice-sheet-preview .sheet-row').nth(8).waitFor()
    await page.getByRole('textbox', { name: 'More kanji on the sheet' }).fill('食べる、木')
    const sheets = page.locator('.practice-sheet-preview .sheet-kanji')
    await expect.poll(() => sheets.count()).toBe(3)
    await page.waitForURL((url) => url.searchParams.get('also') === '食べる、木')
    await page.reload()
    await page.getByRole('radio', { name: '80' }).check()
    await expect.poll(() => sheets.count()).toBe(3)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.includes('/Subtype /Image'), 'nothing is a picture of dots').toBe(false)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('navigation').first().waitFor({ state: 'hidden' })
    await page.locator('.practice-sheet-print').waitFor()
  },
)

journey('whoever practises goes on practising with the next kanji', async ({ page }) => {
  await page.goto('/app/dict/kanji')
  await page.locator('main a[href*="/app/dict/kanji/"]').first().click()
  await page.getByRole('link', { name: 'Writing', exact: true }).click()
  await page.getByRole('radio', { name: 'Practise' }).check()
  await page.waitForURL(/mode=practise/)
  const first = new URL(page.url()).pathname
  await page.keyboard.press('j')
  await page.waitForURL((url) => url.pathname !== first)
  await page.getByRole('img', { name: /^Writing square/ }).waitFor()
  await page.getByRole('radio', { name: 'Watch' }).check()
  await page.waitForURL((url) => !url.search.includes('mode'))
})

journey(
  'at 200 % of a small window the strokes and their buttons fit beside each other',
  async ({ page }) => {
    for (const width of [640, 560]) {
      await page.setViewportSize({ width, height: 450 })
      await page.goto('/app/dict/kanji/生/writing')
      await page.getByRole('slider').first().waitFor()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `sideways overflow at ${width} px`).toBeLessThanOrEqual(0)
    }
  },
)

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk)
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) }
}
