import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'

journey(
  'every stroke number is read: off the ink and off the other numbers, as large as it is drawn',
  async ({ page }) => {
    await page.goto('/app/dict/kanji/語/writing')
    await page.getByRole('img', { name: '語, 14 of 14 strokes written' }).waitFor()
    const numbers = await lookAtNumbers(page, '.ja-strokes-playing')
    expect(numbers).toHaveLength(14)
    for (const { number, inkShare, touches } of numbers) {
      expect(inkShare, `share of ${number} on ink`).toBeLessThan(0.15)
      expect(touches, `numbers on ${number}`).toEqual([])
    }
    await page.getByRole('radio', { name: 'Print a sheet' }).check()
    const printed = await lookAtNumbers(page, '.practice-sheet-preview .ja-strokes-whole')
    expect(printed).toEqual(numbers)
  },
)

journey('the field for more kanji is named in sight, also when it is filled', async ({ page }) => {
  await page.goto('/app/dict/kanji/本/writing?mode=sheet')
  const field = page.getByRole('textbox', { name: 'More kanji on the sheet' })
  const name = page.getByText('More kanji on the sheet', { exact: true })
  await field.fill('木')
  expect(await name.isVisible()).toBe(true)
  await field.blur()
  await name.click()
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
})

/** What a drawing's numbers lie on, by what the browser itself drew. */
function lookAtNumbers(page: Page, drawing: string) {
  return page
    .locator(drawing)
    .first()
    .evaluate((svg) => {
      const strokes = [...svg.querySelectorAll<SVGPathElement>('.ja-stroke-done')]
      const texts = [...svg.querySelectorAll<SVGTextElement>('.ja-stroke-number')]
      const boxes = texts.map((text) => {
        const { x, y, width, height } = text.getBBox()
        // A line's box has room above and below: figures take up seven tenths of their size.
        const size = Number(text.getAttribute('font-size'))
        const feet = Number(text.getAttribute('y'))
        return {
          x,
          width,
          y: Math.max(y, feet - 0.72 * size),
          height: Math.min(height, 0.72 * size),
        }
      })
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
      return boxes.map(({ x, y, width, height }, index) => {
        const places = shares.flatMap((across) =>
          shares.map((down) => new DOMPoint(x + across * width, y + down * height)),
        )
        const onInk = places.filter((place) =>
          strokes.some((stroke) => stroke.isPointInStroke(place)),
        )
        const touches = boxes.flatMap((other, at) => {
          const isApart =
            at === index ||
            other.x + other.width <= x ||
            x + width <= other.x ||
            other.y + other.height <= y ||
            y + height <= other.y
          return isApart ? [] : [at + 1]
        })
        return { number: index + 1, inkShare: onInk.length / places.length, touches }
      })
    })
}
