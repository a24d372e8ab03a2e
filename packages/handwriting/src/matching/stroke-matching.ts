import { dotLength } from './run-distance'
import type { StrokeRuns } from './stroke-runs'

/** Neighbouring drawn strokes seen in neighbouring strokes of the template. One of both is single. */
export interface MatchedRun {
  drawnFirst: number
  drawnSize: number
  templateFirst: number
  templateSize: number
  price: number
}

/** What belongs to what, and what is left over on either side. */
export interface StrokeMatching {
  runs: MatchedRun[]
  /** Prices of all runs and of what is left over. */
  price: number
}

/** A stroke without a counterpart costs this distance over its ink. */
export const loneDistance = 0.3

export function priceLoneStroke(
  strokes: StrokeRuns,
  stroke: number,
  lone: number = loneDistance,
): number {
  return lone * (dotLength + (strokes.lengths[stroke] as number))
}

/** Which strokes are in some run; kept for its room alone, as making one would take longer. */
let isTaken = new Uint8Array(0)

function listFree(strokeCount: number, mark: () => void): number[] {
  if (strokeCount > isTaken.length) isTaken = new Uint8Array(strokeCount)
  isTaken.fill(0, 0, strokeCount)
  mark()
  const free: number[] = []
  for (let stroke = 0; stroke < strokeCount; stroke++) {
    if (isTaken[stroke] === 0) free.push(stroke)
  }
  return free
}

/** The strokes of both sides that are left over. */
export function listLoneStrokes(
  runs: readonly MatchedRun[],
  drawn: StrokeRuns,
  template: StrokeRuns,
): { drawn: number[]; template: number[] } {
  return {
    drawn: listFree(drawn.strokeCount, () => {
      for (const { drawnFirst, drawnSize } of runs) {
        isTaken.fill(1, drawnFirst, drawnFirst + drawnSize)
      }
    }),
    template: listFree(template.strokeCount, () => {
      for (const { templateFirst, templateSize } of runs) {
        isTaken.fill(1, templateFirst, templateFirst + templateSize)
      }
    }),
  }
}

/** Adds what is left over to the price of the runs. */
export function toMatching(
  runs: MatchedRun[],
  drawn: StrokeRuns,
  template: StrokeRuns,
  lone: number = loneDistance,
): StrokeMatching {
  let price = 0
  for (const run of runs) price += run.price
  const left = listLoneStrokes(runs, drawn, template)
  for (const stroke of left.drawn) price += priceLoneStroke(drawn, stroke, lone)
  for (const stroke of left.template) price += priceLoneStroke(template, stroke, lone)
  return { runs, price }
}
