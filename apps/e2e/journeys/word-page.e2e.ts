import { expect } from 'vitest'
import { journey } from '../src/journey'

const phone = { width: 390, height: 844 }

journey('on a desk sound, kanji and forms stand beside the meanings', async ({ page }) => {
  await page.goto('/app/dict/words/1000110')
  const pronunciation = page.getByRole('region', { name: 'Pronunciation' })
  const kanji = page.getByRole('region', { name: 'Kanji', exact: true })
  const forms = page.getByRole('region', { name: 'Conjugation' })
  await kanji.getByRole('link', { name: /Read た here/ }).waitFor()
  await pronunciation.getByText('中高').waitFor()
  await forms.getByText('食べられる').waitFor()
  expect(await page.getByRole('navigation', { name: 'Details of 食べる' }).isVisible()).toBe(false)
})

journey('a section opens where it is, and what stands above it stays', async ({ page }) => {
  await page.goto('/app/dict/words/1000110')
  const heading = page.getByRole('heading', { name: 'Conjugation' })
  const before = await heading.boundingBox()
  await heading.getByRole('link').click()
  await page.waitForURL(/\/1000110\/conjugation/)
  await page.getByRole('table').waitFor()
  expect(await heading.boundingBox()).toEqual(before)
  await page.getByRole('link', { name: /Read た here/ }).waitFor()
})

journey('on a phone the tabs stay under the bar, and each leads to its part', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/app/dict/words/1000110')
  const tabs = page.getByRole('navigation', { name: 'Details of 食べる' })
  await page
    .getByRole('list', { name: 'Kanji of the word' })
    .getByText('た', { exact: true })
    .waitFor()
  await page.getByText('食べられる', { exact: true }).first().waitFor()
  await tabs.getByRole('link', { name: 'Conjugation' }).click()
  await page.getByRole('table').waitFor()
  const table = page.getByRole('table')
  expect((await table.boundingBox())?.y ?? 999).toBeLessThan(600)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBe(56)
  await tabs.getByRole('link', { name: 'Kanji' }).click()
  const kanji = page.getByRole('link', { name: /Read た here/ })
  await expect.poll(async () => (await kanji.boundingBox())?.y ?? 999).toBeLessThan(700)
  await expect.poll(async () => (await kanji.boundingBox())?.y ?? 0).toBeGreaterThan(56)
})

journey(
  'on a narrow phone the first screen has meanings, and four letters their buttons beside them',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/app/dict/words/1000110')
    await page.getByText('食べられる', { exact: true }).first().waitFor()
    const meaning = page.locator('.sense').first()
    expect((await meaning.boundingBox())?.y ?? 999).toBeLessThan(450)
    const headword = page.locator('.word-headword')
    await headword.evaluate((heading) => {
      heading.style.setProperty('--word-length', '4')
      heading.textContent = 'かんかん'
    })
    const word = await headword.boundingBox()
    const buttons = await page.locator('.word-actions').boundingBox()
    expect(buttons?.y ?? 0).toBeGreaterThan(word?.y ?? 999)
    expect(buttons?.y ?? 999).toBeLessThan((word?.y ?? 0) + (word?.height ?? 0) / 2)
  },
)

journey('the address of a part has it under the tabs, before the meanings', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/app/dict/words/1000110/conjugation')
  const table = page.getByRole('table')
  await table.waitFor()
  expect((await table.boundingBox())?.y ?? 999).toBeLessThan(600)
  const meanings = page.getByRole('heading', { name: 'Meaning' })
  expect((await meanings.boundingBox())?.y ?? 0).toBeGreaterThan(1000)
})

journey('what a form is for is cut between words, and not within ください', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/app/dict/words/1000110/conjugation')
  const use = page.getByText('requests with ください')
  await use.waitFor()
  const widths = Array.from({ length: 12 }, (_, step) => 320 + step * 8)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    const lines = await use.evaluate(({ firstChild }) => {
      const range = document.createRange()
      const start = firstChild?.textContent?.indexOf('ください') ?? 0
      if (firstChild !== null) {
        range.setStart(firstChild, start)
        range.setEnd(firstChild, start + 4)
      }
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
  }
})

journey(
  'a word without kanji opens on what it means, and has no part about kanji',
  async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/app/dict/words/1002270')
    await page.waitForURL(/\/1002270\/kanji/)
    const tabs = page.getByRole('navigation', { name: 'Details of ファン' })
    const meaning = tabs.getByRole('link', { name: 'Meaning' })
    await expect.poll(() => meaning.getAttribute('aria-current')).toBe('page')
    expect(await tabs.getByRole('link', { name: 'Kanji' }).count()).toBe(0)
    await tabs.getByRole('link', { name: 'Pronunciation' }).click()
    await page.getByText('atamadaka').waitFor()
    const heading = page.getByRole('heading', { name: 'Meaning' })
    const below = (await heading.boundingBox())?.y ?? 0
    await meaning.click()
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 999).toBeLessThan(below)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('region', { name: 'Pronunciation' }).waitFor()
    expect(await page.getByRole('region', { name: 'Kanji', exact: true }).count()).toBe(0)
  },
)
