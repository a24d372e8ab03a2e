import { runNumbers, type StrokeRuns } from './stroke-runs'

/** Weight of the difference of the lines from end to end. */
const chordWeight = 0.25
/** A stroke with no likeness costs this distance and no more. */
const ceiling = 1.2
/** Added to the length of a stroke, so that a dot weighs something too. */
export const dotLength = 0.25

/** Distance of two runs at every place, in the sense that fits better. */
export function measureRuns(
  drawn: StrokeRuns,
  drawnRun: number,
  template: StrokeRuns,
  templateRun: number,
): { distance: number; isReversed: boolean } {
  const a = drawn.samples
  const b = template.samples
  const p = drawnRun * runNumbers
  const q = templateRun * runNumbers
  let forward = 0
  let backward = 0
  for (let k = 0; k < runNumbers; k += 2) {
    const x = a[p + k] as number
    const y = a[p + k + 1] as number
    const fx = x - (b[q + k] as number)
    const fy = y - (b[q + k + 1] as number)
    const bx = x - (b[q + runNumbers - 2 - k] as number)
    const by = y - (b[q + runNumbers - 1 - k] as number)
    forward += fx * fx + fy * fy
    backward += bx * bx + by * by
  }
  const isReversed = backward < forward
  const sense = isReversed ? -1 : 1
  const end = runNumbers - 2
  const cx =
    (a[p + end] as number) - (a[p] as number) - sense * ((b[q + end] as number) - (b[q] as number))
  const cy =
    (a[p + end + 1] as number) -
    (a[p + 1] as number) -
    sense * ((b[q + end + 1] as number) - (b[q + 1] as number))
  const square = (isReversed ? backward : forward) / (runNumbers / 2)
  const distance = Math.sqrt(square + chordWeight * (cx * cx + cy * cy))
  // Written so that what is no number becomes the ceiling: the assignment must come to an end.
  return { distance: distance < ceiling ? distance : ceiling, isReversed }
}

/** What it costs to see the drawn run in the template's run: the distance, by the ink concerned. */
export function priceRuns(
  drawn: StrokeRuns,
  drawnRun: number,
  template: StrokeRuns,
  templateRun: number,
): number {
  const ink = ((drawn.lengths[drawnRun] as number) + (template.lengths[templateRun] as number)) / 2
  return measureRuns(drawn, drawnRun, template, templateRun).distance * (dotLength + ink)
}

/**
 * What it costs to see any drawn run in any of the template's, where one of both is a single
 * stroke: that of the drawn run p in the template's q at p · (the template's runs) + q.
 */
export type RunPrices = Float64Array

export function countRuns({ strokeCount, longestRun }: StrokeRuns): number {
  return strokeCount * longestRun
}

export function priceAllRuns(drawn: StrokeRuns, template: StrokeRuns): RunPrices {
  const templateRuns = countRuns(template)
  const prices = new Float64Array(countRuns(drawn) * templateRuns)
  const n = drawn.strokeCount
  const m = template.strokeCount
  for (let drawnSize = 1; drawnSize <= drawn.longestRun; drawnSize++) {
    const longest = drawnSize === 1 ? template.longestRun : 1
    for (let i = 0; i + drawnSize <= n; i++) {
      const p = (drawnSize - 1) * n + i
      for (let size = 1; size <= longest; size++) {
        for (let j = 0; j + size <= m; j++) {
          const q = (size - 1) * m + j
          prices[p * templateRuns + q] = priceRuns(drawn, p, template, q)
        }
      }
    }
  }
  return prices
}
