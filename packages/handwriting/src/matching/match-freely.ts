import { assign } from './assign'
import { countRuns, priceAllRuns, type RunPrices } from './run-distance'
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
  prices: RunPrices = priceAllRuns(drawn, template),
): StrokeMatching {
  const runs = matchOneToOne(drawn, template, prices).filter(
    (run) =>
      run.price <
      priceLoneStroke(drawn, run.drawnFirst, lone) +
        priceLoneStroke(template, run.templateFirst, lone),
  )
  joinTemplateStrokes(runs, template, lone, prices)
  joinDrawnStrokes(runs, drawn, lone, { prices, templateRuns: countRuns(template) })
  return toMatching(runs, drawn, template, lone)
}

/** Prices of single strokes, kept from one matching to the next for their room alone. */
let singlePrices = new Float64Array(0)

function matchOneToOne(
  drawn: StrokeRuns,
  template: StrokeRuns,
  allPrices: RunPrices,
): MatchedRun[] {
  const n = drawn.strokeCount
  const m = template.strokeCount
  if (n === 0 || m === 0) return []
  const templateRuns = countRuns(template)
  const isWide = n <= m
  if (n * m > singlePrices.length) singlePrices = new Float64Array(n * m)
  const prices = singlePrices
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < m; j++) {
      prices[isWide ? i * m + j : j * n + i] = allPrices[i * templateRuns + j] as number
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
  template: StrokeRuns,
  lone: number,
  prices: RunPrices,
): void {
  const m = template.strokeCount
  const templateRuns = countRuns(template)
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
        const price = prices[run.drawnFirst * templateRuns + (size - 1) * m + first] as number
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
  lone: number,
  { prices, templateRuns }: { prices: RunPrices; templateRuns: number },
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
      const price = prices[(n + first) * templateRuns + run.templateFirst] as number
      if (run.price + priceLoneStroke(drawn, stroke, lone) <= price) continue
      run.drawnFirst = first
      run.drawnSize = 2
      run.price = price
      owner[stroke] = run
      break
    }
  }
}
