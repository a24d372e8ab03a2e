import { placesPerStroke, type StrokeRuns } from '../matching/stroke-runs'

/** Two crossing lines at the same place are as far apart as this squared distance. */
const directionWeight = 0.25

/** The places of all strokes, twice the angle of the line there, and how near the other side is. */
export interface StrokeInk {
  count: number
  x: Float64Array
  y: Float64Array
  cos2: Float64Array
  sin2: Float64Array
  /** Squared distance to the nearest place of the other side, with what the lines are turned. */
  nearest: Float64Array
}

/** What the single strokes' places are, before anything is known of the other side. */
export function collectInk({ samples, strokeCount }: StrokeRuns): StrokeInk {
  const count = strokeCount * placesPerStroke
  const ink: StrokeInk = {
    count,
    x: new Float64Array(count),
    y: new Float64Array(count),
    cos2: new Float64Array(count),
    sin2: new Float64Array(count),
    nearest: new Float64Array(count).fill(Number.MAX_VALUE),
  }
  const scale = Math.sqrt(directionWeight / 2)
  for (let at = 0; at < count; at++) {
    const place = at % placesPerStroke
    const before = 2 * (place === 0 ? at : at - 1)
    const after = 2 * (place === placesPerStroke - 1 ? at : at + 1)
    const dx = (samples[after] as number) - (samples[before] as number)
    const dy = (samples[after + 1] as number) - (samples[before + 1] as number)
    const square = dx * dx + dy * dy
    ink.x[at] = samples[2 * at] as number
    ink.y[at] = samples[2 * at + 1] as number
    if (square === 0) continue
    ink.cos2[at] = (scale * (dx * dx - dy * dy)) / square
    ink.sin2[at] = (scale * 2 * dx * dy) / square
  }
  return ink
}

/** Finds for all places of both sides how near the other comes. */
export function findNearest(one: StrokeInk, other: StrokeInk): void {
  const { x, y, cos2, sin2, nearest, count } = other
  for (let i = 0; i < one.count; i++) {
    const ownX = one.x[i] as number
    const ownY = one.y[i] as number
    const cos = one.cos2[i] as number
    const sin = one.sin2[i] as number
    let least = Number.MAX_VALUE
    for (let j = 0; j < count; j++) {
      const dx = ownX - (x[j] as number)
      const dy = ownY - (y[j] as number)
      const square = dx * dx + dy * dy - cos * (cos2[j] as number) - sin * (sin2[j] as number)
      if (square < least) least = square
      if (square < (nearest[j] as number)) nearest[j] = square
    }
    one.nearest[i] = least
  }
  for (const { nearest: squares } of [one, other]) {
    for (let at = 0; at < squares.length; at++) {
      squares[at] = Math.max(0, (squares[at] as number) + directionWeight / 2)
    }
  }
}
