import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Point, type Stroke, toStrokes } from '@kotonoha/handwriting/geometry/drawing'
import { decodeTemplates } from '@kotonoha/handwriting/templates/template-file'
import type { CDPSession, Page } from 'playwright-core'
import { quantile, sample } from '../measure'
import { launchChromium } from '../page-weight'
import { startProduct } from '../running-server'
import { atMost, figure, type Row, round } from '../table'

/** So many characters are drawn, of this many strokes. */
const characters = 12
const [fewestStrokes, mostStrokes] = [4, 16]
/** A pen reports its place about so often on its way, in CSS pixels. */
const stepPx = 6
/** Side of the templates' square. */
const side = 109
/** A mid-range phone's one core beside a desktop's, as Lighthouse takes it. */
const slowdown = 4

/** What the page tells about one stroke, in milliseconds from lifting the pen. */
interface Answered {
  askedMs: number
  answeredMs: number
  shownMs: number
}

/** From lifting the pen to the candidates on the screen, in the site as it is served. */
export async function measureDrawingPad(dictionaryFolder: string): Promise<Row[]> {
  const file = join(dictionaryFolder, 'handwriting.bin')
  const { templates } = decodeTemplates(new Uint8Array(readFileSync(file)))
  const drawings = templates
    .map(({ drawing }) => toStrokes(drawing))
    .filter(({ length }) => length >= fewestStrokes && length <= mostStrokes)
  const product = await startProduct({ KOTONOHA_ACCOUNTS: 'off' })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(watchAnswers)
    await page.goto(`${product.origin}/app/dict/kanji-recognize/handwriting`, {
      waitUntil: 'networkidle',
    })
    await page.waitForFunction(() => window.isRecogniserReady === true)
    const devtools = await page.context().newCDPSession(page)
    const drawn = sample(drawings, characters)
    const usual = await drawAll(page, devtools, drawn)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const slowed = await drawAll(page, devtools, drawn)
    return [
      atMost('pen up to candidates shown, median', toTime(usual, 'shownMs', 0.5), 50, 'ms'),
      figure('  95th percentile', `${round(toTime(usual, 'shownMs', 0.95))} ms`),
      figure('  of it asked · answered, median', describe(usual)),
      figure(
        `  page slowed ${slowdown} times, median · 95th percentile`,
        `${round(toTime(slowed, 'shownMs', 0.5))} · ${round(toTime(slowed, 'shownMs', 0.95))} ms`,
      ),
      figure('  of it asked · answered, median', describe(slowed)),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

function toTime(strokes: readonly Answered[], time: keyof Answered, share: number): number {
  return quantile(
    strokes.map((stroke) => stroke[time]),
    share,
  )
}

function describe(strokes: readonly Answered[]): string {
  const times = (['askedMs', 'answeredMs'] as const).map((time) => toTime(strokes, time, 0.5))
  return `${times.map(round).join(' · ')} ms`
}

async function drawAll(
  page: Page,
  devtools: CDPSession,
  drawings: readonly (readonly Stroke[])[],
): Promise<Answered[]> {
  const box = await page.getByRole('img', { name: /^Drawing pad/ }).boundingBox()
  if (box === null) throw new Error('the pad is not shown')
  const toWindow = ([x, y]: Point): Point => [
    box.x + (x / side) * box.width,
    box.y + (y / side) * box.height,
  ]
  const answered: Answered[] = []
  for (const drawing of drawings) {
    for (const stroke of drawing) {
      await drawStroke(devtools, fillUp(stroke.map(toWindow)))
      const answer = await page.waitForFunction(() => window.answered)
      const { askedMs, answeredMs, shownMs } = (await answer.jsonValue()) ?? {}
      if (askedMs !== undefined && answeredMs !== undefined && shownMs !== undefined) {
        answered.push({ askedMs, answeredMs, shownMs })
      }
    }
    await page.getByRole('button', { name: 'Clear the pad' }).click()
  }
  return answered
}

/** Points every few pixels: templates have them at their corners only. */
function fillUp(stroke: Stroke): Point[] {
  return stroke.flatMap((from, index) => {
    const to = stroke[index + 1] ?? from
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stepPx))
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
    })
  })
}

async function drawStroke(devtools: CDPSession, points: readonly Point[]): Promise<void> {
  const [start] = points
  const end = points.at(-1)
  if (start === undefined || end === undefined) return
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: Point) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    })
  await send('mousePressed', start)
  for (const point of points.slice(1)) await send('mouseMoved', point)
  await send('mouseReleased', end)
}

declare global {
  interface Window {
    isRecogniserReady?: boolean
    /** Of the stroke last drawn, once its candidates are on the screen. */
    answered?: Answered | undefined
  }
}

/** Runs in the page before its own code: notes what goes to the worker and comes back. */
function watchAnswers(): void {
  let liftedAt = 0
  let askedAt = 0
  document.addEventListener(
    'pointerdown',
    () => {
      window.answered = undefined
      liftedAt = 0
    },
    true,
  )
  document.addEventListener(
    'pointerup',
    (event) => {
      liftedAt = event.timeStamp
    },
    true,
  )
  const Original = window.Worker
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'ready') window.isRecogniserReady = true
        if (data.kind !== 'candidates' || liftedAt === 0) return
        const answeredMs = performance.now() - liftedAt
        const askedMs = askedAt - liftedAt
        // A message that is posted within a frame is heard when the frame has been painted.
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.onmessage = () => {
            window.answered = { askedMs, answeredMs, shownMs: performance.now() - liftedAt }
          }
          painted.port2.postMessage(undefined)
        })
      })
    }

    override postMessage(message: unknown): void {
      askedAt = performance.now()
      super.postMessage(message)
    }
  }
}
