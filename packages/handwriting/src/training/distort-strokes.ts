import type { Point, Stroke } from '../geometry/drawing'
import { type Distortion, densify } from './distort-shape'
import { drawNormal, pickIndex, type Random, shuffle } from './random'

export const anyOrder: Distortion = (strokes, random) => shuffle(strokes, random)

export const swapTwo: Distortion = (strokes, random) => {
  const swapped = [...strokes]
  if (swapped.length < 2) return swapped
  const first = pickIndex(random, swapped.length)
  const second = (first + 1 + pickIndex(random, swapped.length - 1)) % swapped.length
  swapped[first] = strokes[second] as Stroke
  swapped[second] = strokes[first] as Stroke
  return swapped
}

/** A third of the strokes, one at least, drawn from the wrong end. */
export const reverseThird: Distortion = (strokes, random) => {
  const count = Math.max(1, Math.round(strokes.length / 3))
  const chosen = new Set(shuffle([...strokes.keys()], random).slice(0, count))
  return strokes.map((stroke, index) => (chosen.has(index) ? [...stroke].reverse() : stroke))
}

/** The pen is not lifted between neighbours, `times` times. */
export function join(times: number): Distortion {
  return (strokes, random) => {
    const joined = [...strokes]
    for (let time = 0; time < times && joined.length > 1; time++) {
      const at = pickIndex(random, joined.length - 1)
      joined.splice(at, 2, [...(joined[at] ?? []), ...(joined[at + 1] ?? [])])
    }
    return joined
  }
}

/** The pen is lifted inside one of the longer strokes. */
export const split: Distortion = (strokes, random) => {
  const extent = (stroke: Stroke) => densify(stroke, 15).length
  const longest = [...strokes.keys()].sort(
    (a, b) => extent(strokes[b] ?? []) - extent(strokes[a] ?? []),
  )
  const chosen = longest[pickIndex(random, Math.ceil(longest.length / 2))] ?? 0
  const points = densify(strokes[chosen] ?? [], 15)
  if (points.length < 4) return [...strokes]
  const at = Math.floor(points.length * (0.3 + 0.4 * random()))
  const pieces = [points.slice(0, at + 1), points.slice(at + 1)]
  return [...strokes.slice(0, chosen), ...pieces, ...strokes.slice(chosen + 1)]
}

export const forgetOne: Distortion = (strokes, random) => {
  if (strokes.length < 2) return [...strokes]
  const forgotten = pickIndex(random, strokes.length)
  return strokes.filter((_, index) => index !== forgotten)
}

/** Three or four points a stroke are all that is reported. */
export const thinOut: Distortion = (strokes, random) =>
  strokes.map((stroke) => {
    if (stroke.length <= 3) return stroke
    const count = 3 + pickIndex(random, 2)
    const points = densify(stroke, 10)
    return Array.from(
      { length: count },
      (_, index) => points[Math.round((index * (points.length - 1)) / (count - 1))] as Point,
    )
  })

/** A third of the size, somewhere in the square. */
export const shrink: Distortion = (strokes, random) => {
  const moveX = random() * 700
  const moveY = random() * 700
  return strokes.map((stroke) =>
    stroke.map(([x, y]): Point => [Math.round(x * 0.3 + moveX), Math.round(y * 0.3 + moveY)]),
  )
}

/** A stray dot, or a stroke drawn twice. */
export const addOne: Distortion = (strokes, random) => {
  const more = [...strokes]
  if (random() < 0.5) {
    const x = 100 + random() * 800
    const y = 100 + random() * 800
    const dot: Stroke = [
      [x, y],
      [x + random() * 30, y + random() * 30],
    ]
    more.splice(pickIndex(random, strokes.length + 1), 0, dot)
    return more
  }
  const at = pickIndex(random, strokes.length)
  const again = (strokes[at] ?? []).map(
    ([x, y]): Point => [x + drawNormal(random) * 8, y + drawNormal(random) * 8],
  )
  more.splice(at + 1, 0, again)
  return more
}

/** With a chance of `chance` the distortion, otherwise the strokes as they are. */
export function sometimes(chance: number, distortion: Distortion): Distortion {
  return (strokes, random: Random) =>
    random() < chance ? distortion(strokes, random) : [...strokes]
}
