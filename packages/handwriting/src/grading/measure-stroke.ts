import { type Course, keysPerStroke } from './courses'
import {
  minimumWidth,
  mostAnchor,
  mostBow,
  mostEnd,
  mostForm,
  mostTilt,
  mostTooLong,
  mostTooShort,
  mostWave,
} from './limits'
import { measureBulge, measureTurns } from './measure-bends'
import { measureWave } from './trace-reading'

/** One coordinate of a stroke against where the other strokes have it expected. */
export interface Offset {
  /** Of start, middle and end. */
  off: readonly number[]
  /** Squares in standard deviations: all together, and what remains once it is moved. */
  square: number
  form: number
  /** The same for start, middle and end each by itself. */
  anchors: readonly number[]
}

const keys = [0, 1, 2]

/** Numbers of a stroke's own block of the inverse covariance: it is symmetric. */
export const blockSize = 6

/**
 * Reads the offset of a stroke from its block of the inverse covariance of all points (row by row
 * from the diagonal on) and the product of that matrix with what the points are off from the model:
 * leaving one out needs no new inverse. Written out, for it is done for every stroke of every
 * reading.
 */
export function findOffset(blocks: Float64Array, pull: Float64Array, stroke: number): Offset {
  const first = stroke * keysPerStroke
  const block = stroke * blockSize
  const a = blocks[block] as number
  const b = blocks[block + 1] as number
  const c = blocks[block + 2] as number
  const d = blocks[block + 3] as number
  const e = blocks[block + 4] as number
  const f = blocks[block + 5] as number
  const x = pull[first] as number
  const y = pull[first + 1] as number
  const z = pull[first + 2] as number
  // The stroke's own covariance, given the others: the inverse of its block, by cofactors.
  const determinant = a * (d * f - e * e) - b * (b * f - c * e) + c * (b * e - c * d)
  const xx = (d * f - e * e) / determinant
  const xy = (c * e - b * f) / determinant
  const xz = (b * e - c * d) / determinant
  const yy = (a * f - c * c) / determinant
  const yz = (b * c - a * e) / determinant
  const zz = (a * d - b * b) / determinant
  const start = xx * x + xy * y + xz * z
  const middle = xy * x + yy * y + yz * z
  const end = xz * x + yz * y + zz * z
  const square = start * x + middle * y + end * z
  const force = x + y + z
  const stiffness = a + d + f + 2 * (b + c + e)
  return {
    off: [start, middle, end],
    square,
    form: square - force ** 2 / stiffness,
    anchors: [start ** 2 / xx, middle ** 2 / yy, end ** 2 / zz],
  }
}

/** How far a stroke is off in each respect, as a share of what is allowed. */
export interface StrokeMeasures {
  place: number
  /** By whichever of start, middle and end is nearest to its place. */
  anchor: number
  end: number
  form: number
  tilt: number
  bow: number
  wave: number
  tooLong: number
  tooShort: number
  /** In characters of few strokes the same by the stroke's own form, wherever the others are. */
  own?: { tilt: number; tooLong: number; tooShort: number } | undefined
}

/** What has to be known of the other strokes. */
interface StrokeContext {
  /** How far they are off, 1 for the usual hand (squares). */
  roughness: number
  /** How many the character has. */
  strokes: number
  /** How far the stroke as a whole is off, as a share of what is allowed. */
  place: number
  /** Its own form where the others are too few to tell what to expect. */
  form?: OwnForm | undefined
}

/** What is seen of a stroke without asking where it is. */
export interface OwnForm {
  /** Degrees between the lines from end to end. */
  tilt: number
  /** Natural logarithm of the ratio of the lengths. */
  growth: number
}

export function measureGrowth(drawn: Course, model: Course): number {
  return Math.log((drawn.length + minimumWidth) / (model.length + minimumWidth))
}

/** A neat hand is held to its places, not to its forms: these are off where the model writes another one. */
export function measureStroke(
  drawn: Course,
  model: Course,
  x: Offset,
  y: Offset,
  { roughness, strokes, place, form: own }: StrokeContext,
): StrokeMeasures {
  const { length } = model
  // Half way between one measure for all and each hand its own.
  const byHand = roughness ** 0.25
  const byRoughHand = Math.max(1, byHand)
  const inSigmas = (square: number, count: number) =>
    Math.sqrt(Math.max(0, square) / count) / byHand
  const form = x.form + y.form
  const anchors = keys.map((key) => (x.anchors[key] as number) + (y.anchors[key] as number))
  const bow = Math.hypot(toBow(x), toBow(y))
  const wave = measureWave(drawn, model)
  const growth = measureGrowth(drawn, model)
  const tilt = measureTilt(drawn, model, expectLine(drawn, x, y))
  return {
    place,
    anchor: inSigmas(Math.min(...anchors), 2) / mostAnchor,
    end: inSigmas(anchors[2] as number, 2) / mostEnd(length),
    form: inSigmas(form, 4) / mostForm(length),
    tilt: tilt / mostTilt(length) / byRoughHand,
    bow: Math.max(bow / mostBow(length), measureBulge(drawn, model)) / byRoughHand,
    wave: Math.max(wave / mostWave(length), measureTurns(drawn, model, strokes)) / byRoughHand,
    tooLong: Math.max(0, growth) / mostTooLong(length) / byRoughHand,
    tooShort: Math.max(0, -growth) / mostTooShort(length) / byRoughHand,
    own: own && {
      tilt: own.tilt / mostTilt(length),
      tooLong: Math.max(0, own.growth) / mostTooLong(length),
      tooShort: Math.max(0, -own.growth) / mostTooShort(length),
    },
  }
}

/** Where a stroke starts and ends against where the other strokes have it expected. */
export interface EndOffsets {
  /** How far the start and the end are off, for its length. */
  start: number
  finish: number
  /** How much further apart the two are along the expected line, or nearer. */
  grown: number
  shrunk: number
}

export function measureEnds(drawn: Course, model: Course, x: Offset, y: Offset): EndOffsets {
  const length = model.length + minimumWidth
  const [startX, startY] = [x.off[0] as number, y.off[0] as number]
  const [endX, endY] = [x.off[2] as number, y.off[2] as number]
  const [dx, dy] = expectLine(drawn, x, y)
  const line = Math.max(Math.hypot(dx, dy), 1e-6)
  const along = ((endX - startX) * dx + (endY - startY) * dy) / line / length
  return {
    start: Math.hypot(startX, startY) / length,
    finish: Math.hypot(endX, endY) / length,
    grown: Math.max(0, along),
    shrunk: Math.max(0, -along),
  }
}

function toBow({ off: [start = 0, middle = 0, end = 0] }: Offset): number {
  return middle - (start + end) / 2
}

/** Less than this share of its course a line from end to end says nothing. */
const leastStraight = 0.5

/** From a stroke's start to its end. */
type Line = readonly [number, number]

function toLine({ xy }: Course): Line {
  const end = xy.length - 2
  return [(xy[end] as number) - (xy[0] as number), (xy[end + 1] as number) - (xy[1] as number)]
}

/** The model's line as the other strokes have it expected. */
function expectLine(drawn: Course, x: Offset, y: Offset): Line {
  const grown = ({ off: [start = 0, , end = 0] }: Offset) => end - start
  const [dx, dy] = toLine(drawn)
  return [dx - grown(x), dy - grown(y)]
}

/** Degrees between the lines from end to end. */
export function measureTilt(drawn: Course, model: Course, expected: Line = toLine(model)): number {
  const [ax, ay] = toLine(drawn)
  const [bx, by] = expected
  const [drawnChord, modelChord] = [Math.hypot(ax, ay), Math.hypot(bx, by)]
  const isCurled =
    drawnChord < leastStraight * drawn.length || modelChord < leastStraight * model.length
  if (isCurled || drawnChord * modelChord < 1e-4) return 0
  const cosine = (ax * bx + ay * by) / (drawnChord * modelChord)
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI
}
