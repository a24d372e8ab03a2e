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

/** The strokes of both sides that are left over. */
export function listLoneStrokes(
  runs: readonly MatchedRun[],
  drawn: StrokeRuns,
  template: StrokeRuns,
): { drawn: number[]; template: number[] } {
  const drawnTaken = new Uint8Array(drawn.strokeCount)
  const templateTaken = new Uint8Array(template.strokeCount)
  for (const { drawnFirst, drawnSize, templateFirst, templateSize } of runs) {
    drawnTaken.fill(1, drawnFirst, drawnFirst + drawnSize)
    templateTaken.fill(1, templateFirst, templateFirst + templateSize)
  }
  return { drawn: listFree(drawnTaken), template: listFree(templateTaken) }
}

function listFree(isTaken: Uint8Array): number[] {
  const free: number[] = []
  isTaken.forEach((taken, stroke) => {
    if (taken === 0) free.push(stroke)
  })
  return free
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
