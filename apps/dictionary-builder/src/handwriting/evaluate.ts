import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { toStrokes } from '@kotonoha/handwriting/geometry/drawing'
import { gradeDrawing } from '@kotonoha/handwriting/grading/grade-drawing'
import { learntWeights } from '@kotonoha/handwriting/ranking/learnt-weights'
import { createRecogniser, type Recogniser } from '@kotonoha/handwriting/recogniser'
import { findLookAlike } from '@kotonoha/handwriting/templates/look-alikes'
import type { TemplateSet } from '@kotonoha/handwriting/templates/template'
import { conditions } from '@kotonoha/handwriting/training/conditions'
import { planters } from '@kotonoha/handwriting/training/plant-mistake'
import { createRandom, shuffle } from '@kotonoha/handwriting/training/random'
import { type HandwritingSample, readSamples } from './read-samples'

/** Drawings of one file under one condition, at most. */
const samplesPerCondition = 100
const seed = 2026

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)
}

function measureRecogniser(recogniser: Recogniser, samples: HandwritingSample[], times: number[]) {
  for (const [name, distort] of Object.entries(conditions)) {
    const random = createRandom(seed)
    let [first, five, ten] = [0, 0, 0]
    for (const { char, strokes } of samples) {
      const drawn = distort(strokes, random)
      const startedAt = performance.now()
      const answer = recogniser.recognise(drawn)
      times.push(performance.now() - startedAt)
      const target = findLookAlike(char)
      const rank = answer.findIndex(({ character }) => findLookAlike(character) === target)
      if (rank === 0) first++
      if (rank >= 0 && rank < 5) five++
      if (rank >= 0 && rank < 10) ten++
    }
    const shares = [first, five, ten].map((each) => percent(each, samples.length).padStart(5))
    console.log(`  ${name.padEnd(9)} ${shares.join(' / ')}`)
  }
}

function measureGrader(set: TemplateSet, samples: HandwritingSample[]): void {
  const models = new Map(
    set.templates.map(({ character, drawing }) => [character, toStrokes(drawing)]),
  )
  const right = samples.filter(({ ok, char }) => ok && models.has(char))
  const grade = ({ char }: HandwritingSample, strokes: HandwritingSample['strokes']) =>
    gradeDrawing(strokes, models.get(char) ?? [])
  const failed = right.filter((sample) => grade(sample, sample.strokes).score < 1)
  console.log(`  right drawings failed: ${percent(failed.length, right.length)} of ${right.length}`)
  for (const [name, plant] of Object.entries(planters)) {
    const random = createRandom(seed)
    let [count, caught, named, flagged] = [0, 0, 0, 0]
    for (const sample of right) {
      const planted = plant(sample.strokes, random)
      if (planted === undefined) continue
      const { strokes, missing, score } = gradeDrawing(
        planted.strokes,
        models.get(sample.char) ?? [],
      )
      const bad = strokes.flatMap(({ ok }, index) => (ok ? [] : [index]))
      count++
      if (score < 1) caught++
      const isNamed =
        planted.forgotten === undefined
          ? bad.some((index) => planted.wrong.includes(index))
          : missing.includes(planted.forgotten)
      if (isNamed) named++
      flagged += bad.length
    }
    console.log(
      `  ${name.padEnd(9)} failed ${percent(caught, count)}, named ${percent(named, count)}, strokes flagged ${(flagged / Math.max(1, count)).toFixed(2)}`,
    )
  }
}

/** Prints how well recogniser and grader do on files of samples. */
export function evaluate(set: TemplateSet, templateFile: string, files: string[]): void {
  const startedAt = performance.now()
  const recogniser = createRecogniser(set, learntWeights)
  const loadMs = Math.round(performance.now() - startedAt)
  const bytes = readFileSync(templateFile)
  console.log(
    `templates: ${set.templates.length}, ${bytes.length} bytes, ${brotliCompressSync(bytes).length} by brotli; made ready in ${loadMs} ms`,
  )
  const times: number[] = []
  for (const file of files) {
    const samples = shuffle(readSamples(file), createRandom(seed)).slice(0, samplesPerCondition)
    console.log(`${file.split('/').at(-1)}: top 1 / 5 / 10, per cent of ${samples.length}`)
    measureRecogniser(recogniser, samples, times)
    measureGrader(set, samples)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`time of a query: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`)
}
