import type { Card } from '@kotonoha/srs/card'
import { mediumFromDays, passedFromDays, stabilityForProgress } from '@kotonoha/srs/milestones'

/** How well an item is known, worst first; an item without any card has none. */
export type ProgressBucket = 'low' | 'medium' | 'high' | 'passed'

/** Days of stability from which an item is known well: by default one success moves one bucket. */
export const highFromDays = 30

/**
 * The bucket of an item, by its weakest card (one card per core facet).
 *
 * It depends on stored memory and never on the clock, so nothing changes overnight. A card that is
 * being learnt or relearnt counts as low whatever its stability. A facet not yet introduced
 * (`new`) holds the item at low; with no facet introduced there is no bucket.
 */
export function findProgressBucket(facets: readonly Card[]): ProgressBucket | undefined {
  if (facets.every((card) => card.phase === 'new')) return undefined
  return toProgressBucket(Math.min(...facets.map(stabilityForProgress)))
}

/** The bucket of an item that was introduced, by the stability of its weakest card in days. */
export function toProgressBucket(weakestStability: number): ProgressBucket {
  if (weakestStability >= passedFromDays) return 'passed'
  if (weakestStability >= highFromDays) return 'high'
  return weakestStability >= mediumFromDays ? 'medium' : 'low'
}
