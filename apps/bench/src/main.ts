/**
 * `npm run bench`: the figures of the product on real data, beside their budgets.
 *
 * `npm run bench -- queries questions forms http accounts study progress year pages look-ups lighthouse train imports build`
 * runs the named parts only. `build` makes the full dictionary once more, into a folder of its own.
 * `forms` takes `--all` for every word, `lighthouse` takes `--runs=1` instead of five, and
 * `--among=/words,/terms` for some of the pages. `year` takes `--learners=50` for fewer than a
 * thousand, and `--write` to write the table that the site shows while a pace is chosen. `faults`
 * runs only when it is named, and takes what follows for itself: `npm run bench -- faults kills drain --kills 8`. So does
 * `cluster`, which measures on a database by
 * URL: `npm run bench -- cluster --url postgres://… --learners 2000`.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { measureAccounts } from './accounts/measure-accounts'
import { countAnsweredQuestions } from './answered-questions'
import { type ClusterOptions, parseClusterOptions } from './cluster/cluster-options'
import { measureCluster } from './cluster/measure-cluster'
import { measureBuild } from './dictionary-build'
import { measureDocumentWeight } from './document-weight'
import { type FaultOptions, measureFaults, parseFaultOptions } from './faults/measure-faults'
import { countFoundForms } from './found-forms'
import { measureGeneratedQueries } from './generated-query-times'
import { measureDrawingPad } from './handwriting/measure-drawing-pad'
import { measureHandwriting } from './handwriting/measure-handwriting'
import { listLoadPaths, measureHttpLoad } from './http-load'
import { measureImports } from './imports/measure-imports'
import { measureLighthouse, readLighthouseOptions } from './lighthouse-scores'
import { countAnsweredOnFirstScreen } from './look-ups/count-on-first-screen'
import { sample } from './measure'
import { measurePageWeight } from './page-weight'
import { measureProgress } from './progress/measure-progress'
import { measureQueries } from './query-times'
import { type RunningServer, startProduct } from './running-server'
import { measureStudy } from './study/measure-study'
import { atMost, figure, printTable, type Row } from './table'
import { measureTraining } from './training/measure-training'
import { measurePaces } from './year/measure-paces'
import { measureYear } from './year/measure-year'

const parts = [
  'queries',
  'questions',
  'forms',
  'http',
  'accounts',
  'study',
  'progress',
  'year',
  'pages',
  'look-ups',
  'lighthouse',
  'handwriting',
  'train',
  'imports',
  'build',
]
const given = process.argv.slice(2)
const [firstWord, ...otherWords] = given
const faults: FaultOptions | undefined =
  firstWord === 'faults' ? parseOrExit(parseFaultOptions, otherWords) : undefined
const cluster: ClusterOptions | undefined =
  firstWord === 'cluster' ? parseOrExit(parseClusterOptions, otherWords) : undefined
const takesAll = faults !== undefined || cluster !== undefined
const chosen = takesAll ? [firstWord ?? ''] : given.filter((name) => !name.startsWith('--'))
const options = given.filter((name) => name.startsWith('--'))
const isTableWritten = options.includes('--write')
const wishedLearners = options.find((name) => name.startsWith('--learners='))?.split('=')[1]
/** Those whose years are lived. */
const learners = Math.max(1, Number(wishedLearners ?? 1000))
const unknown = takesAll ? [] : chosen.filter((name) => !parts.includes(name))
if (unknown.length > 0) {
  console.error(`No part is named ${unknown.join(', ')}: ${parts.join(', ')}`)
  process.exit(1)
}
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name)

const file = join(process.env.KOTONOHA_DATA ?? 'var', 'dictionary', 'dictionary.sqlite')
if (!existsSync(file)) {
  console.error(`${file} is missing: run npm run dictionary:build first`)
  process.exit(1)
}

const missed: Row[] = []
const noteMissed = (rows: readonly Row[]) => {
  missed.push(...rows.filter((row) => row.isWithinBudget === false))
}
const report = (title: string, rows: Row[]) => {
  printTable(title, rows)
  noteMissed(rows)
}

const dictionary = openDictionary(file)
// So many that the server's store of finished answers (32 MB) holds only some of them.
const wordIds = sample(
  dictionary.prepare<{ word_id: number }>('SELECT word_id FROM word ORDER BY word_id').all(),
  60_000,
).map((row) => row.word_id)
const literals = sample(
  dictionary.prepare<{ literal: string }>('SELECT literal FROM kanji ORDER BY literal').all(),
  3000,
).map((row) => row.literal)
if (isWanted('queries')) {
  report('In the process', measureQueries(dictionary, wordIds.slice(0, 5000), literals))
  report('Queries of every kind, generated', measureGeneratedQueries(dictionary))
}
if (isWanted('questions')) report('Questions of learners', countAnsweredQuestions(dictionary))
if (isWanted('forms')) {
  const rows = countFoundForms(dictionary, options.includes('--all'))
  report('Forms of words, found as the word among the first three', rows)
}
const loadPaths = isWanted('http') ? listLoadPaths(dictionary, wordIds) : undefined
dictionary.close()

if (['http', 'pages', 'look-ups', 'lighthouse'].some(isWanted)) {
  // The first start may have to build the bundles; the second one is what the budget is about.
  await (await startProduct()).stop()
  const product = await startProduct()
  try {
    const memoryAtRest = formatMemory(product)
    report('Start and memory', [
      atMost('start with nothing changed', product.startMs / 1000, 0.6, 's'),
      figure('memory after the start, of it anonymous', memoryAtRest),
    ])
    if (loadPaths !== undefined) {
      const rows = await measureHttpLoad(product, loadPaths)
      rows.push(figure('memory after the load, of it anonymous', formatMemory(product)))
      report('Over HTTP, load generator on the same machine', rows)
    }
    if (isWanted('pages')) {
      report('Documents, compressed', await measureDocumentWeight(product.origin))
      report('First visit, compressed', await measurePageWeight(product.origin))
    }
    if (isWanted('look-ups'))
      report('Forty look-ups on a phone', await countAnsweredOnFirstScreen(product.origin))
    if (isWanted('lighthouse'))
      report(
        'Lighthouse, mobile',
        await measureLighthouse(product.origin, readLighthouseOptions(options)),
      )
  } finally {
    await product.stop()
  }
}
if (isWanted('accounts')) report('Accounts', await measureAccounts(dirname(file)))
if (isWanted('study')) noteMissed(await measureStudy(file))
if (isWanted('progress')) report('Progress after five years', await measureProgress(file))
if (isWanted('year')) {
  const paces = await measurePaces({ file, learners, isWritten: isTableWritten })
  report('Where a pace leads, studying every day', paces)
  report('A year of kanji study, with habits', await measureYear(file, learners))
}
if (isWanted('handwriting')) {
  report('Handwriting', measureHandwriting())
  report('Drawing pad, in a browser', await measureDrawingPad(dirname(file)))
}
if (faults !== undefined) {
  noteMissed(await measureFaults(dirname(file), faults))
}
if (cluster !== undefined) {
  report(
    `Learners on ${withoutPassword(cluster.url)}`,
    await measureCluster(dirname(file), cluster),
  )
}
if (isWanted('train')) report('Training of parameters', await measureTraining())
if (isWanted('imports')) report('The largest import', await measureImports(file))
if (isWanted('build')) report('Dictionary build', await measureBuild())

console.log(
  missed.length === 0 ? '\nEvery budget is met.' : `\n${missed.length} budgets are missed.`,
)
process.exitCode = missed.length === 0 ? 0 : 1

function formatMemory(product: RunningServer): string {
  return `${product.residentMiB().toFixed(0)} · ${product.anonymousMiB().toFixed(0)} MiB`
}

function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  return shown.href
}

function parseOrExit<Options>(
  parse: (words: readonly string[]) => Options,
  words: readonly string[],
): Options {
  try {
    return parse(words)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
