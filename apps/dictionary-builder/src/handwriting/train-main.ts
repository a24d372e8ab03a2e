import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { LearntWeights } from '@kotonoha/handwriting/ranking/ranker'
import { decodeTemplates } from '@kotonoha/handwriting/templates/template-file'
import { learnWeights } from '@kotonoha/handwriting/training/learn-weights'
import { ensureTemplates } from './ensure-templates'
import { readSamples } from './read-samples'

const weightsFile = fileURLToPath(
  new URL('../../../../packages/handwriting/src/ranking/learnt-weights.ts', import.meta.url),
)

/** Four digits are more than the drawings can tell apart. */
function toNumbers(weights: Float32Array): string {
  return `[${Array.from(weights, (each) => Number(each.toPrecision(4))).join(',')}]`
}

function toSource({ coarse, fine, ranker }: LearntWeights, files: string[]): string {
  return `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learnt, not known.
// Made by \`npm run handwriting:train\` from ${files.map((file) => file.split('/').at(-1)).join(', ')}.
import type { LearntWeights } from './ranker'

const list = (numbers: number[]) => Float32Array.from(numbers)

export const learntWeights: LearntWeights = {
  coarse: list(${toNumbers(coarse)}),
  fine: list(${toNumbers(fine)}),
  ranker: {
    linear: list(${toNumbers(ranker.linear)}),
    input: list(${toNumbers(ranker.input)}),
    bias: list(${toNumbers(ranker.bias)}),
    output: list(${toNumbers(ranker.output)}),
  },
}
`
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'per-condition': { type: 'string', default: '120' },
    hidden: { type: 'string', default: '16' },
  },
})
if (positionals.length === 0) {
  console.error('Usage: npm run handwriting:train -- <samples.jsonl.gz …>')
  process.exit(1)
}
const kana = /^[ぁ-ゖァ-ヺー]$/u
const groups = positionals.flatMap((file) => {
  const samples = readSamples(file).map(({ char, strokes }) => ({ character: char, strokes }))
  return [
    samples.filter(({ character }) => !kana.test(character)),
    samples.filter(({ character }) => kana.test(character)),
  ].filter((group) => group.length > 0)
})
const templates = decodeTemplates(new Uint8Array(readFileSync(await ensureTemplates())))
const weights = learnWeights(templates, {
  groups,
  perCondition: Number(values['per-condition']),
  hidden: Number(values.hidden),
  onProgress: (condition) => console.error(`asked: ${condition}`),
})
writeFileSync(weightsFile, toSource(weights, positionals))
