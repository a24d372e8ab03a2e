import { type StrokePoint, squareSide } from './stroke'

/** The place that a number takes up in KanjiVG's square. */
export interface NumberBox {
  left: number
  top: number
  width: number
  height: number
}

/** So much of the square's edge stays free. */
const margin = 0.5

/** The box of a size whose nearest edge is `gap` from a place, in a direction. */
export function toBoxBeside(
  [x, y]: StrokePoint,
  angle: number,
  { gap, width, height }: { gap: number; width: number; height: number },
): NumberBox {
  const [across, down] = [Math.cos(angle), Math.sin(angle)]
  // How far the edge is from the middle of the box on this way.
  const within = Math.min(
    width / 2 / Math.max(Math.abs(across), 1e-6),
    height / 2 / Math.max(Math.abs(down), 1e-6),
  )
  const distance = gap + within
  const [left, top] = [x + across * distance - width / 2, y + down * distance - height / 2]
  return { left, top, width, height }
}

export function isInSquare({ left, top, width, height }: NumberBox): boolean {
  const last = squareSide - margin
  return left >= margin && top >= margin && left + width <= last && top + height <= last
}

export function measureDistance(box: NumberBox, [x, y]: StrokePoint): number {
  const across = Math.max(box.left - x, 0, x - box.left - box.width)
  const down = Math.max(box.top - y, 0, y - box.top - box.height)
  return Math.sqrt(across * across + down * down)
}

/** The place of the box that is nearest to another. */
export function findNearest({ left, top, width, height }: NumberBox, [x, y]: StrokePoint) {
  return [
    Math.min(left + width, Math.max(left, x)),
    Math.min(top + height, Math.max(top, y)),
  ] satisfies StrokePoint
}

/** Figures nearer than this side by side would be read as one number. */
const besideEachOther = 1.5
const aboveEachOther = 0.5

/** Whether the other is on it or so near that it disturbs, and the share of the box it lies on. */
export function measureOverlap(
  box: NumberBox,
  other: NumberBox,
): { isNear: boolean; share: number } {
  const across = overlap([box.left, box.width], [other.left, other.width])
  const down = overlap([box.top, box.height], [other.top, other.height])
  const isOn = across > 0 && down > 0
  return {
    isNear: across > -besideEachOther && down > -aboveEachOther,
    share: isOn ? (across * down) / (box.width * box.height) : 0,
  }
}

type Stretch = readonly [start: number, length: number]

/** How long two stretches lie on each other; below zero, how far they are apart. */
function overlap([first, length]: Stretch, [second, otherLength]: Stretch): number {
  return Math.min(first + length, second + otherLength) - Math.max(first, second)
}
