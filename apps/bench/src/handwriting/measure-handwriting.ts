import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { atLeast, atMost, figure, type Row, round } from '../table'

/** What `npm run handwriting:evaluate -- --json` prints, as far as it is shown here. */
interface Evaluation {
  templates: number
  compressedBytes: number
  loadMs: number
  sources: {
    name: string
    samples: number
    conditions: { name: string; first: number; five: number; ten: number }[]
    grader: {
      script: string
      right: number
      rightFailed: number
      tiltedFailed: number
      roughFailed: number
      otherFailed: number
      mistakes: { name: string; failed: number; named: number; reason: number; flagged: number }[]
      medianMs: number
      slowMs: number
    }[]
  }[]
  medianMs: number
  p95Ms: number
}

/** People's drawings lie beside the repository, where the dictionary's sources lie too. */
function findSamples(): string[] {
  const folder = process.env.KOTONOHA_HANDWRITING_SAMPLES ?? join('..', 'shared/handwriting/dev')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
    .map((name) => join(folder, name))
}

function evaluate(samples: string[]): Evaluation {
  const { status, stdout } = spawnSync(
    'npm',
    ['run', '--silent', 'handwriting:evaluate', '--', '--json', ...samples],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 24 },
  )
  if (status !== 0) throw new Error('the evaluation of the handwriting did not come to its end')
  return JSON.parse(stdout)
}

function toRows({ sources, ...evaluation }: Evaluation): Row[] {
  const rows = [
    atMost('a query, median', evaluation.medianMs, 15, 'ms'),
    atMost('a query, 95th percentile', evaluation.p95Ms, 30, 'ms'),
    atMost('templates made ready', evaluation.loadMs, 600, 'ms'),
    atMost(
      `${evaluation.templates} templates, by brotli`,
      evaluation.compressedBytes / 1e6,
      0.7,
      'MB',
    ),
  ]
  for (const { name, samples, conditions, grader } of sources) {
    for (const each of conditions) {
      const shares = [each.first, each.five, each.ten].map(round).join(' / ')
      rows.push(figure(`${name}, ${each.name}: top 1 / 5 / 10 of ${samples}`, `${shares} %`))
    }
    for (const each of grader) rows.push(...toGraderRows(name, each))
  }
  return rows
}

/** The shares asked of all mistakes together are shown against each kind. */
function toGraderRows(
  name: string,
  grader: Evaluation['sources'][number]['grader'][number],
): Row[] {
  const of = `${name}, ${grader.right} ${grader.script}`
  return [
    atMost(`${of}: right drawings failed`, grader.rightFailed, 1, '%'),
    atMost(`${of}: slightly tilted and shaky ones`, grader.tiltedFailed, 1.5, '%'),
    atMost(`${of}: rough but right ones`, grader.roughFailed, 1.5, '%'),
    atLeast(`${of}: drawings of other characters failed`, grader.otherFailed, 99, '%'),
    ...grader.mistakes.map((each) => {
      const named = `at its stroke ${round(each.named)} %, for its reason ${round(each.reason)} %, ${round(each.flagged)} strokes flagged`
      // A stroke in the wrong place may be a free hand's: of those, fewer must fail.
      const budget = each.name === 'displaced' ? 94 : 99
      return atLeast(`${of}, ${each.name} failed; ${named}`, each.failed, budget, '%')
    }),
    atMost(`${of}: a grading, median`, grader.medianMs, 10, 'ms'),
    figure(`${of}: a grading, 99th percentile`, `${round(grader.slowMs)} ms`),
  ]
}

/** Recogniser and grader on the drawings at hand; nothing without them. */
export function measureHandwriting(): Row[] {
  const samples = findSamples()
  if (samples.length > 0) return toRows(evaluate(samples))
  return [figure('no drawings: name their folder by KOTONOHA_HANDWRITING_SAMPLES', '–')]
}
