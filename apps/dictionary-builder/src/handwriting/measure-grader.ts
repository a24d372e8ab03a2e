import { toStrokes } from '@kotonoha/handwriting/geometry/drawing'
import { gradeDrawing } from '@kotonoha/handwriting/grading/grade-drawing'
import type { TemplateSet } from '@kotonoha/handwriting/templates/template'
import { planters } from '@kotonoha/handwriting/training/plant-mistake'
import { createRandom } from '@kotonoha/handwriting/training/random'
import type { HandwritingSample } from './read-samples'

const seed = 2026

/** What became of drawings with one planted mistake, in per cent of them. */
export interface MistakeReport {
  name: string
  failed: number
  named: number
  /** Strokes flagged in a drawing, on the mean. */
  flagged: number
}

export interface GraderReport {
  right: number
  /** Right drawings that failed, in per cent. */
  rightFailed: number
  mistakes: MistakeReport[]
}

/** Grades right drawings, and the same with one mistake planted in each. */
export function measureGrader(
  { templates }: TemplateSet,
  samples: readonly HandwritingSample[],
): GraderReport {
  const models = new Map(templates.map(({ character, drawing }) => [character, toStrokes(drawing)]))
  const right = samples.filter(({ ok, char }) => ok && models.has(char))
  const failed = right.filter(
    ({ char, strokes }) => gradeDrawing(strokes, models.get(char) ?? []).score < 1,
  )
  const mistakes = Object.entries(planters).map(([name, plant]): MistakeReport => {
    const random = createRandom(seed)
    let [count, caught, named, flagged] = [0, 0, 0, 0]
    for (const sample of right) {
      const planted = plant(sample.strokes, random)
      if (planted === undefined) continue
      const grade = gradeDrawing(planted.strokes, models.get(sample.char) ?? [])
      const bad = grade.strokes.flatMap(({ ok }, index) => (ok ? [] : [index]))
      const isNamed =
        planted.forgotten === undefined
          ? bad.some((index) => planted.wrong.includes(index))
          : grade.missing.includes(planted.forgotten)
      count++
      if (grade.score < 1) caught++
      if (isNamed) named++
      flagged += bad.length
    }
    const share = (part: number) => (100 * part) / Math.max(1, count)
    return {
      name,
      failed: share(caught),
      named: share(named),
      flagged: flagged / Math.max(1, count),
    }
  })
  return {
    right: right.length,
    rightFailed: (100 * failed.length) / Math.max(1, right.length),
    mistakes,
  }
}
