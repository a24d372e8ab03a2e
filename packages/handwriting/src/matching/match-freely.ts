import { assign } from './assign'
import { priceRuns } from './run-distance'
import {
  loneDistance,
  type MatchedRun,
  priceLoneStroke,
  type StrokeMatching,
  toMatching,
} from './stroke-matching'
import type { StrokeRuns } from './stroke-runs'

/**
 * Matches strokes in any order: first one to one, as cheaply as possible; then what is left over
 * joins the run of a neighbour where that costs less than being left over.
 */
export function matchFreely(
  drawn: StrokeRuns,
  template: StrokeRuns,
  lone: number = loneDistance,
): StrokeMatching {
  const runs = matchOneToOne(drawn, template).filter(
    (run) =>
      run.price <
      priceLoneStroke(drawn, run.drawnFirst, lone) +
        priceLoneStroke(template, run.templateFirst, lone),
  )
  joinTemplateStrokes(runs, drawn, template, lone)
  joinDrawnStrokes(runs, drawn, template, lone)
  return toMatching(runs, drawn, template, lone)
}

function matchOneToOne(drawn: StrokeRuns, template: StrokeRuns): MatchedRun[] {
  const n = drawn.strokeCount
  const m = template.strokeCount
  if (n === 0 || m === 0) return []
  const isWide = n <= m
  const prices = new Float64Array(n * m)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < m; j++) {
      prices[isWide ? i * m + j : j * n + i] = priceRuns(drawn, i, template, j)
    }
  }
  const partners = isWide ? assign(prices, n, m) : assign(prices, m, n)
  return Array.from(partners, (partner, index) => ({
    drawnFirst: isWide ? index : partner,
    drawnSize: 1,
    templateFirst: isWide ? partner : index,
    templateSize: 1,
    price: prices[isWide ? index * m + partner : index * n + partner] as number,
  }))
}

/** Strokes of the template that nothing was drawn for become part of the stroke before or after. */
function joinTemplateStrokes(
  runs: MatchedRun[],
  drawn: StrokeRuns,
  template: StrokeRuns,
  lone: number,
): void {
  const m = template.strokeCount
  const owner: (MatchedRun | undefined)[] = new Array(m).fill(undefined)
  for (const run of runs) owner[run.templateFirst] = run
  for (let isChanging = true; isChanging; ) {
    isChanging = false
    for (let stroke = 0; stroke < m; stroke++) {
      if (owner[stroke] !== undefined) continue
      let gain = 0
      let better: { run: MatchedRun; first: number; size: number; price: number } | undefined
      for (const run of [owner[stroke - 1], owner[stroke + 1]]) {
        if (run === undefined || run.templateSize >= template.longestRun) continue
        const first = Math.min(run.templateFirst, stroke)
        const size = run.templateSize + 1
        const price = priceRuns(drawn, run.drawnFirst, template, (size - 1) * m + first)
        const saved = run.price + priceLoneStroke(template, stroke, lone) - price
        if (saved > gain) {
          gain = saved
          better = { run, first, size, price }
        }
      }
      if (better === undefined) continue
      better.run.templateFirst = better.first
      better.run.templateSize = better.size
      better.run.price = better.price
      owner[stroke] = better.run
      isChanging = true
    }
  }
}

/** A drawn stroke that is no stroke of the template may be a piece of the one drawn beside it. */
function joinDrawnStrokes(
  runs: MatchedRun[],
  drawn: StrokeRuns,
  template: StrokeRuns,
  lone: number,
): void {
  const n = drawn.strokeCount
  if (drawn.longestRun < 2) return
  const owner: (MatchedRun | undefined)[] = new Array(n).fill(undefined)
  for (const run of runs) owner[run.drawnFirst] = run
  for (let stroke = 0; stroke < n; stroke++) {
    if (owner[stroke] !== undefined) continue
    for (const run of [owner[stroke - 1], owner[stroke + 1]]) {
      if (run === undefined || run.drawnSize > 1 || run.templateSize > 1) continue
      const first = Math.min(run.drawnFirst, stroke)
      const price = priceRuns(drawn, n + first, template, run.templateFirst)
      if (run.price + priceLoneStroke(drawn, stroke, lone) <= price) continue
      run.drawnFirst = first
      run.drawnSize = 2
      run.price = price
      owner[stroke] = run
      break
    }
  }
}
