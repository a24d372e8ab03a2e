import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../src/journey'

const field = (page: Page) => page.locator('main input[name="q"]')

journey(
  'what is typed before the code is there stays, and is looked up',
  async ({ page, origin }) => {
    const run = await holdCode(page, origin + '/app/dict')
    await field(page).click()
    await page.keyboard.type('tabe')
    await run()
    await page.keyboard.type('ru')
    await page
      .getByRole('option', { name: /to eat/ })
      .first()
      .waitFor()
    expect(await field(page).inputValue()).toBe('taberu')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('taberu')
  },
)

journey('Enter before the code is there goes to the results', async ({ page, origin }) => {
  await holdCode(page, origin + '/app/dict?q=sake&kind=words')
  await field(page).fill('食べる')
  await page.keyboard.press('Enter')
  await page
    .locator('.first-view')
    .getByText(/to eat/)
    .first()
    .waitFor()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    q: '食べる',
    kind: 'words',
  })
})

journey(
  'a press on the search or its key is answered when the code is there',
  async ({ page, origin }) => {
    for (const ask of [
      () => page.locator('.search-opener').click({ force: true }),
      () => page.keyboard.press('/'),
    ]) {
      const run = await holdCode(page, origin + '/app/dict/kanji')
      await ask()
      await page.keyboard.type('mi')
      await run()
      const typed = page.getByRole('dialog').getByRole('combobox')
      await typed.waitFor()
      await page.keyboard.type('zu')
      await expect.poll(() => typed.inputValue()).toBe('mizu')
      await page.getByRole('option', { name: /水/ }).first().waitFor()
      await page.keyboard.press('Escape')
      // Closing it goes back over its entry, which would end the way to the next address.
      await page.waitForFunction(() => history.state?.isDialogOpen !== true)
    }
  },
)

journey(
  'a choice pressed before the code is there stands at once, and is made when it is',
  async ({ page, origin }) => {
    const runSearch = await holdCode(page, origin + '/app/dict?q=to eat')
    const kanji = page.locator('.option-switch-option', { hasText: 'Kanji' })
    const isChosen = () => kanji.locator('input').evaluate((each: HTMLInputElement) => each.checked)
    await kanji.click({ force: true })
    expect(await isChosen()).toBe(true)
    await runSearch()
    await expect.poll(() => new URL(page.url()).searchParams.get('kind')).toBe('kanji')
    expect(await isChosen()).toBe(true)

    const runSkip = await holdCode(page, origin + '/app/dict/kanji-recognize/skip-code?code=4-5-3')
    await page.locator('.checkbox-field').click({ force: true })
    await runSkip()
    await page.waitForURL(/near=true/)
  },
)

journey('the search can be emptied before the code is there', async ({ page, origin }) => {
  const run = await holdCode(page, origin + '/app/dict?q=sake')
  await page.locator('.search-field-clear').click({ force: true })
  await page.keyboard.type('tabe')
  await run()
  await page.keyboard.type('ru')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('taberu')
})

journey(
  'what can be typed is tried before the code is there, and in the place with it',
  async ({ page, origin }) => {
    await holdCode(page, origin + '/app/dict')
    await page.getByRole('link', { name: '食べさせられた' }).first().click()
    await page.locator('.first-view').getByText('causative-passive').first().waitFor()
    const run = await holdCode(page, origin + '/app/dict')
    await run()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('link', { name: '食べさせられた' }).first().click()
    await page.getByText('causative-passive').first().waitFor()
    expect(await page.evaluate('isSameDocument')).toBe(true)
  },
)

journey('no label stands alone before its choice is there', async ({ page, origin }) => {
  const run = await holdCode(page, origin + '/app/dict/words/1000110/kanji')
  const label = page.getByText('Sentences:')
  expect(await label.count()).toBe(1)
  expect(await label.isVisible()).toBe(false)
  await run()
  await label.waitFor()
})

/** Opens a page that the server draws; its code comes with what it gives. */
async function holdCode(page: Page, address: string): Promise<() => Promise<void>> {
  let run = () => {}
  const mayRun = new Promise<void>((resolve) => {
    run = resolve
  })
  const files = /\/assets\/.*\.js$/
  await page.unroute(files)
  await page.route(files, async (route) => {
    await mayRun
    await route.continue()
  })
  // Opening it would wait for its code.
  await page.evaluate((path) => location.assign(path), address)
  await page.locator('#root.first-view > .app-bar').waitFor()
  return async () => {
    run()
    await page.locator('#root:not(.first-view) > .app-bar').waitFor()
  }
}
