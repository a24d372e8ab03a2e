import type { PenPoint, PenStroke } from './pen-stroke'

interface Place {
  x: number
  y: number
}

/** Index of the stroke that passes nearest to the place, if one is within reach; else -1. */
export function findStrokeAt(strokes: readonly PenStroke[], place: Place, reach: number): number {
  let found = -1
  let nearest = reach
  strokes.forEach((stroke, index) => {
    const distance = measureDistance(stroke, place)
    if (distance <= nearest) {
      found = index
      nearest = distance
    }
  })
  return found
}

function measureDistance(stroke: PenStroke, place: Place): number {
  const [start] = stroke
  if (start === undefined) return Number.POSITIVE_INFINITY
  let distance = Math.hypot(start.x - place.x, start.y - place.y)
  stroke.forEach((end, index) => {
    const from = stroke[index - 1]
    if (from !== undefined) distance = Math.min(distance, measureToSegment(from, end, place))
  })
  return distance
}

function measureToSegment(from: PenPoint, to: PenPoint, { x, y }: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length
  const at = Math.min(1, Math.max(0, along))
  return Math.hypot(x - from.x - at * dx, y - from.y - at * dy)
}
