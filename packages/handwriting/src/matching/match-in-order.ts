import { priceRuns } from './run-distance'
import {
  loneDistance,
  type MatchedRun,
  priceLoneStroke,
  type StrokeMatching,
} from './stroke-matching'
import type { StrokeRuns } from './stroke-runs'

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
): StrokeMatching {
  const n = drawn.strokeCount
  const m = template.strokeCount
  const width = m + 1
  const best = new Float64Array((n + 1) * width).fill(Number.MAX_VALUE)
  // How the cheapest way comes here: 0 skips a drawn stroke, −1 one of the template's, k > 0 takes
  // a run of k template strokes, and −k < −1 a run of k drawn ones.
  const step = new Int8Array((n + 1) * width)
  best[0] = 0
  const offer = (at: number, price: number, how: number) => {
    if (price >= (best[at] as number) || price > limit) return
    best[at] = price
    step[at] = how
  }
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const at = i * width + j
      const here = best[at] as number
      if (here === Number.MAX_VALUE) continue
      if (i < n) offer(at + width, here + priceLoneStroke(drawn, i, lone), 0)
      if (j < m) offer(at + 1, here + priceLoneStroke(template, j, lone), -1)
      if (i === n || j === m) continue
      for (let size = 1; size <= template.longestRun && j + size <= m; size++) {
        const price = priceRuns(drawn, i, template, (size - 1) * m + j)
        offer(at + width + size, here + price, size)
      }
      for (let size = 2; size <= drawn.longestRun && i + size <= n; size++) {
        const price = priceRuns(drawn, (size - 1) * n + i, template, j)
        offer(at + size * width + 1, here + price, -size)
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
