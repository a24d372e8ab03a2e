import type { BrowserContext, ViewportSize } from 'playwright-core'
import { expect } from 'vitest'
import { drawnBook, drawnTree, drawWithFinger, drawWithMouse } from '../src/draw'
import { journey } from '../src/journey'

const firstCandidate = '.candidate >> nth=0'

journey(
  'a character drawn with the mouse is named, and nothing leaves the device',
  async ({ page }) => {
    // The last thing a page fetches by itself, seconds after its start, is what keeps it offline.
    const isSettled = page.waitForEvent('console', (it) => /service worker/i.test(it.text()))
    await page.goto('/app/dict')
    await page.getByRole('link', { name: 'Draw it' }).waitFor()
    // What the pad needs comes at once, whatever will be drawn.
    const needed = [/listBriefs/, /templates/].map((url) => page.waitForResponse(url))
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await page.waitForURL('**/kanji-recognize/handwriting')
    await Promise.all(needed)
    await page.getByText('Draw one character.').waitFor()
    await isSettled
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await drawWithMouse(page, drawnTree)
    await expect.poll(() => page.locator(firstCandidate).textContent()).toContain('木')
    await page.locator(firstCandidate).focus()
    await page.getByText('tree', { exact: true }).waitFor()
    // Not even a slice of a font, which would tell the server what was drawn.
    expect(requests).toEqual([])
  },
)

journey(
  'with strokes in another order and direction it is the same character',
  async ({ page }) => {
    await page.goto('/app/dict/kanji-recognize')
    const backwards = drawnTree.toReversed().map((stroke) => stroke.toReversed())
    await drawWithMouse(page, backwards)
    await expect.poll(() => page.locator(firstCandidate).textContent()).toContain('木')
  },
)

journey(
  'a finger draws, the page does not scroll, and a tap inserts',
  async ({ context, origin }) => {
    const phone = await openPhone(context, origin, { width: 390, height: 844 })
    try {
      const page = await phone.newPage()
      await page.goto('/app/dict/kanji-recognize')
      const devtools = await phone.newCDPSession(page)
      await drawWithFinger(page, devtools, drawnBook)
      await expect.poll(() => page.locator(firstCandidate).textContent()).toContain('本')
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.locator(firstCandidate).tap()
      await expect
        .poll(() => page.getByRole('textbox', { name: 'Picked characters' }).inputValue())
        .toBe('本')
    } finally {
      await phone.close()
    }
  },
)

journey('number keys pick, and a compound drawn so is searched', async ({ page }) => {
  await page.goto('/app/dict/kanji-recognize')
  const picked = page.getByRole('textbox', { name: 'Picked characters' })
  await drawWithMouse(page, drawnBook)
  await expect.poll(() => page.locator(firstCandidate).textContent()).toContain('本')
  await page.keyboard.press('1')
  await expect.poll(() => picked.inputValue()).toBe('本')
  await drawWithMouse(page, drawnTree)
  await expect.poll(() => page.locator(firstCandidate).textContent()).toContain('木')
  await page.keyboard.press('1')
  await expect.poll(() => picked.inputValue()).toBe('本木')
  await page.locator('[data-kanji="木"]').waitFor()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('q') === '本木')
  await page.goBack()
  await expect.poll(() => picked.inputValue()).toBe('本木')
})

journey('undo, erase and clear change what is recognised', async ({ page }) => {
  await page.goto('/app/dict/kanji-recognize')
  const pad = page.getByRole('img', { name: /^Drawing pad/ })
  const strokes = () => pad.getAttribute('aria-label')
  await drawWithMouse(page, drawnBook)
  await expect.poll(() => page.locator(firstCandidate).textContent()).toContain('本')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.locator(firstCandidate).textContent()).toContain('木')
  await page.getByRole('button', { name: 'Replay the drawing' }).click()
  await expect.poll(strokes).toContain('4 strokes')
  await page.getByRole('button', { name: 'Erase strokes' }).click()
  const box = await pad.boundingBox()
  if (box === null) throw new Error('the pad is not shown')
  // On the bar of 木, away from its trunk.
  await pad.click({ position: { x: box.width * 0.25, y: box.height * 0.33 } })
  await expect.poll(strokes).toContain('3 strokes')
  await page.keyboard.press('u')
  await expect.poll(strokes).toContain('4 strokes')
  await page.getByRole('button', { name: 'Clear the pad' }).click()
  await expect.poll(strokes).toContain('empty')
  await page.locator(firstCandidate).waitFor({ state: 'detached' })
})

journey('the pad has a pixel for each of the screen’s', async ({ context, origin }) => {
  const sharp = await context.browser()?.newContext({ baseURL: origin, deviceScaleFactor: 3 })
  if (sharp === undefined) throw new Error('no browser')
  try {
    const page = await sharp.newPage()
    await page.goto('/app/dict/kanji-recognize')
    const pad = page.getByRole('img', { name: /^Drawing pad/ })
    await pad.waitFor()
    const ratio = () =>
      pad.evaluate((canvas) =>
        canvas instanceof HTMLCanvasElement ? canvas.width / canvas.clientWidth : 0,
      )
    await expect.poll(ratio).toBeCloseTo(3, 1)
  } finally {
    await sharp.close()
  }
})

journey(
  'radicals by keyboard alone: impossible ones are skipped, the address is shared',
  async ({ page, context }) => {
    await page.goto('/app/dict/kanji-recognize/radicals')
    const field = page.getByRole('textbox', { name: 'Part by name, kana or kanji' })
    await field.focus()
    await page.keyboard.type('sun')
    await page.getByRole('button', { name: 'Pick 寸' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('components') === '寸')
    await page.locator('[data-kanji="寺"]').waitFor()
    await page.getByRole('button', { name: 'Clear' }).waitFor()
    // From the field through the chosen part and Clear into the picker.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
    const tile = page.locator('.component-tile:focus')
    await tile.waitFor()
    const seen = new Set<string>()
    for (let step = 0; step < 60; step += 1) {
      const label = (await tile.getAttribute('aria-label')) ?? ''
      if (label.startsWith('日') || seen.has(label)) break
      expect(await tile.isEnabled()).toBe(true)
      seen.add(label)
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Space')
    await page.waitForURL((url) => url.searchParams.get('components') === '寸日')
    // 時 has 寸 too and stood there before: the new answer is there once 待 is gone.
    await page.locator('[data-kanji="待"]').waitFor({ state: 'detached' })
    await page.locator('[data-kanji="時"]').waitFor()
    await page.locator('.component-tile:disabled').first().waitFor()

    const shared = await context.newPage()
    await shared.goto(page.url())
    await shared.locator('[data-kanji="時"]').waitFor()
    await shared.close()
  },
)

journey('a kanji typed selects its parts, and its tile opens it', async ({ page }) => {
  await page.goto('/app/dict/kanji-recognize/radicals')
  await page.getByRole('textbox', { name: 'Part by name, kana or kanji' }).fill('持')
  await page.getByRole('button', { name: /Pick the parts of 持/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('components') === '扌土寸')
  await page.locator('[data-kanji="持"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/kanji/%E6%8C%81/words')
})

journey(
  'SKIP by keyboard alone: pattern, counts, tolerance, and the kanji with its words',
  async ({ page }) => {
    await page.goto('/app/dict/kanji-recognize/skip-code')
    await page.getByRole('button', { name: 'Solid' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('code') === '4-3-1')
    await page.getByRole('spinbutton', { name: 'Strokes' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.waitForURL((url) => url.searchParams.get('code') === '4-4-1')
    await page.getByRole('textbox', { name: 'SKIP code' }).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('4-5-3')
    await page.waitForURL((url) => url.searchParams.get('code') === '4-5-3')
    await page.locator('[data-kanji="本"]').waitFor()
    await page.getByRole('checkbox', { name: 'Allow one stroke more or less' }).focus()
    await page.keyboard.press('Space')
    await page.waitForURL((url) => url.searchParams.get('near') === 'true')
    await page
      .getByRole('heading', { name: /^Near: / })
      .first()
      .waitFor()
    await page.locator('[data-kanji="本"]').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/kanji/%E6%9C%AC/words')
  },
)

/** A phone, upright or held sideways. */
async function openPhone(context: BrowserContext, origin: string, size: ViewportSize) {
  const phone = await context
    .browser()
    ?.newContext({ baseURL: origin, viewport: size, hasTouch: true, isMobile: true })
  if (phone === undefined) throw new Error('no browser')
  return phone
}

journey('on a phone held sideways all of the pad can be drawn on', async ({ context, origin }) => {
  const phone = await openPhone(context, origin, { width: 844, height: 390 })
  try {
    const page = await phone.newPage()
    await page.goto('/app/dict/kanji-recognize')
    const pad = page.getByRole('img', { name: /^Drawing pad/ })
    await pad.waitFor()
    const bars = { top: 56, bottom: 390 - 60 }
    await expect
      .poll(async () => {
        const box = await pad.boundingBox()
        return box !== null && box.y >= bars.top && box.y + box.height <= bars.bottom
      })
      .toBe(true)
    const tools = await page.getByRole('toolbar', { name: 'Drawing' }).boundingBox()
    expect(tools && tools.y + tools.height, 'its tools are seen too').toBeLessThan(bars.bottom)
    await drawWithFinger(page, await phone.newCDPSession(page), drawnBook)
    await expect.poll(() => page.locator(firstCandidate).textContent()).toContain('本')
  } finally {
    await phone.close()
  }
})

journey('a double tap inserts once and presses nothing else', async ({ context, origin }) => {
  const phone = await openPhone(context, origin, { width: 390, height: 844 })
  try {
    const page = await phone.newPage()
    await page.goto('/app/dict/kanji-recognize')
    const devtools = await phone.newCDPSession(page)
    await drawWithFinger(page, devtools, drawnTree)
    await expect.poll(() => page.locator(firstCandidate).textContent()).toContain('木')
    await page.locator(firstCandidate).tap()
    const picked = page.getByRole('textbox', { name: 'Picked characters' })
    await expect.poll(() => picked.inputValue()).toBe('木')
    const search = await page.getByRole('button', { name: 'Search', exact: true }).boundingBox()
    if (search === null) throw new Error('nothing can be searched')
    // Once more: where the button was, and will be again, there is a candidate now.
    await drawWithFinger(page, devtools, drawnTree)
    await page.locator('.candidate').nth(9).waitFor()
    const place = { x: search.x + search.width / 2, y: search.y + search.height / 2 }
    const touch = (type: 'touchStart' | 'touchEnd') =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [place] : [],
      })
    // Not one after the other's answer: a slow machine would make two taps of them.
    await Promise.all([
      touch('touchStart'),
      touch('touchEnd'),
      touch('touchStart'),
      touch('touchEnd'),
    ])
    await expect.poll(() => picked.inputValue()).toMatch(/^木.$/)
    await picked.tap()
    await page.keyboard.press('End')
    await page.keyboard.type('本')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => /^木.本$/.test(url.searchParams.get('q') ?? ''))
  } finally {
    await phone.close()
  }
})

journey('whoever has erased the last stroke draws on', async ({ page }) => {
  await page.goto('/app/dict/kanji-recognize')
  const pad = page.getByRole('img', { name: /^Drawing pad/ })
  const eraser = page.getByRole('button', { name: 'Erase strokes' })
  await drawWithMouse(page, drawnTree.slice(0, 1))
  await eraser.click()
  const box = await pad.boundingBox()
  if (box === null) throw new Error('the pad is not shown')
  await pad.click({ position: { x: box.width * 0.5, y: box.height * 0.31 } })
  await expect.poll(() => pad.getAttribute('aria-label')).toContain('empty')
  await expect.poll(() => eraser.isDisabled()).toBe(true)
  await drawWithMouse(page, drawnTree)
  await expect.poll(() => page.locator(firstCandidate).textContent()).toContain('木')
})

journey('a mistyped link leaves out what makes no sense', async ({ page }) => {
  await page.goto('/app/dict/kanji-recognize/radicals?components=xyz')
  await page.getByText('Pick the parts that you recognise').waitFor()
  await page.locator('.component-tile:enabled').first().waitFor()
  await page.goto('/app/dict/kanji-recognize/radicals?components=x寸')
  await page.locator('[data-kanji="寺"]').waitFor()
  for (const code of ['9-99-99', '1-99-99', '1-0-0', 'abc']) {
    await page.goto(`/app/dict/kanji-recognize/skip-code?code=${code}`)
    await page.getByText('Choose how the kanji divides').waitFor()
  }
})

journey('parts are taken and given up by keyboard without losing the place', async ({ page }) => {
  await page.goto('/app/dict/kanji-recognize/radicals')
  const field = page.getByRole('textbox', { name: 'Part by name, kana or kanji' })
  await field.fill('sun')
  await page.getByRole('button', { name: 'Pick 寸' }).press('Enter')
  await page.waitForURL((url) => url.searchParams.get('components') === '寸')
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Remove 寸' }).press('Enter')
  await page.waitForURL((url) => !url.searchParams.has('components'))
  await page.locator('.component-tile:focus').waitFor()
})

journey('the home page has a door to each look-up', async ({ page }) => {
  for (const [door, path] of [
    ['Draw it', 'handwriting'],
    ['Pick its radicals', 'radicals'],
    ['SKIP code', 'skip-code'],
  ] as const) {
    await page.goto('/app/dict')
    await page.getByRole('link', { name: door }).click()
    await page.waitForURL(`**/kanji-recognize/${path}`)
  }
})
