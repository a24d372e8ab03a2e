import { countStrokes, type Stroke, toDrawing } from '../geometry/drawing'
import { normalise } from '../geometry/normalise'
import { smooth } from '../geometry/smooth'
import type { MatchedRun } from '../matching/stroke-matching'
import { type StrokeRuns, toStrokeRuns } from '../matching/stroke-runs'
import { layOver } from './align'
import { compareStrokes } from './compare-strokes'
import { judgeStroke } from './judge-stroke'
import { type GradingLimits, getGradingLimits } from './limits'
import { listReadings, type Reading } from './list-readings'
import { findOutOfOrder } from './order-of-strokes'
import type { Grade, Strictness, StrokeVerdict } from './verdict'

const longestJoin = 4
const longestSplit = 2

const extra: StrokeVerdict = {
  ok: false,
  kind: 'extra',
  modelStroke: undefined,
  reason: 'This stroke does not belong to the character.',
}

/**
 * Grades a drawing stroke by stroke against its model. Where on the square it is, how large and
 * how tilted does not matter; what counts is how its strokes are to each other.
 */
export function gradeDrawing(
  strokes: readonly Stroke[],
  modelStrokes: readonly Stroke[],
  strictness: Strictness = 'normal',
): Grade {
  const modelDrawing = normalise(toDrawing(modelStrokes), 1)
  const usable = [...strokes.keys()].filter(
    (index) => toDrawing(strokes.slice(index, index + 1)).xy.length > 0,
  )
  const drawing = normalise(smooth(toDrawing(usable.map((index) => strokes[index] ?? []))), 1)
  const model = toStrokeRuns(modelDrawing, Math.min(longestJoin, countStrokes(modelDrawing)))
  const drawn = toStrokeRuns(drawing, longestSplit)
  const limits = getGradingLimits(strictness, model.strokeCount)
  const judged = listReadings(drawn, model).map((reading) =>
    judgeReading(reading, drawn, model, limits),
  )
  const { verdicts, missing } = judged.reduce((best, each) =>
    each.doubt < best.doubt ? each : best,
  )
  const all = strokes.map(() => extra)
  usable.forEach((index, position) => {
    all[index] = verdicts[position] ?? extra
  })
  const right = all.filter(({ ok }) => ok).length
  return { strokes: all, missing, score: right / Math.max(1, all.length + missing.length) }
}

/** What a reading finds, and how hard it is to believe. */
interface JudgedReading {
  verdicts: StrokeVerdict[]
  missing: number[]
  doubt: number
}

/** What a stroke out of turn, one too many or too few, and one joined add to the doubt. */
const orderDoubt = 0.35
const loneDoubt = 1.3
const joinDoubt = 1.1
/** Stretching or tilting the whole drawing by the share s adds about s² of this, twice. */
const deformationDoubt = 2
/** However far off a stroke is, it adds no more: another reading would explain it by two mistakes. */
const mostDoubt = 1.9

function judgeReading(
  reading: Reading,
  drawn: StrokeRuns,
  model: StrokeRuns,
  limits: GradingLimits,
): JudgedReading {
  const { laid, deformation } = layOver(drawn, model, reading)
  const runs = [...reading].sort((a, b) => a.drawnFirst - b.drawnFirst)
  const verdicts = Array.from({ length: drawn.strokeCount }, () => extra)
  const isDrawn = new Uint8Array(model.strokeCount)
  const outOfOrder = findOutOfOrder(runs.map(({ templateFirst }) => templateFirst))
  let doubt = loneDoubt * drawn.strokeCount + deformationDoubt * deformation
  runs.forEach((run, index) => {
    isDrawn.fill(1, run.templateFirst, run.templateFirst + run.templateSize)
    const { verdict, doubt: added } = judgeRun(run, laid, model, limits, outOfOrder.has(index))
    verdicts[run.drawnFirst] = verdict
    doubt += added - loneDoubt
  })
  const missing = [...isDrawn.keys()].filter((stroke) => isDrawn[stroke] === 0)
  return { verdicts, missing, doubt: doubt + loneDoubt * missing.length }
}

function judgeRun(
  run: MatchedRun,
  drawn: StrokeRuns,
  model: StrokeRuns,
  limits: GradingLimits,
  isOutOfOrder: boolean,
): { verdict: StrokeVerdict; doubt: number } {
  const modelStroke = run.templateFirst
  const drawnRun = (run.drawnSize - 1) * drawn.strokeCount + run.drawnFirst
  const modelRun = (run.templateSize - 1) * model.strokeCount + modelStroke
  const { fault, misfit: off } = judgeStroke(
    compareStrokes(drawn, drawnRun, model, modelRun),
    limits,
  )
  const misfit = Math.min(mostDoubt, off)
  if (run.templateSize > 1) {
    const last = modelStroke + run.templateSize
    const reason = `Strokes ${modelStroke + 1} to ${last} were drawn in one: lift the pen between them.`
    const verdict = { ok: false, kind: 'join', modelStroke, reason } as const
    return { verdict, doubt: joinDoubt * (run.templateSize - 1) + misfit }
  }
  if (isOutOfOrder) {
    const reason = `This is stroke ${modelStroke + 1}.`
    const verdict = { ok: false, kind: 'order', modelStroke, reason } as const
    return { verdict, doubt: orderDoubt + misfit }
  }
  if (fault === undefined) return { verdict: { ok: true, modelStroke }, doubt: misfit }
  const verdict = { ok: false, modelStroke, ...fault } as const
  return { verdict, doubt: fault.kind === 'direction' ? 1 + misfit : Math.max(1, misfit) }
}
