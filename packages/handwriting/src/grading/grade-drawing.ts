import { countStrokes, type Drawing, type Stroke, toDrawing } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { smooth } from '../geometry/smooth'
import { toStrokeRuns } from '../matching/stroke-runs'
import { finePlaces, toCourses } from './courses'
import { toPrecision } from './hand-variation'
import { extra, type JudgedReading, judgeReading } from './judge-reading'
import { fewStrokes, tolerances } from './limits'
import { listReadings } from './list-readings'
import { listVariants } from './model-variants'
import { toModelOfFew } from './place-of-few'
import { carryOver, type SquareMiddles } from './square-middles'
import { applyVariants } from './variant'
import type { Grade, Strictness } from './verdict'

const longestJoin = 4
const longestSplit = 2

interface GradeOptions {
  strictness?: Strictness
  /** Of the writing square; without it some mistakes in characters of few strokes are misnamed. */
  middles?: SquareMiddles
}

/**
 * Grades a drawing stroke by stroke against its model. Where on the square it is, how large and
 * how tilted does not matter; what counts is how its strokes are to each other.
 */
export function gradeDrawing(
  strokes: readonly Stroke[],
  modelStrokes: readonly Stroke[],
  { strictness = 'normal', middles }: GradeOptions = {},
): Grade {
  const usable = [...strokes.keys()].filter(
    (index) => toDrawing(strokes.slice(index, index + 1)).xy.length > 0,
  )
  const smoothed = smooth(toDrawing(usable.map((index) => strokes[index] ?? [])))
  const drawing = normalise(smoothed, 1)
  const tolerance = tolerances[strictness]
  const drawnMiddle = middles && carryOver(middles.drawn, smoothed, drawing)
  const squares = drawnMiddle && { drawn: drawnMiddle, model: middles.model }
  const judge = (model: readonly Stroke[]) => judgeDrawing(drawing, model, tolerance, squares)
  const best = judgeVariants(judge, modelStrokes)
  const all = strokes.map(() => extra)
  usable.forEach((index, position) => {
    all[index] = best.verdicts[position] ?? extra
  })
  const right = all.filter(({ ok }) => ok).length
  const { missing } = best
  return { strokes: all, missing, score: right / Math.max(1, all.length + missing.length) }
}

/** With more strokes wrong, another form of some is not what explains the drawing. */
const mostWrongOfVariant = 6

/** Strokes that are wrong may be right for another form of the character. */
function judgeVariants(
  judge: (model: readonly Stroke[]) => JudgedReading,
  modelStrokes: readonly Stroke[],
): JudgedReading {
  const asModel = judge(modelStrokes)
  const wrong = new Set(asModel.missing)
  for (const each of asModel.verdicts) {
    if (!each.ok && each.modelStroke !== undefined) wrong.add(each.modelStroke)
  }
  if (wrong.size === 0 || wrong.size > mostWrongOfVariant) return asModel
  const fitting = listVariants(modelStrokes).filter((variant) =>
    [...variant.keys()].some((stroke) => wrong.has(stroke)),
  )
  if (fitting.length === 0) return asModel
  const choices = fitting.length > 1 ? [...fitting.map((each) => [each]), fitting] : [fitting]
  return choices.reduce((best, variants) => {
    const judged = judge(applyVariants(modelStrokes, variants))
    return judged.doubt < best.doubt ? judged : best
  }, asModel)
}

/** Readings are given up at so many misfits: they explain nothing. */
const mostMisfitsToExplain = 8

function countFaults({ verdicts, missing }: JudgedReading): number {
  return verdicts.filter(({ ok }) => !ok).length + missing.length
}

/** What the reading says that is easiest to believe. */
function judgeDrawing(
  drawing: Drawing,
  modelStrokes: readonly Stroke[],
  tolerance: number,
  squares: SquareMiddles | undefined,
): JudgedReading {
  const plainModel = toDrawing(modelStrokes)
  const modelDrawing = normalise(plainModel, 1)
  const modelMiddle = squares && carryOver(squares.model, plainModel, modelDrawing)
  const runs = toStrokeRuns(modelDrawing, Math.min(longestJoin, countStrokes(modelDrawing)))
  const courses = toCourses(modelDrawing)
  const middles = modelMiddle && { drawn: squares.drawn, model: modelMiddle }
  const few =
    courses.length <= fewStrokes ? toModelOfFew(toCourses(modelDrawing, finePlaces)) : undefined
  const precision = toPrecision(courses)
  const model = { drawing: modelDrawing, courses, precision, few, middles }
  const readings = listReadings(toStrokeRuns(drawing, longestSplit), runs)
  let best: JudgedReading | undefined
  for (const reading of readings) {
    const most = Math.min(
      mostMisfitsToExplain,
      best === undefined ? mostMisfitsToExplain : countFaults(best) + 1,
    )
    const judged = judgeReading(reading, drawing, model, tolerance, most)
    if (judged !== undefined && (best === undefined || judged.doubt < best.doubt)) best = judged
  }
  // Nothing explains the drawing: all that can be said is what is wrong about the plainest reading.
  const [plainest = []] = readings
  best ??= judgeReading(plainest, drawing, model, tolerance, courses.length)
  return best ?? { verdicts: [], missing: [], doubt: 0 }
}
