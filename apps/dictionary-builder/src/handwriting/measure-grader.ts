import { type Stroke, toStrokes } from '@kotonoha/handwriting/geometry/drawing'
import { gradeDrawing } from '@kotonoha/handwriting/grading/grade-drawing'
import type { TemplateSet } from '@kotonoha/handwriting/templates/template'
import { loosen, tilt, wobble } from '@kotonoha/handwriting/training/distort-shape'
import { type PlantedMistake, planters } from '@kotonoha/handwriting/training/plant-mistake'
import { createRandom, pickIndex, type Random } from '@kotonoha/handwriting/training/random'
import { toGroups } from './held-out'
import { middlesOfSquares } from './middles-of-squares'
import type { HandwritingSample } from './read-samples'

const seed = 2026

/** What became of drawings with one planted mistake, in per cent of them. */
export interface MistakeReport {
  name: string
  failed: number
  /** At the right stroke, and there for the right reason. */
  named: number
  reason: number
  /** Strokes flagged in a drawing, on the mean. */
  flagged: number
  /** What was told at the right stroke, by how many drawings it was told of. */
  told: Record<string, number>
}

/** Of the kanji or of the kana of one source. */
export interface GraderReport {
  script: 'kanji' | 'kana'
  right: number
  /** Right drawings that failed, in per cent: as they are, slightly tilted and shaky, and rough. */
  rightFailed: number
  tiltedFailed: number
  roughFailed: number
  /** Drawings of another character with as many strokes that failed. */
  otherFailed: number
  mistakes: MistakeReport[]
  /** Times of grading any of these, at the median and for one in a hundred. */
  medianMs: number
  slowMs: number
}

type Models = ReadonlyMap<string, readonly Stroke[]>
type Drawn = ReturnType<typeof toGroups>[number]

/** Grades right drawings, the same with one mistake planted in each, and other characters. */
export function measureGrader(
  { templates }: TemplateSet,
  samples: readonly HandwritingSample[],
): GraderReport[] {
  const models = new Map(templates.map(({ character, drawing }) => [character, toStrokes(drawing)]))
  const right = samples.filter(({ ok, char }) => ok && models.has(char))
  return toGroups(right).map((group) => measureGroup(models, group))
}

function measureGroup(models: Models, drawn: Drawn): GraderReport {
  const times: number[] = []
  const grade = (strokes: readonly Stroke[], character: string) => {
    const startedAt = performance.now()
    const model = models.get(character) ?? []
    const grade = gradeDrawing(strokes, model, { middles: middlesOfSquares })
    times.push(performance.now() - startedAt)
    return grade
  }
  const share = (part: number, of: number) => (100 * part) / Math.max(1, of)
  const measureFailed = (disturb: (strokes: readonly Stroke[], random: Random) => Stroke[]) => {
    const random = createRandom(seed)
    const failed = drawn.filter(
      ({ character, strokes }) => grade(disturb(strokes, random), character).score < 1,
    )
    return share(failed.length, drawn.length)
  }
  const mistakes = Object.entries(planters).map(([name, { plant, kind }]): MistakeReport => {
    const random = createRandom(seed)
    let [count, failed, named, reason, flagged] = [0, 0, 0, 0, 0]
    const told: Record<string, number> = {}
    for (const { character, strokes } of drawn) {
      const planted = plant(strokes, random)
      if (planted === undefined) continue
      const verdict = grade(planted.strokes, character)
      const found = listNamed(verdict, planted)
      const words = found.length > 0 ? tellNamed(verdict, planted) : undefined
      const what = words ?? (verdict.score < 1 ? 'elsewhere' : 'passed')
      told[what] = (told[what] ?? 0) + 1
      count++
      if (verdict.score < 1) failed++
      if (found.length > 0) named++
      if (found.includes(kind)) reason++
      flagged += verdict.strokes.filter(({ ok }) => !ok).length
    }
    return {
      name,
      failed: share(failed, count),
      named: share(named, count),
      reason: share(reason, count),
      flagged: flagged / Math.max(1, count),
      told,
    }
  })
  const others = listOthers(models, drawn)
  const report = {
    script: /^[ぁ-ゖァ-ヺー]$/u.test(drawn[0]?.character ?? '')
      ? ('kana' as const)
      : ('kanji' as const),
    right: drawn.length,
    rightFailed: measureFailed((strokes) => [...strokes]),
    tiltedFailed: measureFailed((strokes, random) =>
      wobble(6)(tilt(5, 0.06)(strokes, random), random),
    ),
    roughFailed: measureFailed((strokes, random) =>
      loosen(12, 0.06)(wobble(8)(tilt(6, 0.08)(strokes, random), random), random),
    ),
    otherFailed: share(
      others.filter(({ strokes, character }) => grade(strokes, character).score < 1).length,
      others.length,
    ),
    mistakes,
  }
  times.sort((a, b) => a - b)
  return {
    ...report,
    medianMs: times[times.length >> 1] ?? 0,
    slowMs: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

/** What the planted mistake was called, at the strokes of which naming any is right. */
function listNamed(
  { strokes, missing }: ReturnType<typeof gradeDrawing>,
  { wrong, forgotten }: PlantedMistake,
): string[] {
  if (forgotten !== undefined) return missing.includes(forgotten) ? ['missing'] : []
  return wrong.flatMap((index) => {
    const verdict = strokes[index]
    return verdict === undefined || verdict.ok ? [] : [verdict.kind]
  })
}

/** The kind of what was told of the planted mistake, or of a form what is said to be wrong with it. */
function tellNamed(
  { strokes }: ReturnType<typeof gradeDrawing>,
  { wrong, forgotten }: PlantedMistake,
): string | undefined {
  if (forgotten !== undefined) return 'missing'
  const verdict = wrong.map((index) => strokes[index]).find((each) => each?.ok === false)
  if (verdict === undefined || verdict.ok) return undefined
  return verdict.kind === 'shape' ? verdict.reason.replace(/[:.].*/u, '') : verdict.kind
}

/** Every drawing with another character of the group that has as many strokes. */
function listOthers(models: Models, drawn: Drawn): Drawn {
  const random = createRandom(seed)
  return drawn.flatMap(({ character, strokes }) => {
    const others = drawn.filter(
      (each) =>
        each.character !== character && models.get(each.character)?.length === strokes.length,
    )
    const other = others[pickIndex(random, others.length)]
    return other === undefined ? [] : [{ character: other.character, strokes }]
  })
}
