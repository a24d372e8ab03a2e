import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { KanaWeights } from '@kotonoha/handwriting/kana/kana-network'
import { packKana, unpackKana } from '@kotonoha/handwriting/kana/pack-kana'
import { createWorkbench } from '@kotonoha/handwriting/kernel/quick-workbench'
import type { Embedding } from '@kotonoha/handwriting/pruning/embedding'
import { packEmbedding, unpackEmbedding } from '@kotonoha/handwriting/pruning/pack-embedding'
import { learntWeights } from '@kotonoha/handwriting/ranking/learnt-weights'
import type { LearntWeights } from '@kotonoha/handwriting/ranking/ranker'
import { createRecogniser } from '@kotonoha/handwriting/recogniser'
import type { TemplateSet } from '@kotonoha/handwriting/templates/template'
import { decodeTemplates } from '@kotonoha/handwriting/templates/template-file'
import { learnEmbedding } from '@kotonoha/handwriting/training/learn-embedding'
import { learnKana } from '@kotonoha/handwriting/training/learn-kana'
import { learnWeights, type Sample } from '@kotonoha/handwriting/training/learn-weights'
import { practiseKana } from '@kotonoha/handwriting/training/practice-kana'
import { createRandom, shuffle } from '@kotonoha/handwriting/training/random'
import { ensureTemplates } from './ensure-templates'
import { isHeldOut, toGroups } from './held-out'
import { measureRecogniser } from './measure-recogniser'
import { printConditions } from './print-report'
import { type HandwritingSample, readSamples } from './read-samples'
import { removeDuplicates } from './remove-duplicates'

/*
 * `npm run handwriting:train -- <samples …>` learns the committed weights from templates and samples.
 * With `--held-out` nothing is written: half of the characters (of katakana, of the writers) are
 * kept away from the learning, and what is learnt is measured on them. Of the files named by
 * `--unseen` nothing at all is learnt. With `--keep-embedding` the map into the pruning space stays,
 * with `--keep-ranking` all but the weights of kana.
 */

const sourceFolder = new URL('../../../../packages/handwriting/src/', import.meta.url)
const embeddingFile = fileURLToPath(new URL('pruning/learnt-embedding.gen.ts', sourceFolder))
const kanaFile = fileURLToPath(new URL('kana/learnt-kana.gen.ts', sourceFolder))
const weightsFile = fileURLToPath(new URL('ranking/learnt-weights.ts', sourceFolder))
/** Characters in one line of packed numbers. */
const lineLength = 92

/** Four digits are more than the drawings can tell apart. */
function toNumbers(weights: Float32Array): string {
  return `[${Array.from(weights, (each) => Number(each.toPrecision(4))).join(',')}]`
}

function toLines(packed: string): string {
  const lines = packed.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
  return lines.map((line) => `  '${line}',`).join('\n')
}

function toKanaSource(weights: KanaWeights, files: string[]): string {
  return `// Made by \`npm run handwriting:train\` from KanjiVG's drawings and ${listNames(files)}.
import { unpackKana } from './pack-kana'

const classes = [...'${weights.classes.join('')}', '']

const packed = [
${toLines(packKana(weights))}
]

export const learntKana = unpackKana({ classes, hidden: ${weights.hidden} }, packed.join(''))
`
}

function listNames(files: string[]): string {
  return files.map((file) => file.split('/').at(-1)).join(', ')
}

function toEmbeddingSource(embedding: Embedding): string {
  const { inputs, hidden, outputs } = embedding
  return `// Made by \`npm run handwriting:train\` from KanjiVG's drawings and distortions of them.
import { unpackEmbedding } from './pack-embedding'

const packed = [
${toLines(packEmbedding(embedding))}
]

export const learntEmbedding = unpackEmbedding(
  { inputs: ${inputs}, hidden: ${hidden}, outputs: ${outputs} },
  packed.join(''),
)
`
}

function toWeightsSource(
  { coarse, fine, matched, ranker }: LearntWeights,
  files: string[],
): string {
  return `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learnt, not known.
// Made by \`npm run handwriting:train\` from ${listNames(files)}.
import { learntKana } from '../kana/learnt-kana.gen'
import { learntEmbedding } from '../pruning/learnt-embedding.gen'
import type { LearntWeights } from './ranker'

const list = (numbers: number[]) => Float32Array.from(numbers)

export const learntWeights: LearntWeights = {
  embedding: learntEmbedding,
  coarse: list(${toNumbers(coarse)}),
  fine: list(${toNumbers(fine)}),
  matched: list(${toNumbers(matched)}),
  ranker: {
    linear: list(${toNumbers(ranker.linear)}),
    input: list(${toNumbers(ranker.input)}),
    bias: list(${toNumbers(ranker.bias)}),
    output: list(${toNumbers(ranker.output)}),
  },
  kana: learntKana,
}
`
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'per-condition': { type: 'string', default: '200' },
    hidden: { type: 'string', default: '8' },
    steps: { type: 'string', default: '2000' },
    'keep-embedding': { type: 'boolean', default: false },
    'keep-ranking': { type: 'boolean', default: false },
    'kana-hidden': { type: 'string', default: '96' },
    'kana-rounds': { type: 'string', default: '8' },
    'held-out': { type: 'boolean', default: false },
    unseen: { type: 'string', multiple: true, default: [] },
    measured: { type: 'string', default: '300' },
  },
})
if (positionals.length === 0) {
  console.error(
    'Usage: npm run handwriting:train -- [--keep-embedding | --keep-ranking] [--held-out [--unseen <samples>]] <samples.jsonl.gz …>',
  )
  process.exit(1)
}

const progress = (message: string) => console.error(message)

/** As it will be read back. */
function learnKanaOf({ templates }: TemplateSet, groups: Sample[][]): KanaWeights {
  const practice = [...practiseKana(templates, groups, createRandom(5))]
  progress(`kana: ${practice.length} drawings`)
  const learnt = learnKana(practice, {
    hidden: Number(values['kana-hidden']),
    rounds: Number(values['kana-rounds']),
    onProgress: progress,
    multiply: createWorkbench().addProduct,
  })
  return unpackKana(learnt, packKana(learnt))
}

function learn(templates: TemplateSet, files: HandwritingSample[][]): LearntWeights {
  const groups = removeDuplicates(files).flatMap(toGroups)
  const kana = learnKanaOf(templates, groups)
  if (values['keep-ranking']) return { ...learntWeights, kana }
  const learnt = values['keep-embedding']
    ? learntWeights.embedding
    : learnEmbedding(templates.templates, {
        steps: Number(values.steps),
        onProgress: progress,
        multiply: createWorkbench().addProduct,
      })
  // As it will be read back: the ranking learns from what the product sees.
  const embedding = unpackEmbedding(learnt, packEmbedding(learnt))
  return learnWeights(
    templates,
    { embedding, kana },
    {
      groups,
      perCondition: Number(values['per-condition']),
      hidden: Number(values.hidden),
      onProgress: (condition) => progress(`asked: ${condition}`),
    },
  )
}

const templates = decodeTemplates(new Uint8Array(readFileSync(await ensureTemplates())))
const files = positionals.map(readSamples)
if (values['held-out']) {
  const weights = learn(
    templates,
    files.map((samples) => samples.filter((each) => !isHeldOut(each))),
  )
  const recogniser = createRecogniser(templates, weights)
  const measured = [
    ...positionals.map((file) => ({ file, samples: readSamples(file).filter(isHeldOut) })),
    ...values.unseen.map((file) => ({ file, samples: readSamples(file) })),
  ]
  for (const { file, samples } of measured) {
    const some = shuffle(samples, createRandom(1)).slice(0, Number(values.measured))
    console.log(`${file.split('/').at(-1)}: top 1 / 5 / 10, per cent of ${some.length} held out`)
    printConditions(measureRecogniser(recogniser, some).conditions)
  }
} else {
  const weights = learn(templates, files)
  writeFileSync(kanaFile, toKanaSource(weights.kana, positionals))
  const keepsRanking = values['keep-ranking']
  if (!keepsRanking && !values['keep-embedding']) {
    writeFileSync(embeddingFile, toEmbeddingSource(weights.embedding))
  }
  if (!keepsRanking) writeFileSync(weightsFile, toWeightsSource(weights, positionals))
}
