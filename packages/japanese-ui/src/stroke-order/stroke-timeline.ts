/** When each stroke of a drawing is begun and finished, in milliseconds from the first one. */
export interface StrokeTimeline {
  begins: readonly number[]
  ends: readonly number[]
  totalMs: number
}

/** A calm hand on KanjiVG's square of 109 units: one long horizontal takes about a second. */
const unitsPerSecond = 80
/** A dot is drawn long enough to be seen. */
const shortestMs = 280
/** The pen is lifted and put down again. */
const pauseMs = 320

/** `lengths` are those of the strokes, in units of KanjiVG's square. */
export function planTimeline(lengths: readonly number[]): StrokeTimeline {
  const begins: number[] = []
  const ends: number[] = []
  let now = 0
  for (const length of lengths) {
    begins.push(now)
    now += Math.max(shortestMs, (length / unitsPerSecond) * 1000)
    ends.push(now)
    now += pauseMs
  }
  return { begins, ends, totalMs: ends.at(-1) ?? 0 }
}

/**
 * How much is written at a time: whole strokes before the point, the share of the next one after
 * it. 2.5 is two strokes and half of the third; between strokes it stands still.
 */
export function toPosition({ begins, ends }: StrokeTimeline, atMs: number): number {
  for (const [index, end] of ends.entries()) {
    const begin = begins[index] ?? 0
    if (atMs < end) return index + Math.max(0, (atMs - begin) / (end - begin))
  }
  return ends.length
}

/** The earliest time at which so much is written. */
export function toTime({ begins, ends, totalMs }: StrokeTimeline, position: number): number {
  const strokeIndex = Math.floor(position)
  const share = position - strokeIndex
  if (strokeIndex >= ends.length) return totalMs
  if (share === 0) return strokeIndex === 0 ? 0 : (ends[strokeIndex - 1] ?? 0)
  const begin = begins[strokeIndex] ?? 0
  return begin + share * ((ends[strokeIndex] ?? 0) - begin)
}
