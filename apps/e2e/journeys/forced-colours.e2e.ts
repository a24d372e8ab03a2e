import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'
import { signInBefore } from '../src/sign-in'
import { addStudent } from '../src/study-learner'

/** As with a contrast theme of Windows: white on black, and no ground but the window's. */
const contrastTheme = { forcedColors: 'active', colorScheme: 'dark' } as const

const black = 'rgb(0, 0, 0)'

/** Of all that fit, as they are drawn. */
function listColours(parts: Locator, property: string): Promise<string[]> {
  return parts.evaluateAll(
    (elements, name) => elements.map((each) => getComputedStyle(each).getPropertyValue(name)),
    property,
  )
}

async function openInContrast(page: Page, path: string): Promise<void> {
  await page.emulateMedia(contrastTheme)
  await page.goto(path)
}

journey('with forced colours the words that were asked for are read', async ({ page }) => {
  await openInContrast(page, '/app/dict?q=to eat')
  const mark = page.getByRole('option').locator('mark').first()
  await mark.waitFor()
  const [ground] = await listColours(mark, 'background-color')
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  expect(await listColours(mark, 'color')).not.toEqual([ground])
  const kinds = page.getByRole('group', { name: 'Look for' }).locator('input + span')
  const grounds = await listColours(kinds, 'background-color')
  expect(new Set(grounds).size, 'the chosen kind is told from the others').toBe(2)
})

journey('with forced colours lines say what they say: open tab and pitch', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await openInContrast(page, '/app/dict/words/1000110/kanji')
  const tabs = page.getByRole('navigation', { name: 'Details of 食べる' }).getByRole('link')
  await tabs.first().waitFor()
  await expect
    .poll(() => listColours(tabs, 'border-bottom-color'))
    .toEqual([expect.not.stringContaining(black), black, black])
  // た is low, べ is high and falls; neither る nor what follows has a line.
  const beats = page.getByRole('article').locator('.ja-pitch-line-beat')
  const isDrawn = (colours: string[]) => colours.slice(0, 4).map((colour) => colour !== black)
  expect(isDrawn(await listColours(beats, 'border-top-color'))).toEqual([false, true, false, false])
  expect(isDrawn(await listColours(beats, 'border-right-color'))).toEqual([
    false,
    true,
    false,
    false,
  ])
})

journey(
  'with forced colours a kanji is white on black, also where it is written',
  async ({ page }) => {
    await openInContrast(page, '/app/dict/kanji/生/writing')
    for (const paper of ['.ja-strokes', '.ink-pad']) {
      const drawing = page.locator(paper).first()
      await drawing.waitFor()
      expect(await listColours(drawing, 'background-color')).toEqual([black])
      expect(await listColours(drawing, 'color')).not.toEqual([black])
      await page.goto('/app/dict/kanji/生/writing?mode=practise')
    }
  },
)

journey('with forced colours the picture of the course has its bars', async ({ page }) => {
  await openInContrast(page, '/landing/kanji')
  const bar = page.locator('.landing-course-bars button').first()
  await bar.scrollIntoViewIfNeeded()
  const ground = await bar.evaluate((each) => getComputedStyle(each, '::after').backgroundColor)
  expect([black, 'rgba(0, 0, 0, 0)']).not.toContain(ground)
})

journey(
  'with forced colours what was learnt is seen: bars, days and their keys',
  async ({ page, context, origin }) => {
    await signInBefore(context, await addStudent(origin))
    const drawn = {
      dashboard: ['.bucket-bar-part', '.bucket-mark', '.heat-cell', '.subject-tile-due'],
      progress: ['.progress-share > *', '.plot-key', '.progress-bar'],
      'progress/stats': ['.bar-plot-bar > *'],
      'progress/year': ['.year-day:not([data-ahead])'],
    }
    const lines = new Set<string>()
    for (const [path, parts] of Object.entries(drawn)) {
      await openInContrast(page, `/app/kanji/${path}`)
      for (const part of parts) {
        await page.locator(part).first().waitFor({ state: 'attached' })
        const grounds = await listColours(page.locator(part), 'background-color')
        expect(grounds, `${part} of ${path}`).not.toContain(black)
        expect(grounds, `${part} of ${path}`).not.toContain('rgba(0, 0, 0, 0)')
      }
      const tiles = page.locator('.subject-tile')
      for (const line of await listColours(tiles, 'border-bottom-style')) lines.add(line)
    }
    // Begun and not begun.
    expect([...lines]).toEqual(expect.arrayContaining(['dotted', 'solid']))
  },
)
