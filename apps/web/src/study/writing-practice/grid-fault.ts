import type { Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { measureStrokeLength } from '@kotonoha/handwriting/geometry/stroke-length'
import type { Mistake, Strictness } from '@kotonoha/handwriting/grading/verdict'
import { measureShift } from './stroke-distance'

interface GridLimits {
  /** How far its middle may be off, in units of KanjiVG's square of 109. */
  shift: number
  /** How many times as long, or as short, it may be. */
  lengthRatio: number
  /** Between the lines from end to end, in degrees. */
  turn: number
}

// The grader forgives what the whole drawing has in common: a character of one or two strokes may
// stand anywhere and lean as it likes. On a grid, with the square given, that is too much.
const limits: Readonly<Record<Strictness, GridLimits>> = {
  lenient: { shift: 28, lengthRatio: 2.6, turn: 50 },
  normal: { shift: 20, lengthRatio: 2, turn: 38 },
  strict: { shift: 13, lengthRatio: 1.6, turn: 26 },
}

/** Added to lengths before they are compared, and the least line that has a slant. */
const minimumWidth = 10

/** What is wrong with a stroke when it is looked at on its square. */
export function findGridFault(
  drawn: Stroke,
  model: Stroke,
  strictness: Strictness,
): { kind: Mistake; reason: string } | undefined {
  const { shift, lengthRatio, turn } = limits[strictness]
  const [x, y] = measureShift(drawn, model)
  if (Math.hypot(x, y) > shift) {
    return { kind: 'position', reason: `It is too far ${nameSide(x, y)}.` }
  }
  const drawnLength = measureStrokeLength(drawn)
  const modelLength = measureStrokeLength(model)
  const ratio = (drawnLength + minimumWidth) / (modelLength + minimumWidth)
  if (ratio > lengthRatio)
    return { kind: 'shape', reason: 'It is too long: it should stop earlier.' }
  if (ratio < 1 / lengthRatio) {
    return { kind: 'shape', reason: 'It is too short: it should reach further.' }
  }
  const slant = measureTurn(drawn, model)
  if (slant !== undefined && slant > turn) {
    return { kind: 'shape', reason: 'It leans another way: look at the slant of the model.' }
  }
  return undefined
}

function nameSide(x: number, y: number): string {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'to the right' : 'to the left'
  return y > 0 ? 'down' : 'up'
}

/** Degrees between the two from end to end; undefined where one is too short to lean. */
function measureTurn(drawn: Stroke, model: Stroke): number | undefined {
  const [a, b] = [toSpan(drawn), toSpan(model)]
  const lengths = Math.hypot(...a) * Math.hypot(...b)
  if (Math.min(Math.hypot(...a), Math.hypot(...b)) < 2 * minimumWidth) return undefined
  const cosine = (a[0] * b[0] + a[1] * b[1]) / lengths
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
}

function toSpan(stroke: Stroke): [number, number] {
  const from = stroke[0] ?? [0, 0]
  const to = stroke.at(-1) ?? from
  return [to[0] - from[0], to[1] - from[1]]
}
