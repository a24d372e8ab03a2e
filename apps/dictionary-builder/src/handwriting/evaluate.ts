import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { learntWeights } from '@kotonoha/handwriting/ranking/learnt-weights'
import { createRecogniser } from '@kotonoha/handwriting/recogniser'
import { decodeTemplates } from '@kotonoha/handwriting/templates/template-file'
import { createRandom, shuffle } from '@kotonoha/handwriting/training/random'
import { type GraderReport, measureGrader } from './measure-grader'
import { type ConditionReport, measureRecogniser } from './measure-recogniser'
import { readSamples } from './read-samples'

/** Drawings of one file under one condition, and to be graded, at most. */
const samplesPerCondition = 100
const gradedSamples = 500
const seed = 2026

export interface EvaluationReport {
  templates: number
  templateBytes: number
  compressedBytes: number
  /** From the bytes of the templates to a recogniser that answers. */
  loadMs: number
  sources: {
    name: string
    samples: number
    conditions: ConditionReport[]
    grader: GraderReport[]
  }[]
  /** Times of a query. */
  medianMs: number
  p95Ms: number
}

/**
 * Measures recogniser and grader, as they are committed, on files of samples; of the recogniser
 * nothing with `graderOnly`.
 */
export function evaluate(
  templateFile: string,
  files: readonly string[],
  graderOnly = false,
): EvaluationReport {
  const bytes = new Uint8Array(readFileSync(templateFile))
  const startedAt = performance.now()
  const set = decodeTemplates(bytes)
  const recogniser = createRecogniser(set, learntWeights)
  const loadMs = performance.now() - startedAt
  const times: number[] = []
  const sources = files.map((file) => {
    const shuffled = shuffle(readSamples(file), createRandom(seed))
    const samples = graderOnly ? [] : shuffled.slice(0, samplesPerCondition)
    const measured = measureRecogniser(recogniser, samples)
    times.push(...measured.times)
    return {
      name: basename(file, '.jsonl.gz'),
      samples: samples.length,
      conditions: graderOnly ? [] : measured.conditions,
      grader: measureGrader(set, shuffled.slice(0, gradedSamples)),
    }
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return {
    templates: set.templates.length,
    templateBytes: bytes.length,
    compressedBytes: brotliCompressSync(bytes).length,
    loadMs,
    sources,
    medianMs: at(0.5),
    p95Ms: at(0.95),
  }
}
