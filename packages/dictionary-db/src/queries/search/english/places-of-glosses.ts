import type { EnglishIndex } from '../../../search-index/english-index'
import { glossOfPlace } from '../../../search-index/gloss-place'

/** Looking a gloss up among many places takes so many looks, and more where they are far apart. */
const looksPerGloss = 12

/** Whether few glosses are sooner looked up among the places of a crowded word than all those read. */
export function isSoonerLookedUp(glossCount: number, placeCount: number): boolean {
  return glossCount * looksPerGloss < placeCount
}

/**
 * The first place of a word, from one of its places up to the end of them, in the gloss or a later one:
 * a word's places are in the order of the glosses.
 */
export function findPlaceFrom(
  { places }: EnglishIndex,
  from: number,
  end: number,
  gloss: number,
): number {
  const { values } = places
  // In steps that grow, for the next gloss is often near.
  let low = from
  let step = 1
  while (low + step < end && glossOfPlace(values[low + step] ?? 0) < gloss) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, end)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (glossOfPlace(values[middle] ?? 0) < gloss) low = middle + 1
    else high = middle
  }
  return low
}
