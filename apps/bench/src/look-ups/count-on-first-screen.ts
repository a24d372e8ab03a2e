import { type Browser, errors } from 'playwright-core'
import { launchChromium } from '../page-weight'
import { atLeast, figure, type Row } from '../table'
import { type LookUp, lookUps } from './look-ups'

/** A common phone. */
const phone = { width: 390, height: 844 }

/** What the bars at both ends of the window leave of it, in px from its top. */
const readable = { top: 56, bottom: phone.height - 60 }

/** Long enough for an answer on a busy machine; what is not there then is missing. */
const waitedMs = 4000

/**
 * `npm run bench -- look-ups`: in how many of forty look-ups the answer is on the first screen of a
 * phone, with nothing pushed, opened or pressed.
 */
export async function countAnsweredOnFirstScreen(origin: string): Promise<Row[]> {
  const browser = await launchChromium()
  try {
    const rows: Row[] = []
    let answered = 0
    for (const lookUp of lookUps) {
      const place = await findAnswer(browser, origin, lookUp)
      if (place === undefined) rows.push(figure(`${lookUp.kind}: ${describe(lookUp)}`, 'not seen'))
      else answered += 1
    }
    return [atLeast('answered on the first screen', answered, 38, `of ${lookUps.length}`), ...rows]
  } finally {
    await browser.close()
  }
}

function describe({ asked, answer }: LookUp): string {
  return `${'query' in asked ? asked.query : asked.path} → ${answer.join(' ')}`
}

/** How far down the answer ends, in px; undefined where it cannot be seen. */
async function findAnswer(
  browser: Browser,
  origin: string,
  { asked, answer, link }: LookUp,
): Promise<number | undefined> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    const path = 'query' in asked ? `/app/dict?q=${encodeURIComponent(asked.query)}` : asked.path
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    const found = await page
      .waitForFunction(
        findPlace,
        { answer, selector: toSelector(link), ...readable, width: phone.width },
        { timeout: waitedMs },
      )
      .catch((error: unknown) => {
        if (error instanceof errors.TimeoutError) return undefined
        throw error
      })
    return await found?.jsonValue()
  } finally {
    await context.close()
  }
}

function toSelector(link: string | undefined): string {
  if (link === undefined) return 'main :is([role=option], li, p, dd, td, h1, h2, summary)'
  return `main a[href*="${link}"]`
}

/** Runs in the page, and therefore names no function in itself: what translates it would mark these. */
function findPlace({
  answer,
  selector,
  top,
  bottom,
  width,
}: {
  answer: readonly string[]
  selector: string
  top: number
  bottom: number
  width: number
}): number | undefined {
  for (const line of document.querySelectorAll(selector)) {
    const copy = line.cloneNode(true) as Element
    for (const reading of copy.querySelectorAll('rt, rp')) reading.remove()
    const text = copy.textContent ?? ''
    const box = line.getBoundingClientRect()
    const isSeen = box.width > 4 && box.height > 4 && box.top >= top && box.bottom <= bottom
    const isBeside = box.left < 0 || box.right > width
    if (isSeen && !isBeside && answer.every((part) => text.includes(part))) return box.bottom
  }
  return undefined
}
