import { type Drawing, type Point, type Stroke, toDrawing } from './drawing'
import { resample } from './polyline'

/** Places along a stroke are this share of the drawing's extent apart. */
const spacing = 0.025
/** So many times every place is drawn towards the middle of its neighbours. */
const rounds = 3
const mostPlaces = 120

/**
 * Takes out what the device and a trembling hand put in: steps of the pixel grid and small waves,
 * which say nothing about the form but turn the direction of the line everywhere.
 */
export function smooth(drawing: Drawing): Drawing {
  const { xy, starts } = drawing
  const extent = measureExtent(xy)
  if (extent === 0) return drawing
  const places = new Float32Array(2 * mostPlaces)
  const strokes: Stroke[] = []
  for (let stroke = 0; stroke < starts.length - 1; stroke++) {
    const first = starts[stroke] as number
    if ((starts[stroke + 1] as number) - first < 2) {
      strokes.push([[xy[2 * first] as number, xy[2 * first + 1] as number]])
      continue
    }
    // One pass finds the length, the other puts the places that it asks for.
    const length = resample(drawing, { first: stroke, last: stroke }, 2, places, 0)
    const count = Math.min(mostPlaces, Math.max(2, Math.round(length / (spacing * extent)) + 1))
    resample(drawing, { first: stroke, last: stroke }, count, places, 0)
    for (let round = 0; round < rounds; round++) relax(places, count)
    strokes.push(
      Array.from(
        { length: count },
        (_, at): Point => [places[2 * at] as number, places[2 * at + 1] as number],
      ),
    )
  }
  return toDrawing(strokes)
}

/** Every place but the ends goes half way to the middle of its neighbours. */
function relax(places: Float32Array, count: number): void {
  let beforeX = places[0] as number
  let beforeY = places[1] as number
  for (let at = 1; at < count - 1; at++) {
    const x = places[2 * at] as number
    const y = places[2 * at + 1] as number
    places[2 * at] = x / 2 + (beforeX + (places[2 * at + 2] as number)) / 4
    places[2 * at + 1] = y / 2 + (beforeY + (places[2 * at + 3] as number)) / 4
    beforeX = x
    beforeY = y
  }
}

/** The longer side of the box around all points. */
function measureExtent(xy: Float32Array): number {
  const least = [Number.MAX_VALUE, Number.MAX_VALUE]
  const most = [-Number.MAX_VALUE, -Number.MAX_VALUE]
  xy.forEach((value, at) => {
    least[at & 1] = Math.min(least[at & 1] as number, value)
    most[at & 1] = Math.max(most[at & 1] as number, value)
  })
  if (xy.length === 0) return 0
  return Math.max(
    (most[0] as number) - (least[0] as number),
    (most[1] as number) - (least[1] as number),
  )
}
