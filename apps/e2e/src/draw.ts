import type { CDPSession, Page } from 'playwright-core'

/** Strokes as a hand drew them: points in thousandths of the pad, in drawing order. */
export type DrawnStrokes = readonly (readonly (readonly [x: number, y: number])[])[]

/** 木 and 本 as we drew them: no line is straight, none ends where it should. */
export const drawnTree: DrawnStrokes = [
  [
    [181, 338],
    [262, 331],
    [390, 318],
    [548, 309],
    [701, 297],
    [812, 291],
  ],
  [
    [503, 92],
    [507, 190],
    [501, 322],
    [506, 470],
    [512, 640],
    [508, 788],
    [497, 903],
  ],
  [
    [488, 318],
    [452, 402],
    [391, 497],
    [318, 588],
    [232, 668],
    [151, 731],
  ],
  [
    [521, 327],
    [574, 408],
    [649, 501],
    [731, 590],
    [818, 662],
    [893, 702],
  ],
]

export const drawnBook: DrawnStrokes = [
  ...drawnTree,
  [
    [371, 741],
    [442, 737],
    [540, 729],
    [633, 722],
  ],
]

export async function drawWithMouse(page: Page, strokes: DrawnStrokes): Promise<void> {
  const pad = await findPad(page)
  for (const stroke of strokes) {
    const [first, ...others] = stroke.map(pad.toWindow)
    if (first === undefined) continue
    await page.mouse.move(first.x, first.y)
    await page.mouse.down()
    for (const { x, y } of others) await page.mouse.move(x, y)
    await page.mouse.up()
  }
}

/** By touches, as a phone sends them. */
export async function drawWithFinger(
  page: Page,
  devtools: CDPSession,
  strokes: DrawnStrokes,
): Promise<void> {
  const pad = await findPad(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  for (const stroke of strokes) {
    const [first, ...others] = stroke.map(pad.toWindow)
    if (first === undefined) continue
    await touch('touchStart', [first])
    for (const point of others) await touch('touchMove', [point])
    await touch('touchEnd', [])
  }
}

async function findPad(page: Page) {
  const canvas = page.getByRole('img', { name: /^Drawing pad/ })
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  if (box === null) throw new Error('the pad is not shown')
  return {
    toWindow: ([x, y]: readonly [x: number, y: number]) => ({
      x: box.x + (x / 1000) * box.width,
      y: box.y + (y / 1000) * box.height,
    }),
  }
}
