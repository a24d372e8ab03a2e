import type { Drawing } from './drawing'

/** Lowest and highest of every other number from `first` on. */
function measureExtent(xy: Float32Array, first: 0 | 1): number {
  let least = Number.MAX_VALUE
  let most = -Number.MAX_VALUE
  for (let at = first; at < xy.length; at += 2) {
    const value = xy[at] as number
    if (value < least) least = value
    if (value > most) most = value
  }
  return Math.max(0, most - least)
}

/**
 * How many times more a drawing was stretched in width than in height when it was normalised; 1 of
 * a line so straight and level that there is nothing to tell it by.
 */
export function measureAspect(original: Drawing, normalised: Drawing): number {
  const width = measureExtent(normalised.xy, 0) * measureExtent(original.xy, 1)
  const height = measureExtent(normalised.xy, 1) * measureExtent(original.xy, 0)
  const aspect = width / height
  return aspect > 0.01 && aspect < 100 ? aspect : 1
}
