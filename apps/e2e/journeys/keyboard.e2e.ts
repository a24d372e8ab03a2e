import { expect } from 'vitest'
import { journey } from '../src/journey'

journey('from the catalog to a word without a mouse', async ({ page }) => {
  // The page shows its first view before its code has come, and only the code hears keys.
  await page.goto('/app/dict', { waitUntil: 'networkidle' })
  // The field of the home page may hold the focus, and shortcuts wait while one types.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await page.waitForURL(/\/app\/dict\/kanji$/)
  await page.locator('a[href*="/app/dict/kanji/"]').first().waitFor()
  await page.locator('a[href*="/app/dict/kanji/"]').first().focus()
  await page.keyboard.press('ArrowRight')
  const chosen = await page.evaluate(() => document.activeElement?.getAttribute('href'))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => chosen !== null && url.pathname.startsWith(chosen ?? '-'))
  await page.getByRole('link', { name: 'Writing', exact: true }).waitFor()
  await page.keyboard.press(']')
  await page.waitForURL(/\/writing$/)
  await page.keyboard.press('[')
  await page.waitForURL(/\/words$/)
})

journey('the help opens by ?, closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/app/dict/words', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: /shortcuts/i })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

journey('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/app/dict/words', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Skip to content').focus()
  await page.keyboard.press('Enter')
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isInMain).toBe(true)
})

journey('typing a letter that is a shortcut writes it into the field', async ({ page }) => {
  await page.goto('/app/dict')
  const field = page.getByRole('combobox', { name: 'Search words and kanji' })
  await field.click()
  await page.keyboard.type('gk?/')
  expect(await field.inputValue()).toBe('gk?/')
  expect(await page.getByRole('dialog').count()).toBe(0)
})
