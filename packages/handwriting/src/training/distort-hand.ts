import type { Point } from '../geometry/drawing'
import { type Distortion, densify, findBox } from './distort-shape'
import { drawNormal, pickIndex, type Random } from './random'

/**
 * What hands do to a character, part by part: all lengths are in thousandths of the writing square,
 * and `strength` 1 is a usual hand.
 */

/** Points are this far apart where strokes are bent. */
const spacing = 20
const wavesPerAxis = 3

/** Bends the whole square by a few long waves: places that are near move alike. */
export function bendSquare(strength: number): Distortion {
  return (strokes, random) => {
    const drawWaves = () => Array.from({ length: wavesPerAxis }, () => drawWave(random, strength))
    const wavesX = drawWaves()
    const wavesY = drawWaves()
    const sum = (waves: ReturnType<typeof drawWaves>, x: number, y: number) =>
      waves.reduce((all, wave) => all + wave(x, y), 0)
    return strokes.map((stroke) =>
      densify(stroke, spacing).map(
        ([x, y]): Point => [x + sum(wavesX, x, y), y + sum(wavesY, x, y)],
      ),
    )
  }
}

function drawWave(random: Random, strength: number): (x: number, y: number) => number {
  const angle = random() * 2 * Math.PI
  const turn = ((0.35 + 0.75 * random()) * 2 * Math.PI) / 1000
  const phase = random() * 2 * Math.PI
  const height = drawNormal(random) * 16 * strength
  return (x, y) => height * Math.sin(turn * (Math.cos(angle) * x + Math.sin(angle) * y) + phase)
}

/** Slants what is upright and what lies; most hands let lying strokes rise. */
export function slant(strength: number): Distortion {
  return (strokes, random) => {
    const rise = -0.04 * random() + drawNormal(random) * 0.07 * strength
    const lean = drawNormal(random) * 0.07 * strength
    return strokes.map((stroke) =>
      stroke.map(([x, y]): Point => [x + lean * (y - 500), y + rise * (x - 500)]),
    )
  }
}

/** Moves and scales one part, the strokes up to any one: parts are written one after the other. */
export function movePart(strength: number): Distortion {
  return (strokes, random) => {
    if (strokes.length < 3) return [...strokes]
    const count = 1 + pickIndex(random, strokes.length - 1)
    const { left, top, right, bottom } = findBox(strokes.slice(0, count).flat())
    const moveX = drawNormal(random) * 22 * strength
    const moveY = drawNormal(random) * 22 * strength
    const scaleX = 1 + drawNormal(random) * 0.1 * strength
    const scaleY = 1 + drawNormal(random) * 0.1 * strength
    const place = (at: number, middle: number, scale: number) => middle + (at - middle) * scale
    return strokes.map((stroke, index) =>
      index >= count
        ? stroke
        : stroke.map(
            ([x, y]): Point => [
              place(x, (left + right) / 2, scaleX) + moveX,
              place(y, (top + bottom) / 2, scaleY) + moveY,
            ],
          ),
    )
  }
}

/** Moves every stroke, each of its ends a little more, and bows it. */
export function moveEnds(strength: number): Distortion {
  return (strokes, random) =>
    strokes.map((stroke) => {
      const points = densify(stroke, spacing)
      const [startX, startY] = points[0] ?? [0, 0]
      const [endX, endY] = points.at(-1) ?? [0, 0]
      const draw = (spread: number) => drawNormal(random) * spread * strength
      const [moveX, moveY] = [draw(18), draw(18)]
      const [firstX, firstY, lastX, lastY] = [draw(16), draw(16), draw(16), draw(16)]
      const bow = 4 * draw(0.05)
      return points.map(([x, y], index): Point => {
        const way = points.length > 1 ? index / (points.length - 1) : 0.5
        const out = bow * way * (1 - way)
        return [
          x + moveX + (1 - way) * firstX + way * lastX - out * (endY - startY),
          y + moveY + (1 - way) * firstY + way * lastY + out * (endX - startX),
        ]
      })
    })
}

/** Corners become curves, in some drawings much, in half of them not at all. */
export const roundCorners: Distortion = (strokes, random) => {
  const rounds = random() < 0.5 ? pickIndex(random, 10) : 0
  return strokes.map((stroke) => {
    let points = densify(stroke, spacing)
    for (let round = 0; round < rounds; round++) points = points.map((_, at) => relax(points, at))
    return points
  })
}

/** Every place but the ends goes half way to the middle of its neighbours. */
function relax(points: readonly Point[], at: number): Point {
  const [x, y] = points[at] as Point
  const before = points[at - 1]
  const after = points[at + 1]
  if (before === undefined || after === undefined) return [x, y]
  return [x / 2 + (before[0] + after[0]) / 4, y / 2 + (before[1] + after[1]) / 4]
}

/** Some hands leave hooks out: a short last part after a sharp turn. */
export const dropHooks: Distortion = (strokes, random) =>
  random() < 0.6
    ? [...strokes]
    : strokes.map((stroke) => (random() < 0.7 ? dropHook(densify(stroke, spacing)) : stroke))

function dropHook(points: Point[]): Point[] {
  const [endX, endY] = points.at(-1) ?? [0, 0]
  const earliest = points.length - Math.max(2, Math.min(10, Math.floor(points.length * 0.3)))
  for (let at = points.length - 3; at >= Math.max(5, earliest); at--) {
    const [x, y] = points[at] as Point
    const [beforeX, beforeY] = points[at - 3] as Point
    const [inX, inY] = [x - beforeX, y - beforeY]
    const [outX, outY] = [endX - x, endY - y]
    const lengths = Math.hypot(inX, inY) * Math.hypot(outX, outY)
    if (inX * outX + inY * outY < 0.3 * lengths) return points.slice(0, at + 1)
  }
  return points
}
