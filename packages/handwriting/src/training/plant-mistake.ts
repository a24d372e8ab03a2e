import type { Point, Stroke } from '../geometry/drawing'
import { findBox } from './distort-shape'
import { pickIndex, type Random } from './random'

/** A right drawing made wrong in one place. */
export interface PlantedMistake {
  strokes: Stroke[]
  /** Drawn strokes of which naming any is right. */
  wrong: number[]
  /** The model's stroke that was left out, if one was. */
  forgotten?: number
}

type Planter = (strokes: readonly Stroke[], random: Random) => PlantedMistake | undefined

function replaceOne(strokes: readonly Stroke[], at: number, by: Stroke): PlantedMistake {
  return { strokes: strokes.map((stroke, index) => (index === at ? by : stroke)), wrong: [at] }
}

function move(stroke: Stroke, dx: number, dy: number): Stroke {
  return stroke.map(([x, y]): Point => [x + dx, y + dy])
}

function turn(stroke: Stroke, angle: number): Stroke {
  const { left, top, right, bottom } = findBox(stroke)
  const x0 = (left + right) / 2
  const y0 = (top + bottom) / 2
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return stroke.map(
    ([x, y]): Point => [x0 + cos * (x - x0) - sin * (y - y0), y0 + sin * (x - x0) + cos * (y - y0)],
  )
}

/** The longer side of the drawing's box: displacements are shares of it. */
function extentOf(strokes: readonly Stroke[]): number {
  const { left, top, right, bottom } = findBox(strokes.flat())
  return Math.max(right - left, bottom - top)
}

const order: Planter = (strokes, random) => {
  if (strokes.length < 2) return undefined
  const first = pickIndex(random, strokes.length - 1)
  const second = first + 1 + pickIndex(random, Math.min(2, strokes.length - 1 - first))
  const swapped = [...strokes]
  swapped[first] = strokes[second] as Stroke
  swapped[second] = strokes[first] as Stroke
  return { strokes: swapped, wrong: [first, second] }
}

const direction: Planter = (strokes, random) => {
  const at = pickIndex(random, strokes.length)
  return replaceOne(strokes, at, [...(strokes[at] as Stroke)].reverse())
}

const position: Planter = (strokes, random) => {
  if (strokes.length < 2) return undefined
  const at = pickIndex(random, strokes.length)
  const distance = extentOf(strokes) * (0.25 + 0.1 * random())
  const angle = random() * 2 * Math.PI
  const moved = move(strokes[at] as Stroke, distance * Math.cos(angle), distance * Math.sin(angle))
  return replaceOne(strokes, at, moved)
}

const shape: Planter = (strokes, random) => {
  if (strokes.length < 2) return undefined
  const at = pickIndex(random, strokes.length)
  return replaceOne(strokes, at, turn(strokes[at] as Stroke, random() < 0.5 ? 1.2 : -1.2))
}

const extra: Planter = (strokes, random) => {
  const { left, top, right, bottom } = findBox(strokes.flat())
  const place = (): Point => [left + random() * (right - left), top + random() * (bottom - top)]
  const from = place()
  const angle = random() * 2 * Math.PI
  const length = extentOf(strokes) * (0.25 + 0.2 * random())
  const line: Stroke = [
    from,
    [from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)],
  ]
  const at = pickIndex(random, strokes.length + 1)
  return { strokes: [...strokes.slice(0, at), line, ...strokes.slice(at)], wrong: [at] }
}

const join: Planter = (strokes, random) => {
  if (strokes.length < 2) return undefined
  const at = pickIndex(random, strokes.length - 1)
  const joined = [...(strokes[at] as Stroke), ...(strokes[at + 1] as Stroke)]
  return { strokes: [...strokes.slice(0, at), joined, ...strokes.slice(at + 2)], wrong: [at] }
}

const missing: Planter = (strokes, random) => {
  if (strokes.length < 2) return undefined
  const forgotten = pickIndex(random, strokes.length)
  return { strokes: strokes.filter((_, index) => index !== forgotten), wrong: [], forgotten }
}

/** One planter for every mistake that the grader should find, by the name it should give. */
export const planters: Readonly<Record<string, Planter>> = {
  order,
  direction,
  position,
  shape,
  extra,
  join,
  missing,
}
