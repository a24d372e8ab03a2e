/** The 97.5th percentile of the normal distribution: of an interval that holds 95 %. */
const z95 = 1.959964

/** A share with the interval in which the true one lies in 95 of 100 cases. */
export interface ShareInterval {
  share: number
  low: number
  high: number
}

/**
 * The share of `hits` among `count`, with Wilson's score interval (E. B. Wilson, 1927), which holds
 * for few answers and for shares near 1 too. Undefined where there is nothing to count.
 */
export function findShare(hits: number, count: number): ShareInterval | undefined {
  if (count <= 0) return undefined
  const share = hits / count
  const spread = z95 ** 2 / count
  const centre = (share + spread / 2) / (1 + spread)
  const half =
    (z95 * Math.sqrt((share * (1 - share)) / count + spread / (4 * count))) / (1 + spread)
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}
