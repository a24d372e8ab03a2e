import type { Point, Stroke } from '../geometry/drawing'
import { drawNormal, type Random } from './random'

/** All lengths here are in thousandths of the writing square. */

export type Distortion = (strokes: readonly Stroke[], random: Random) => Stroke[]

/** Puts points between points, at most `step` apart, so that curves can be bent in. */
export function densify(stroke: Stroke, step: number): Point[] {
  const points: Point[] = stroke.slice(0, 1)
  for (let index = 1; index < stroke.length; index++) {
    const [ax, ay] = stroke[index - 1] as Point
    const [bx, by] = stroke[index] as Point
    const pieces = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step))
    for (let piece = 1; piece <= pieces; piece++) {
      points.push([ax + ((bx - ax) * piece) / pieces, ay + ((by - ay) * piece) / pieces])
    }
  }
  return points
}

export function findBox(points: readonly Point[]) {
  let left = Number.MAX_VALUE
  let top = Number.MAX_VALUE
  let right = -Number.MAX_VALUE
  let bottom = -Number.MAX_VALUE
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/** An unsteady hand: two slow waves along every stroke. */
export function wobble(amplitude: number): Distortion {
  return (strokes, random) =>
    strokes.map((stroke) => {
      const points = densify(stroke, 20)
      const turnX = (0.004 + random() * 0.008) * 2 * Math.PI
      const turnY = (0.004 + random() * 0.008) * 2 * Math.PI
      const phaseX = random() * 2 * Math.PI
      const phaseY = random() * 2 * Math.PI
      let way = 0
      return points.map(([x, y], index): Point => {
        const [px, py] = points[Math.max(0, index - 1)] as Point
        way += Math.hypot(x - px, y - py)
        return [
          x + amplitude * Math.sin(way * turnX + phaseX),
          y + amplitude * Math.sin(way * turnY + phaseY),
        ]
      })
    })
}

/** Tilts by up to `degrees`, scales and shears by up to the share `stretch`. */
export function tilt(degrees: number, stretch: number): Distortion {
  return (strokes, random) => {
    const angle = ((random() * 2 - 1) * degrees * Math.PI) / 180
    const scaleX = 1 + (random() * 2 - 1) * stretch
    const scaleY = 1 + (random() * 2 - 1) * stretch
    const shear = (random() * 2 - 1) * stretch
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    return strokes.map((stroke) =>
      stroke.map(([x, y]): Point => {
        const u = scaleX * (x - 500) + shear * (y - 500)
        const v = scaleY * (y - 500)
        return [500 + cos * u - sin * v, 500 + sin * u + cos * v]
      }),
    )
  }
}

/** Moves every stroke a little, turns and scales it about its middle. */
export function loosen(shift: number, change: number): Distortion {
  return (strokes, random) =>
    strokes.map((stroke) => {
      const { left, top, right, bottom } = findBox(stroke)
      const middleX = (left + right) / 2
      const middleY = (top + bottom) / 2
      const moveX = drawNormal(random) * shift
      const moveY = drawNormal(random) * shift
      const scale = 1 + drawNormal(random) * change
      const angle = drawNormal(random) * change * 0.6
      const cos = Math.cos(angle) * scale
      const sin = Math.sin(angle) * scale
      return stroke.map(
        ([x, y]): Point => [
          middleX + moveX + (x - middleX) * cos - (y - middleY) * sin,
          middleY + moveY + (x - middleX) * sin + (y - middleY) * cos,
        ],
      )
    })
}

/** Bad proportions: some parts of the square grow at the cost of others. */
export function warp(amount: number): Distortion {
  return (strokes, random) => {
    const { left, top, right, bottom } = findBox(strokes.flat())
    const width = Math.max(1, right - left)
    const height = Math.max(1, bottom - top)
    const draw = () => (random() * 2 - 1) * amount
    const [bendX, bendY, waveX, waveY] = [2 * draw(), 2 * draw(), draw() / 12.6, draw() / 12.6]
    const move = (at: number, bend: number, wave: number) =>
      at + bend * at * (1 - at) + wave * Math.sin(2 * Math.PI * at)
    return strokes.map((stroke) =>
      densify(stroke, 20).map(
        ([x, y]): Point => [
          left + width * move((x - left) / width, bendX, waveX),
          top + height * move((y - top) / height, bendY, waveY),
        ],
      ),
    )
  }
}
