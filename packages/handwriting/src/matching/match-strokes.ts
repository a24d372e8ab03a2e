import { matchFreely } from './match-freely'
import { matchInOrder } from './match-in-order'
import { priceAllRuns, type RunPrices } from './run-distance'
import { loneDistance, type StrokeMatching } from './stroke-matching'
import type { StrokeRuns } from './stroke-runs'

/** The cheaper matching of that in writing order and that in any. */
export function matchStrokes(
  drawn: StrokeRuns,
  template: StrokeRuns,
  lone: number = loneDistance,
  prices: RunPrices = priceAllRuns(drawn, template),
): StrokeMatching {
  const free = matchFreely(drawn, template, lone, prices)
  const inOrder = matchInOrder(drawn, template, lone, free.price, prices)
  return inOrder.price <= free.price ? inOrder : free
}
