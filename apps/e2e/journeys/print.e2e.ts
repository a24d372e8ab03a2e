import { expect } from 'vitest'
import { journey } from '../src/journey'

const pages = [
  ['/app/dict?q=to eat', 'option', /to eat/],
  ['/app/dict/words?jlpt=["N5"]', 'link', /to do/],
  ['/app/dict/kanji?strokes=5', 'link', /生/],
] as const

for (const [path, role, found] of pages) {
  journey(`${path}: what was found is printed, and nothing to press`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await main.getByRole(role, { name: found }).first().waitFor()
    expect(await main.getByRole('button').count()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await main.getByRole(role, { name: found }).first().isVisible()).toBe(true)
    // What was filtered by is said by the button that takes the filter away.
    const pressed = main.getByRole('button', { name: /^(?!Remove)/ })
    expect(await pressed.evaluateAll((all) => all.map((each) => each.textContent))).toEqual([])
    expect(await main.getByRole('combobox').count()).toBe(0)
    expect(await main.getByRole('radio').count()).toBe(0)
  })
}

journey('the strokes of a kanji are printed on one sheet, their words too', async ({ page }) => {
  await page.goto('/app/dict/kanji/語/writing')
  await page.getByRole('heading', { name: 'The strokes in words' }).waitFor()
  await page.waitForLoadState('networkidle')
  const sheets = await page.pdf({ format: 'A4' })
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

journey(
  'all meanings of a word are printed, though a narrow window folds them',
  async ({ page }) => {
    // As wide as a sheet of A4.
    await page.setViewportSize({ width: 794, height: 1100 })
    await page.goto('/app/dict/words/1000300')
    await page.getByRole('button', { name: 'Show all 9 meanings' }).waitFor()
    const listShown = () => page.locator('.sense-group-list > li:visible').count()
    expect(await listShown()).toBe(6)
    await page.emulateMedia({ media: 'print' })
    expect(await listShown()).toBe(9)
  },
)
