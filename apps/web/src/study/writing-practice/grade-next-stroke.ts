import type { Point, Stroke } from '@kotonoha/handwriting/geometry/drawing'
import { measureStrokeLength } from '@kotonoha/handwriting/geometry/stroke-length'
import { gradeDrawing } from '@kotonoha/handwriting/grading/grade-drawing'
import type { Mistake, Strictness, StrokeVerdict } from '@kotonoha/handwriting/grading/verdict'
import { findGridFault } from './grid-fault'
import { measureDistance } from './stroke-distance'

export type StrokeAnswer =
  | { isRight: true }
  | {
      isRight: false
      kind: Mistake
      /** A sentence for the learner. */
      reason: string
    }

export interface NextStroke {
  /** What was drawn just now, on KanjiVG's square. */
  drawn: Stroke
  /** All strokes of the model, on the same square. */
  model: readonly Stroke[]
  /** The strokes before, as they stand on the square. */
  written: readonly Stroke[]
  strictness: Strictness
  /** How far from the model the strokes before were placed; they count as rightly placed. */
  offset: Point
}

/**
 * Grades one stroke while a character is being written: the likeliest thing that it can be taken
 * for decides, the stroke that comes now being preferred.
 */
export function gradeNextStroke(next: NextStroke): StrokeAnswer {
  const { model, written, strictness, offset } = next
  const strokeIndex = written.length
  const expected = model[strokeIndex] ?? []
  const drawn = move(next.drawn, [-offset[0], -offset[1]])
  const task = {
    ...next,
    drawn,
    written: written.map((each) => move(each, [-offset[0], -offset[1]])),
  }
  const meaning = listMeanings(drawn, model, strokeIndex).find((each) => isMeant(each, task))
  switch (meaning?.kind) {
    case 'right': {
      const fault = findGridFault(drawn, expected, strictness)
      return fault === undefined ? { isRight: true } : { isRight: false, ...fault }
    }
    case 'backwards':
      return { isRight: false, kind: 'direction', reason: 'It started at the wrong end.' }
    case 'another':
      return nameOther(meaning.index, strokeIndex)
    case undefined:
      return findJoin(task) ?? describeFault(task)
  }
}

/** What the stroke can be taken for. `distance` is weighted by how readily it is believed. */
type Meaning = { distance: number } & (
  | { kind: 'right' }
  | { kind: 'backwards' }
  | { kind: 'another'; index: number }
)

// Parallel strokes lie nearer to each other than a hand may be off: the stroke that comes now is
// believed until another is clearly nearer. Nobody writes again what is already there.
const weightOfRight = 0.5
const weightOfBackwards = 0.8
const weightOfWritten = 1.5
const mostMeanings = 5

/** So many strokes written show how large the learner writes, and how the character leans. */
const leastPrefix = 3

/** The likeliest first. */
function listMeanings(drawn: Stroke, model: readonly Stroke[], strokeIndex: number): Meaning[] {
  const meanings = model.map((stroke, index): Meaning => {
    const distance = measureDistance(drawn, stroke)
    if (index === strokeIndex) return { kind: 'right', distance: distance * weightOfRight }
    const weight = index < strokeIndex ? weightOfWritten : 1
    return { kind: 'another', index, distance: distance * weight }
  })
  const backwards = measureDistance([...drawn].reverse(), model[strokeIndex] ?? [])
  meanings.push({ kind: 'backwards', distance: backwards * weightOfBackwards })
  return meanings.sort((a, b) => a.distance - b.distance).slice(0, mostMeanings)
}

function isMeant(meaning: Meaning, { drawn, model, written, strictness }: NextStroke): boolean {
  const index = written.length
  switch (meaning.kind) {
    case 'right': {
      if (gradeAs(drawn, model, index, strictness).ok) return true
      // It may be wrong for the model and yet right for what was written so far.
      const around = [...written, ...model.slice(index)]
      if (gradeAs(drawn, model, index, strictness, around).ok) return true
      if (index < leastPrefix) return false
      return gradeAs(drawn, model.slice(0, index + 1), index, strictness, written).ok
    }
    case 'backwards': {
      const turned = [...drawn].reverse()
      return isNear(turned, model[index]) && gradeAs(turned, model, index, strictness).ok
    }
    case 'another':
      return (
        isNear(drawn, model[meaning.index]) && gradeAs(drawn, model, meaning.index, strictness).ok
      )
  }
}

/** Whether asking the grader pays: of thirty strokes it takes its time, and a phone's is short. */
function isNear(drawn: Stroke, stroke: Stroke = []): boolean {
  return findGridFault(drawn, stroke, 'lenient') === undefined
}

/**
 * The verdict on the stroke, were it the one with this number. The rest of the character is put
 * around it, so that the grader of whole drawings judges it where it belongs.
 */
function gradeAs(
  drawn: Stroke,
  model: readonly Stroke[],
  index: number,
  strictness: Strictness,
  around = model,
): StrokeVerdict {
  const strokes = [...around.slice(0, index), drawn, ...around.slice(index + 1)]
  const verdict = gradeDrawing(strokes, model, { strictness }).strokes[index]
  if (verdict === undefined) throw new Error(`The grader gave no verdict on stroke ${index}`)
  return verdict
}

/** Read on its own while writing, and after "Stroke 1:" in the list at the end. */
function nameOther(index: number, strokeIndex: number): StrokeAnswer {
  return index < strokeIndex
    ? { isRight: false, kind: 'extra', reason: `You drew stroke ${index + 1} once more.` }
    : {
        isRight: false,
        kind: 'order',
        reason: `You drew stroke ${index + 1} here; stroke ${strokeIndex + 1} comes first.`,
      }
}

/** Strokes in one are nearly as long as both, the way of the pen in the air left out. */
const leastJoin = 0.8

/** Whether the pen was not lifted before the next stroke. */
function findJoin({ drawn, model, written, strictness }: NextStroke): StrokeAnswer | undefined {
  const index = written.length
  const [first, second] = model.slice(index, index + 2)
  if (first === undefined || second === undefined) return undefined
  const bothLengths = measureStrokeLength(first) + measureStrokeLength(second)
  if (measureStrokeLength(drawn) < leastJoin * bothLengths) return undefined
  const strokes = [...model.slice(0, index), drawn, ...model.slice(index + 2)]
  const verdict = gradeDrawing(strokes, model, { strictness }).strokes[index]
  if (verdict === undefined || verdict.ok || verdict.kind !== 'join') return undefined
  return { isRight: false, kind: 'join', reason: verdict.reason }
}

/** Fitting no stroke of the model, it is judged as the one that comes now. */
function describeFault({ drawn, model, written, strictness }: NextStroke): StrokeAnswer {
  const index = written.length
  // "Too far to the left" helps more than "in the wrong place".
  const onGrid = findGridFault(drawn, model[index] ?? [], strictness)
  if (onGrid !== undefined) return { isRight: false, ...onGrid }
  const verdict = gradeAs(drawn, model, index, strictness)
  if (verdict.ok || verdict.kind === 'extra' || verdict.kind === 'order') {
    return { isRight: false, kind: 'shape', reason: 'It is not like the stroke that comes now.' }
  }
  return { isRight: false, kind: verdict.kind, reason: verdict.reason }
}

function move(stroke: Stroke, [x, y]: Point): Point[] {
  return stroke.map((point): Point => [point[0] + x, point[1] + y])
}
