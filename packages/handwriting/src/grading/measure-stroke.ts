import { type Course, keyPlaces, keysPerStroke } from './courses'
import {
  minimumWidth,
  mostAnchor,
  mostBow,
  mostEnd,
  mostForm,
  mostPlaceOfFew,
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
}

/**
 * `roughness` is how far the other strokes are off, 1 for the usual hand (squares); `strokes` how
 * many the character has; `place` how far the stroke as a whole is off, as a share of what is allowed,
 * where there are enough strokes to tell. A neat hand is held to its places, not to its forms: these
 * are off where the model writes another one.
 */
export function measureStroke(
  drawn: Course,
  model: Course,
  x: Offset,
  y: Offset,
  { roughness, strokes, place }: { roughness: number; strokes: number; place: number | undefined },
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
  const ratio = Math.log((drawn.length + minimumWidth) / (length + minimumWidth))
  return {
    place: place ?? inSigmas(x.square + y.square - form, 2) / mostPlaceOfFew(strokes),
    anchor: inSigmas(Math.min(...anchors), 2) / mostAnchor,
    end: inSigmas(anchors[2] as number, 2) / mostEnd(length),
    form: inSigmas(form, 4) / mostForm(length),
    tilt: measureTilt(drawn, model, x, y) / mostTilt(length) / byRoughHand,
    bow: Math.max(bow / mostBow(length), measureBulge(drawn, model)) / byRoughHand,
    wave: Math.max(wave / mostWave(length), measureTurns(drawn, model, strokes)) / byRoughHand,
    tooLong: Math.max(0, ratio) / mostTooLong(length) / byRoughHand,
    tooShort: Math.max(0, -ratio) / mostTooShort(length) / byRoughHand,
  }
}

function toBow({ off: [start = 0, middle = 0, end = 0] }: Offset): number {
  return middle - (start + end) / 2
}

/** Less than this share of its course a line from end to end says nothing. */
const leastStraight = 0.5

/** Degrees between the lines from end to end, the model's as the other strokes have it expected. */
function measureTilt(drawn: Course, model: Course, x: Offset, y: Offset): number {
  const toChord = (axis: 0 | 1) =>
    (drawn.xy[keyPlaces[2] + axis] as number) - (drawn.xy[axis] as number)
  const [ax, ay] = [toChord(0), toChord(1)]
  const grown = ({ off: [start = 0, , end = 0] }: Offset) => end - start
  const [bx, by] = [ax - grown(x), ay - grown(y)]
  const [drawnChord, modelChord] = [Math.hypot(ax, ay), Math.hypot(bx, by)]
  const isCurled =
    drawnChord < leastStraight * drawn.length || modelChord < leastStraight * model.length
  if (isCurled || drawnChord * modelChord < 1e-4) return 0
  const cosine = (ax * bx + ay * by) / (drawnChord * modelChord)
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI
}
