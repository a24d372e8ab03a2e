import type { Locator, Page } from 'playwright-core'

/** A place on a writing square, as shares of a hundred of its side. */
export type PadPoint = readonly [x: number, y: number]

/** Between two places that are given, the pointer reports so many. */
const reportsBetween = 4

async function toScreen(pad: Locator, stroke: readonly PadPoint[]): Promise<PadPoint[]> {
  // In the middle, where no bar lies over it.
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await pad.boundingBox()
  if (box === null) throw new Error('The writing square is not on the screen')
  return stroke.map(([x, y]) => [box.x + (x * box.width) / 100, box.y + (y * box.height) / 100])
}

export async function drawWithMouse(
  page: Page,
  pad: Locator,
  stroke: readonly PadPoint[],
): Promise<void> {
  const [first, ...rest] = await toScreen(pad, stroke)
  if (first === undefined) return
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...place, { steps: reportsBetween })
  await page.mouse.up()
}

/** Real touches by the browser's own protocol: Playwright itself can only tap. */
export async function drawWithFinger(
  page: Page,
  pad: Locator,
  stroke: readonly PadPoint[],
): Promise<void> {
  const places = await toScreen(pad, stroke)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: PadPoint) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at[0], y: at[1] }],
    })
  for (const [index, place] of places.entries()) {
    await touch(index === 0 ? 'touchStart' : 'touchMove', place)
  }
  await touch('touchEnd')
  await session.detach()
}
