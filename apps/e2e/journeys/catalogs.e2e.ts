import { expect } from 'vitest'
import { journey } from '../src/journey'

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
  await page.goto('/app/dict/words')
  await page.locator(wordLink).first().waitFor()
  const before = await page.locator(wordLink).count()
  // It presses itself when one comes near, and goes once everything is there.
  await page.locator(wordLink).last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator(wordLink).count()).toBeGreaterThan(before)
})

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
