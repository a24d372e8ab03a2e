import { expect } from 'vitest'
import { journey } from '../src/journey'

const phone = { width: 390, height: 844 }

journey('a number that no word has is named, and the field is there', async ({ page }) => {
  await page.goto('/app/dict/words/999')
  await page.getByText('No word of the dictionary has the number 999.').waitFor()
  const field = page.getByRole('textbox', { name: 'Search words and kanji' })
  await field.fill('たべる')
  await field.press('Enter')
  await page.waitForURL(/\/app\/dict\?q=/)
  await page
    .getByRole('option', { name: /to eat/ })
    .first()
    .waitFor()
})

journey('a form without an entry leads to the kanji that it is a form of', async ({ page }) => {
  await page.goto('/app/dict/kanji/學')
  await page.waitForURL(/\/kanji\/(学|%E5%AD%A6)\/words\?from=/)
  await page.getByText('學 is another form of 学').waitFor()
  await page.goto('/app/dict/kanji/学/words?from=生')
  await page.locator('.reading-group-words a').first().waitFor()
  expect(await page.getByText('is another form of').count()).toBe(0)
})

journey('what the address says otherwise is understood or left out', async ({ page }) => {
  await page.goto('/app/dict?search=taberu')
  await page.waitForURL(/[?&]q=taberu/)
  await page
    .getByRole('option', { name: /to eat/ })
    .first()
    .waitFor()
  await page.goto('/app/dict/words?pos=zzz')
  await page.locator('.word-list a').first().waitFor()
  expect(await page.getByText('Zzz').count()).toBe(0)
})

journey('a filter that there is not says which there are, with no results', async ({ page }) => {
  await page.goto(`/app/dict?q=${encodeURIComponent('#grammar')}`)
  await page.getByText('#grammar is no filter').waitFor()
  await page.getByText(/Filters are #n5 to #n1/).waitFor()
  expect(await page.getByRole('option').count()).toBe(0)
})

journey('beside the results stands the word of the row one is at', async ({ page }) => {
  await page.goto(`/app/dict?q=${encodeURIComponent('たべる')}`)
  await page.getByRole('region', { name: '食べる at a glance' }).waitFor()
  await page
    .getByRole('option', { name: /る-verb, transitive/ })
    .first()
    .waitFor()
  await page.goto(`/app/dict?q=${encodeURIComponent('食*')}`)
  const preview = page.locator('.word-preview')
  await preview.waitFor()
  const first = await preview.getAttribute('aria-label')
  await page.locator('[role=option][href*="/words/"]').nth(1).hover()
  await expect.poll(() => preview.getAttribute('aria-label')).not.toBe(first)
})

journey(
  'sentences are a kind of their own: the word is marked, the others lead on',
  async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(`/app/dict?q=${encodeURIComponent('食べました')}`)
    await page.getByRole('radio', { name: 'Sentences' }).check()
    await page.waitForURL(/kind=sentences/)
    const sentences = page.getByRole('region', { name: 'Sentences' })
    await sentences
      .getByRole('status')
      .getByText(/sentences? for “食べました”/)
      .waitFor()
    expect(await sentences.locator('mark').first().textContent()).toContain('食')
    const other = sentences.locator('li a').first()
    const address = await other.getAttribute('href')
    await other.click()
    await page.waitForURL((url) => url.pathname === address)
    await page.goBack()
    await sentences.locator('mark').first().waitFor()
  },
)

journey(
  'a phone has the words of a kanji on its first screen, and filters in reach',
  async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/app/dict/kanji/生')
    const word = page.locator('.reading-group-words a').first()
    await word.waitFor()
    expect((await word.boundingBox())?.y ?? 999).toBeLessThan(480)
    await page.getByRole('button', { name: /^Filter/ }).click()
    await page.getByRole('button', { name: /^At the start/ }).click()
    await page.waitForURL(/position=start/)
    await page.goto('/app/dict/kanji')
    const tile = page.locator('.kanji-grid a').first()
    await tile.waitFor()
    expect((await tile.boundingBox())?.y ?? 999).toBeLessThan(300)
  },
)
