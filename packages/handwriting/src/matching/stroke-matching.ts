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

/** Adds what is left over to the price of the runs. */
export function toMatching(
  runs: MatchedRun[],
  drawn: StrokeRuns,
  template: StrokeRuns,
  lone: number = loneDistance,
): StrokeMatching {
  const drawnTaken = new Uint8Array(drawn.strokeCount)
  const templateTaken = new Uint8Array(template.strokeCount)
  let price = 0
  for (const run of runs) {
    price += run.price
    drawnTaken.fill(1, run.drawnFirst, run.drawnFirst + run.drawnSize)
    templateTaken.fill(1, run.templateFirst, run.templateFirst + run.templateSize)
  }
  drawnTaken.forEach((taken, stroke) => {
    if (taken === 0) price += priceLoneStroke(drawn, stroke, lone)
  })
  templateTaken.forEach((taken, stroke) => {
    if (taken === 0) price += priceLoneStroke(template, stroke, lone)
  })
  return { runs, price }
}
