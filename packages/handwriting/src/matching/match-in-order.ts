import { countRuns, priceAllRuns, type RunPrices } from './run-distance'
import {
  loneDistance,
  type MatchedRun,
  priceLoneStroke,
  type StrokeMatching,
} from './stroke-matching'
import type { StrokeRuns } from './stroke-runs'

/** Kept from one matching to the next for their room alone. */
let room = makeRoom(256)

function makeRoom(states: number) {
  return { best: new Float64Array(states), step: new Int8Array(states) }
}

/**
 * Matches strokes in writing order: every drawn stroke is one stroke of the template or several
 * joined, or a piece of one, and on both sides strokes may be left over. The cheapest way is found
 * by going through all beginnings of both (dynamic programming). What costs more than `limit` is
 * not followed; when all ways do, nothing is matched.
 */
export function matchInOrder(
  drawn: StrokeRuns,
  template: StrokeRuns,
  lone: number = loneDistance,
  limit: number = Number.MAX_VALUE,
  prices: RunPrices = priceAllRuns(drawn, template),
): StrokeMatching {
  const n = drawn.strokeCount
  const m = template.strokeCount
  const width = m + 1
  const states = (n + 1) * width
  if (states > room.best.length) room = makeRoom(states)
  // How the cheapest way comes here: 0 skips a drawn stroke, −1 one of the template's, k > 0 takes
  // a run of k template strokes, and −k < −1 a run of k drawn ones.
  const { best, step } = room
  best.fill(Number.MAX_VALUE, 0, states)
  const templateRuns = countRuns(template)
  best[0] = 0
  for (let i = 0; i <= n; i++) {
    const drawnLone = i < n ? priceLoneStroke(drawn, i, lone) : 0
    const longestJoin = i < n ? template.longestRun : 0
    const longestSplit = Math.min(drawn.longestRun, n - i)
    for (let j = 0; j <= m; j++) {
      const at = i * width + j
      const here = best[at] as number
      if (here === Number.MAX_VALUE) continue
      if (i < n) {
        const price = here + drawnLone
        if (price < (best[at + width] as number) && price <= limit) {
          best[at + width] = price
          step[at + width] = 0
        }
      }
      if (j === m) continue
      const price = here + priceLoneStroke(template, j, lone)
      if (price < (best[at + 1] as number) && price <= limit) {
        best[at + 1] = price
        step[at + 1] = -1
      }
      const longest = Math.min(longestJoin, m - j)
      for (let size = 1; size <= longest; size++) {
        const to = at + width + size
        const price = here + (prices[i * templateRuns + (size - 1) * m + j] as number)
        if (price >= (best[to] as number) || price > limit) continue
        best[to] = price
        step[to] = size
      }
      for (let size = 2; size <= longestSplit; size++) {
        const to = at + size * width + 1
        const price = here + (prices[((size - 1) * n + i) * templateRuns + j] as number)
        if (price >= (best[to] as number) || price > limit) continue
        best[to] = price
        step[to] = -size
      }
    }
  }
  const runs: MatchedRun[] = []
  if (best[n * width + m] === Number.MAX_VALUE) return { runs, price: Number.MAX_VALUE }
  let i = n
  let j = m
  while (i > 0 || j > 0) {
    const how = step[i * width + j] as number
    if (how === 0) i--
    else if (how === -1) j--
    else {
      const drawnSize = how > 0 ? 1 : -how
      const templateSize = how > 0 ? how : 1
      const to = best[i * width + j] as number
      i -= drawnSize
      j -= templateSize
      const price = to - (best[i * width + j] as number)
      runs.push({ drawnFirst: i, drawnSize, templateFirst: j, templateSize, price })
    }
  }
  return { runs: runs.reverse(), price: best[n * width + m] as number }
}
