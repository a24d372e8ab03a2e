/** Fewer levels say nothing of the next. */
const fewestLevels = 3

export interface LevelBand {
  /** Days from the opening of a level. */
  likely: number
  early: number
  late: number
}

/**
 * How long the next level takes, by the days that the latest ones took: the middle one, and the band
 * of three in five. Undefined as long as there are few.
 */
export function findLevelBand(daysOfLatest: readonly number[]): LevelBand | undefined {
  if (daysOfLatest.length < fewestLevels) return undefined
  const inOrder = daysOfLatest.toSorted((one, other) => one - other)
  /** Between two levels, in a straight line. */
  const at = (share: number) => {
    const place = share * (inOrder.length - 1)
    const below = inOrder[Math.floor(place)] ?? 0
    const above = inOrder[Math.ceil(place)] ?? below
    return below + (above - below) * (place - Math.floor(place))
  }
  return { early: at(0.2), likely: at(0.5), late: at(0.8) }
}
