import { countStrokes, type Drawing, type Stroke, toDrawing } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { smooth } from '../geometry/smooth'
import { toStrokeRuns } from '../matching/stroke-runs'
import { toCourses } from './courses'
import { toPrecision } from './hand-variation'
import { extra, type JudgedReading, judgeReading } from './judge-reading'
import { tolerances } from './limits'
import { listReadings } from './list-readings'
import { listVariants } from './model-variants'
import type { Grade, Strictness } from './verdict'

const longestJoin = 4
const longestSplit = 2

/**
 * Grades a drawing stroke by stroke against its model. Where on the square it is, how large and
 * how tilted does not matter; what counts is how its strokes are to each other.
 */
export function gradeDrawing(
  strokes: readonly Stroke[],
  modelStrokes: readonly Stroke[],
  strictness: Strictness = 'normal',
): Grade {
  const usable = [...strokes.keys()].filter(
    (index) => toDrawing(strokes.slice(index, index + 1)).xy.length > 0,
  )
  const drawing = normalise(smooth(toDrawing(usable.map((index) => strokes[index] ?? []))), 1)
  const tolerance = tolerances[strictness]
  let best = judgeDrawing(drawing, modelStrokes, tolerance)
  if (isFaulty(best)) {
    for (const variant of listVariants(modelStrokes)) {
      const judged = judgeDrawing(drawing, variant, tolerance)
      if (judged.doubt < best.doubt) best = judged
    }
  }
  const all = strokes.map(() => extra)
  usable.forEach((index, position) => {
    all[index] = best.verdicts[position] ?? extra
  })
  const right = all.filter(({ ok }) => ok).length
  const { missing } = best
  return { strokes: all, missing, score: right / Math.max(1, all.length + missing.length) }
}

function isFaulty({ verdicts, missing }: JudgedReading): boolean {
  return missing.length > 0 || verdicts.some(({ ok }) => !ok)
}

/** What the reading says that is easiest to believe. */
function judgeDrawing(
  drawing: Drawing,
  modelStrokes: readonly Stroke[],
  tolerance: number,
): JudgedReading {
  const modelDrawing = normalise(toDrawing(modelStrokes), 1)
  const runs = toStrokeRuns(modelDrawing, Math.min(longestJoin, countStrokes(modelDrawing)))
  const courses = toCourses(modelDrawing)
  const model = { drawing: modelDrawing, courses, precision: toPrecision(courses) }
  let best: JudgedReading | undefined
  for (const reading of listReadings(toStrokeRuns(drawing, longestSplit), runs)) {
    const judged = judgeReading(reading, drawing, model, tolerance, best?.doubt)
    if (best === undefined || judged.doubt < best.doubt) best = judged
  }
  return best ?? { verdicts: [], missing: [], doubt: 0 }
}
