import { expect } from 'vitest'
import { journey } from '../src/journey'
import { waitForFocus } from '../src/wait-for-focus'

const queries = [
  ['to eat', '食べる', 'an English gloss'],
  ['taberu', '食べる', 'romaji'],
  ['たべる', '食べる', 'kana'],
  ['食べる', '食べる', 'kanji'],
  ['喰べる', '食べる', 'a spelling that is searched for but never shown'],
  ['食べさせられた', '食べる', 'an inflected form'],
  ['qqqq', null, 'letters that no word has'],
] as const

for (const [query, found, what] of queries) {
  journey(`${query} is looked up: ${what}`, async ({ page }) => {
    await page.goto('/app/dict')
    await page.getByRole('combobox', { name: 'Search words and kanji' }).fill(query)
    if (found === null) {
      await page
        .getByText(/^Nothing found/)
        .first()
        .waitFor()
      return
    }
    const first = page.getByRole('option').filter({ hasText: /./ })
    await first.first().waitFor()
    const words = page.locator('[role=option][href*="/words/"]')
    await words.first().click()
    await page.waitForURL(/\/app\/dict\/words\/\d+\/kanji/)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.locator('rt').first().waitFor()
    await expect.poll(() => headwordOf(heading)).toBe(found)
  })
}

journey('why a form was found is said beside it', async ({ page }) => {
  await page.goto('/app/dict?q=食べさせられた')
  await page
    .getByText(/causative-passive/)
    .first()
    .waitFor()
})

journey(
  'the dialog opens by key, is driven by arrows, and Back goes on from the chosen result',
  async ({ page }) => {
    await page.goto('/app/dict/kanji')
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.type('gakkou')
    // Chosen is an answer to all that was typed, not one to its beginning.
    await dialog.getByRole('option', { selected: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    const chosen = await dialog.getByRole('option', { selected: true }).textContent()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/app\/dict\/words\/\d+\/kanji/)
    await dialog.waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(/\/app\/dict\?q=gakkou$/)
    await waitForFocus(page.getByRole('combobox'))
    const selected = page.getByRole('option', { selected: true })
    await expect.poll(() => selected.textContent()).toBe(chosen)
  },
)

journey('a shared search opens with its results', async ({ page }) => {
  await page.goto(`/app/dict?q=${encodeURIComponent('日本')}`)
  await page.getByRole('option').first().waitFor()
  await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('日本')
})

/** The text of a headword without the readings above it. */
async function headwordOf(heading: import('playwright-core').Locator): Promise<string> {
  return heading.evaluate((element) => {
    const copy = element.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const reading of copy.querySelectorAll('rt, rp')) reading.remove()
    return (copy.textContent ?? '').trim()
  })
}
