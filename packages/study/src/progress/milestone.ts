/** The normal distribution's 80th percentile: between its negative and itself lie 60 of 100 cases. */
const z80 = 0.8416

/** Days until something is reached: the likely one, and the band that holds three cases in five. */
export interface MilestoneBand {
  likely: number
  early: number
  late: number
}

/**
 * When `left` more will be reached at the pace of the last days: `done` in `days`. What comes at a
 * steady pace by chance varies by its square root (a Poisson process). Undefined at a standstill.
 */
export function findMilestone({
  left,
  done,
  days,
}: {
  left: number
  done: number
  days: number
}): MilestoneBand | undefined {
  if (left <= 0 || done <= 0 || days <= 0) return undefined
  const perDay = done / days
  const spread = z80 * Math.sqrt(left + left ** 2 / done)
  return {
    likely: Math.ceil(left / perDay),
    early: Math.max(1, Math.ceil((left - spread) / perDay)),
    late: Math.ceil((left + spread) / perDay),
  }
}
