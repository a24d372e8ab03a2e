import { expect, inject, test } from 'vitest'
import { connectBrowser } from '../src/connect-browser'
import { addLearner } from '../src/learner'
import { seedList } from '../src/seed-list'
import { signInBefore } from '../src/sign-in'

const origin = inject('origin')

test('a finger on the handle moves the row and not the page, and the toast takes it back', async () => {
  const learner = await addLearner(origin)
  const kanji = ['生', '食', '学', '日', '本', '人']
  const listId = await seedList({ origin, ...learner, name: 'Order', kanji })
  const browser = await connectBrowser()
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  try {
    await signInBefore(context, learner)
    const page = await context.newPage()
    await page.goto(`/app/dict/lists/${listId}`)
    const handleOf = (name: string) => page.getByRole('button', { name: `Move ${name}` })
    const listNames = () =>
      page
        .getByRole('button', { name: /^Move / })
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.slice(5)))
    const readMiddle = async (name: string) => {
      const box = await handleOf(name).boundingBox()
      if (box === null) throw new Error(`${name} is not seen`)
      expect(box.width).toBeGreaterThanOrEqual(44)
      expect(box.height).toBeGreaterThanOrEqual(44)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    await handleOf('学').waitFor()
    const from = await readMiddle('生')
    const to = await readMiddle('学')
    const session = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      })
    await touch('touchStart', from.y)
    await touch('touchMove', from.y + 10)
    await page.getByText('Moving 生, now 1 of 6.').waitFor({ state: 'attached' })
    // The rows make way as the page comes to it: a finger that rests moves a little all the same.
    await expect
      .poll(async () => {
        for (const offset of [-1, 0]) await touch('touchMove', to.y + offset)
        return page.getByText('生: 3 of 6.').count()
      })
      .toBe(1)
    await touch('touchEnd')
    await expect.poll(listNames).toEqual(['食', '学', '生', '日', '本', '人'])
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(listNames).toEqual(kanji)
  } finally {
    await context.close()
  }
})
