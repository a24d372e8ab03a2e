import { expect } from 'vitest'
import { connectBrowser } from '../src/connect-browser'
import { drawWithMouse } from '../src/draw-strokes'
import { journey } from '../src/journey'
import { keepQuiet } from '../src/keep-quiet'

journey('SKIP is looked up with a finger on a phone', async ({ origin }) => {
  const browser = await connectBrowser()
  const phone = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  await keepQuiet(phone)
  const page = await phone.newPage()
  await page.goto('/app/dict/kanji-recognize/skip-code')
  await page.getByRole('button', { name: /Left and right/ }).tap()
  const field = page.getByRole('textbox', { name: 'SKIP code' })
  await expect.poll(() => field.inputValue()).toBe('1-4-5')
  expect(await page.getByText('SKIP code', { exact: true }).last().isVisible()).toBe(true)
  const first = page.getByRole('spinbutton', { name: 'Strokes of the left part' })
  await page.getByRole('button', { name: 'One more: Strokes of the left part' }).tap()
  await expect.poll(() => field.inputValue()).toBe('1-5-5')

  for (const [input, mode] of [
    [first, 'numeric'],
    [field, 'decimal'],
  ] as const) {
    expect(await input.getAttribute('inputmode'), 'digits are at hand').toBe(mode)
    const size = await input.evaluate((element) => getComputedStyle(element).fontSize)
    expect(Number.parseFloat(size), 'a phone would zoom in').toBeGreaterThanOrEqual(16)
  }
  const controls = page
    .locator('.skip-tab')
    .locator('button, .count-stepper input, .rounded-field, .checkbox-field, summary')
  for (const control of await controls.all()) {
    const box = await control.boundingBox()
    expect(box?.height, await control.innerText()).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  }

  await field.tap()
  await field.fill('')
  // The point is what a phone has beside its digits.
  await field.pressSequentially('1.7.7')
  await expect.poll(() => field.inputValue()).toBe('1-7-7')
  await page.getByRole('link', { name: /^語/ }).first().waitFor()
  await page.waitForURL(/code=1-7-7/)
  await phone.close()
})

journey('the ways to a kanji stand in one row on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/app/dict')
  const ways = page.getByRole('navigation', { name: 'Find a kanji you cannot type' })
  const tops = await ways
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

journey('what is written leads on to the next kanji of the list', async ({ page }) => {
  await page.goto('/app/dict/kanji')
  await page.getByRole('main').getByRole('link', { name: /^一/ }).first().click()
  await page.getByRole('link', { name: 'Writing', exact: true }).click()
  await page.getByRole('radio', { name: 'Practise' }).check()
  const pad = page.getByRole('img', { name: /^Writing square/ })
  await drawWithMouse(page, pad, [
    [12, 51],
    [40, 50],
    [65, 49],
    [88, 49],
  ])
  await page.getByRole('heading', { name: '100 of 100' }).waitFor()
  await page.getByRole('link', { name: /^Next:/ }).click()
  await page.waitForURL((url) => decodeURIComponent(url.pathname) !== '/app/dict/kanji/一/writing')
  expect(new URL(page.url()).searchParams.get('mode')).toBe('practise')
  await page.getByText(/^Draw the first of/).waitFor()
  await expect
    .poll(() => pad.evaluate((square) => square.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(900)
})

journey('the words of a sentence say all they have to on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/dict?q=今日食べさせられなかった')
  const words = page.getByRole('list', { name: /^The sentence, word by word/ })
  await words.getByText(/^causative-passive, negative, past of/).waitFor()
  const cut = await words
    .locator('span')
    .evaluateAll((labels) =>
      labels
        .filter((label) => label.scrollWidth > label.clientWidth && label.clientWidth > 0)
        .map((label) => label.textContent),
    )
  expect(cut).toEqual([])
})

journey('no line of a sentence begins with a mark that closes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(
    '/app/dict?q=今日は、食べる。今日は、食べる。「今日は、食べた。」今日は、食べない。',
  )
  const words = page.getByRole('list', { name: /^The sentence, word by word/ })
  await words.getByText('、').first().waitFor()
  const lines = await words.evaluate((list) => {
    const found: string[] = []
    let left = Number.POSITIVE_INFINITY
    for (const item of list.children) {
      const box = item.getBoundingClientRect()
      const texts = [...item.querySelectorAll('.search-sentence-text')]
      const text = texts.map(({ textContent }) => textContent).join('')
      if (box.left <= left) found.push(text)
      else found.push(found.pop() + text)
      left = box.left
    }
    return found
  })
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((line) => /^[、。」]/.test(line) || /「$/.test(line))).toEqual([])
})
