import { runNumbers, type StrokeRuns } from '../matching/stroke-runs'

/** How a drawn stroke differs from the model's, in spreads of the ink. */
export interface StrokeDifference {
  /** How far it is off: its middle or an end, whichever is nearest to its place. */
  shift: number
  /** Mean difference of its course once that is undone. */
  bend: number
  drawnLength: number
  modelLength: number
  /** Cosine of the angle between the lines from end to end; 1 where one has no direction. */
  heading: number
  /** Shorter than this share of its course the line from end to end says nothing. */
  straightness: number
  /** It fits better when begun at the other end. */
  isReversed: boolean
  /** How much better, as a share: 0 equally well, 1 perfectly. */
  reversal: number
}

export function compareStrokes(
  drawn: StrokeRuns,
  drawnStroke: number,
  model: StrokeRuns,
  modelStroke: number,
): StrokeDifference {
  const a = drawn.samples
  const b = model.samples
  const p = drawnStroke * runNumbers
  const q = modelStroke * runNumbers
  const end = runNumbers - 2
  const places = runNumbers / 2
  let dx = 0
  let dy = 0
  for (let k = 0; k < runNumbers; k += 2) {
    dx += ((a[p + k] as number) - (b[q + k] as number)) / places
    dy += ((a[p + k + 1] as number) - (b[q + k + 1] as number)) / places
  }
  let forward = 0
  let backward = 0
  for (let k = 0; k < runNumbers; k += 2) {
    const x = (a[p + k] as number) - dx
    const y = (a[p + k + 1] as number) - dy
    forward += (x - (b[q + k] as number)) ** 2 + (y - (b[q + k + 1] as number)) ** 2
    backward += (x - (b[q + end - k] as number)) ** 2 + (y - (b[q + end + 1 - k] as number)) ** 2
  }
  const ax = (a[p + end] as number) - (a[p] as number)
  const ay = (a[p + end + 1] as number) - (a[p + 1] as number)
  const bx = (b[q + end] as number) - (b[q] as number)
  const by = (b[q + end + 1] as number) - (b[q + 1] as number)
  const drawnChord = Math.hypot(ax, ay)
  const modelChord = Math.hypot(bx, by)
  const drawnLength = drawn.lengths[drawnStroke] as number
  const modelLength = model.lengths[modelStroke] as number
  const isReversed = backward < forward
  // A stroke too short or too long but begun in its place is not a displaced one.
  const [first, last] = isReversed ? [end, 0] : [0, end]
  const startGap = measureGap(a, p, b, q + first)
  const endGap = measureGap(a, p + end, b, q + last)
  const larger = Math.max(forward, backward, 1e-9)
  return {
    shift: Math.min(Math.hypot(dx, dy), startGap, endGap),
    bend: Math.sqrt(Math.min(forward, backward) / places),
    drawnLength,
    modelLength,
    heading: drawnChord * modelChord < 1e-4 ? 1 : (ax * bx + ay * by) / (drawnChord * modelChord),
    straightness: Math.min(
      drawnChord / Math.max(drawnLength, 1e-6),
      modelChord / Math.max(modelLength, 1e-6),
    ),
    isReversed,
    reversal: 1 - Math.sqrt(Math.min(forward, backward) / larger),
  }
}

function measureGap(a: Float32Array, p: number, b: Float32Array, q: number): number {
  return Math.hypot(
    (a[p] as number) - (b[q] as number),
    (a[p + 1] as number) - (b[q + 1] as number),
  )
}
