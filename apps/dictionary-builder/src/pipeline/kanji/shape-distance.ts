import type { Point } from '../../drafts/stroke-shape'
import { samplePath } from '../../drafts/stroke-shape'
import type { KanjivgDrawing } from '../../sources/kanjivg/kanjivg-drawing'

/** Side of KanjiVG's square. */
const squareSide = 109

/** The square is looked at through a grid of this many cells a side. */
const gridSide = 8

/** A stroke by where it begins, passes and ends, in parts of the square. */
type StrokeShape = readonly [start: Point, middle: Point, end: Point]

/** What a drawn kanji looks like, made for comparing. */
export interface KanjiShape {
  literal: string
  strokes: readonly StrokeShape[]
  /** How much ink falls into each cell of the grid, as parts of 255. */
  ink: Uint8Array
  totalInk: number
}

export function toKanjiShape({ literal, strokes }: KanjivgDrawing): KanjiShape {
  const paths = strokes.map((stroke) => samplePath(stroke.path))
  const ink = spreadInk(paths)
  const totalInk = ink.reduce((sum, amount) => sum + amount, 0)
  return { literal, strokes: paths.map(toStrokeShape), ink, totalInk }
}

function toStrokeShape(points: readonly Point[]): StrokeShape {
  const pick = (index: number): Point => {
    const point = points[index] ?? { x: 0, y: 0 }
    return { x: point.x / squareSide, y: point.y / squareSide }
  }
  return [pick(0), pick(Math.floor(points.length / 2)), pick(points.length - 1)]
}

/** Ink is spread over the neighbouring cells, so that a small shift stays a small difference. */
function spreadInk(paths: readonly (readonly Point[])[]): Uint8Array {
  const cells = new Float64Array(gridSide * gridSide)
  const addAt = (x: number, y: number, amount: number) => {
    if (x < 0 || y < 0 || x >= gridSide || y >= gridSide) return
    cells[y * gridSide + x] = (cells[y * gridSide + x] ?? 0) + amount
  }
  for (const points of paths) {
    for (const [index, end] of points.entries()) {
      const start = points[index - 1]
      if (start === undefined) continue
      const length = Math.hypot(end.x - start.x, end.y - start.y)
      const x = ((start.x + end.x) / 2 / squareSide) * gridSide - 0.5
      const y = ((start.y + end.y) / 2 / squareSide) * gridSide - 0.5
      const [left, top] = [Math.floor(x), Math.floor(y)]
      const [right, bottom] = [x - left, y - top]
      addAt(left, top, length * (1 - right) * (1 - bottom))
      addAt(left + 1, top, length * right * (1 - bottom))
      addAt(left, top + 1, length * (1 - right) * bottom)
      addAt(left + 1, top + 1, length * right * bottom)
    }
  }
  // A cell that two full-width strokes cross counts as full.
  const full = (2 * squareSide) / gridSide
  return Uint8Array.from(cells, (amount) => Math.min(255, Math.round((amount / full) * 255)))
}

/** Difference of the ink, 0 for the same; 1 for all that differ by more than the limit. */
export function inkDistance(one: KanjiShape, other: KanjiShape, limit: number): number {
  const total = one.totalInk + other.totalInk
  if (total === 0) return 1
  const ink = one.ink
  const otherInk = other.ink
  const enough = limit * total
  let difference = 0
  for (let cell = 0; cell < ink.length; cell += 1) {
    difference += Math.abs((ink[cell] ?? 0) - (otherInk[cell] ?? 0))
    if (difference > enough) return 1
  }
  return difference / total
}

/** Cost of a stroke that the other kanji lacks, beside a move over half the square. */
const missingStrokeCost = 0.5

/** Kanji that need more strokes left out or put in than this are not alike. */
const bandWidth = 3

/** Mean cost of turning the strokes of one into those of the other, in writing order. */
export function strokeDistance(one: KanjiShape, other: KanjiShape): number {
  const width = other.strokes.length
  const unreachable = Number.POSITIVE_INFINITY
  let previous = Float64Array.from({ length: width + 1 }, (_, place) =>
    place <= bandWidth ? place * missingStrokeCost : unreachable,
  )
  for (const [index, stroke] of one.strokes.entries()) {
    const row = index + 1
    const current = new Float64Array(width + 1).fill(unreachable)
    if (row <= bandWidth) current[0] = row * missingStrokeCost
    const last = Math.min(width, row + bandWidth)
    for (let place = Math.max(1, row - bandWidth); place <= last; place += 1) {
      const otherStroke = other.strokes[place - 1]
      if (otherStroke === undefined) continue
      current[place] = Math.min(
        (previous[place] ?? 0) + missingStrokeCost,
        (current[place - 1] ?? 0) + missingStrokeCost,
        (previous[place - 1] ?? 0) + strokeMove(stroke, otherStroke),
      )
    }
    previous = current
  }
  return (previous[width] ?? 0) / Math.max(one.strokes.length, width, 1)
}

function strokeMove(one: StrokeShape, other: StrokeShape): number {
  let sum = 0
  for (const [index, point] of one.entries()) {
    const target = other[index]
    if (target === undefined) continue
    const x = point.x - target.x
    const y = point.y - target.y
    // Math.hypot guards against overflow, at ten times the time; the square has sides of 1.
    sum += Math.sqrt(x * x + y * y)
  }
  return Math.min(1, sum / one.length)
}
