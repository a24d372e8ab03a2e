import { countStrokes, type Drawing } from '../geometry/drawing'
import { compareBesideOthers } from './beside-others'
import type { Course } from './courses'
import type { Precision } from './hand-variation'
import type { Reading } from './list-readings'
import { nameFault } from './name-fault'
import { findOutOfOrder } from './order-of-strokes'
import { type ModelOfFew, toPlacesOfFew } from './place-of-few'
import { doubtPlace, type SquareMiddles } from './square-middles'
import { type Trace, traceFinely, traceReading } from './trace-reading'
import type { StrokeVerdict } from './verdict'
import { weighStrokes } from './weigh-strokes'

/** What makes a reading harder to believe, in the unit of logarithms of probabilities. */
const doubts = {
  order: 6,
  reversed: 6,
  misfit: 14,
  /** For every factor e by which a stroke exceeds what is allowed, up to `mostExcess`. */
  excess: 6,
  extra: 12,
  missing: 12,
  join: 8.5,
  /** For every factor e by which what was drawn falls short of the joined strokes' way. */
  shortJoin: 10,
  split: 14,
}
/** A joined stroke may fall short of their way by this factor (a logarithm). */
const freelyShort = 0.25
/** Of strokes hardly longer than this the way says little. */
const leastWay = 0.15
/** However far off a stroke is, one too many and one too few remain harder to believe. */
const mostExcess = 1.25
export const extra: StrokeVerdict = {
  ok: false,
  kind: 'extra',
  modelStroke: undefined,
  reason: 'This stroke does not belong to the character.',
}

/** A model with what is determined once for all readings. */
interface Model {
  drawing: Drawing
  courses: readonly Course[]
  precision: Precision
  /** Where it has few strokes. */
  few: ModelOfFew | undefined
  /** Of the writing square, where it is known. */
  middles: SquareMiddles | undefined
}

/** What a reading finds, and how hard it is to believe. */
export interface JudgedReading {
  /** One for every drawn stroke. */
  verdicts: StrokeVerdict[]
  missing: number[]
  doubt: number
}

/** Nothing when more than `mostMisfits` strokes do not go with the others. */
export function judgeReading(
  reading: Reading,
  drawn: Drawing,
  model: Model,
  tolerance: number,
  mostMisfits: number,
): JudgedReading | undefined {
  const runs = reading.toSorted((a, b) => a.drawnFirst - b.drawnFirst)
  const { courses, few } = model
  const { traces, middles } = traceReading(drawn, model.drawing, courses, runs, model.middles)
  const placed = few && toPlacesOfFew(few, traceFinely(drawn, model.drawing, runs, traces))
  const weighed = weighStrokes(traces, { ...model, few: placed, middles }, tolerance, mostMisfits)
  if (weighed === undefined) return undefined
  const { misfits, doubt } = weighed
  const outOfOrder = findOutOfOrder(runs.map(({ templateFirst }) => templateFirst))
  const verdicts = Array.from({ length: countStrokes(drawn) }, () => extra)
  const missing = [...traces.keys()].filter((stroke) => traces[stroke] === undefined)
  let sum = doubt + doubts.missing * missing.length + doubts.extra * verdicts.length
  if (middles !== undefined) sum += doubtPlace(middles)
  for (const { excess } of misfits.values()) {
    sum += doubts.misfit + doubts.excess * Math.min(mostExcess, Math.log(excess))
  }
  runs.forEach((run, index) => {
    const modelStroke = run.templateFirst
    sum -= doubts.extra
    if (run.drawnSize > 1) sum += doubts.split - doubts.extra
    const fail = (kind: 'join' | 'order' | 'direction' | 'shape' | 'position', reason: string) => {
      verdicts[run.drawnFirst] = { ok: false, kind, modelStroke, reason }
    }
    const isReversed = traces[modelStroke]?.isReversed === true
    if (isReversed) sum += doubts.reversed
    if (run.templateSize > 1) {
      sum += doubts.join * (run.templateSize - 1)
      sum += doubts.shortJoin * Math.max(0, fallShort(run, traces, courses) - freelyShort)
      const last = modelStroke + run.templateSize
      fail(
        'join',
        `Strokes ${modelStroke + 1} to ${last} were drawn in one: lift the pen between them.`,
      )
      return
    }
    if (outOfOrder.has(index)) {
      sum += doubts.order
      fail('order', `This is stroke ${modelStroke + 1}.`)
      return
    }
    const misfit = misfits.get(modelStroke)
    if (isReversed) fail('direction', 'It started at the wrong end.')
    else if (misfit !== undefined) {
      const beside = few && compareBesideOthers(modelStroke, traces, courses)
      const fault = nameFault(misfit.measures, misfit.ends, beside)
      fail(fault.kind, fault.reason)
    } else verdicts[run.drawnFirst] = { ok: true, modelStroke }
  })
  return { verdicts, missing, doubt: sum }
}

/** Logarithm of the factor by which what was drawn for joined strokes is shorter than they are. */
function fallShort(
  { templateFirst, templateSize }: Reading[number],
  traces: readonly (Trace | undefined)[],
  courses: readonly Course[],
): number {
  const measureWay = (those: readonly (Course | undefined)[]) =>
    those
      .slice(templateFirst, templateFirst + templateSize)
      .reduce((way, each) => way + (each?.length ?? 0), leastWay)
  return Math.log(measureWay(courses) / measureWay(traces))
}
