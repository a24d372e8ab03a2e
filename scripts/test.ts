/**
 * Everything: checks, unit and database tests, and the journeys in a browser. On an older Node also
 * what opens SQLite files, and a start with a journey, on a newer one.
 *
 * Many tests wait: for a database that starts or is killed, for a page that loads. Meanwhile the
 * full dictionary is built, the checks run, and what the journeys need is fetched and built. The
 * tests of the full dictionary, and what measures times, come when all that is over.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listTestsOfSqlite } from './list-tests-of-sqlite'
import { getNewerNode } from './newer-node'
import { runStep, runStepBeside, type StepResult } from './run-step'
import { tellFailedTests } from './tell-failed-tests'
import { type FileTime, keepTestTimes, listFileTimes } from './test-times'

const tsx = 'node_modules/.bin/tsx'
const vitest = 'node_modules/vitest/vitest.mjs'
const journeys = ['--config', 'apps/e2e/vitest.config.ts']
const reports = mkdtempSync(join(tmpdir(), 'kotonoha-tests-'))

interface Runner {
  program: string
  environment?: Record<string, string>
  run: typeof runStep
}

const thisNode: Runner = { program: process.execPath, run: runStep }

const failed: { name: string; reasons: string[] }[] = []
const results: StepResult[] = []
const fileTimes: FileTime[] = []

const buildDictionary = 'scripts/build-dictionary-for-tests.ts'
/** Projects of `vitest.config.ts`; the last of them is there only with a `TEST_DATABASE_URL`. */
const most = toOptions(['all', 'sharing', 'other-postgresql'])
const last = toOptions(['data', 'timed'])

keep(await runStep({ name: 'tiny dictionary', command: tsx, arguments: [buildDictionary, 'tiny'] }))
const beside = runBeside()
await runTests('unit and database tests', most)
await beside
await runTests('tests of the full dictionary and of times', last)
await runTests('browser journeys', journeys)

keepTestTimes(results, fileTimes)
for (const { name, reasons } of failed) {
  console.error(`\nFailed: ${name}`)
  for (const reason of reasons) console.error(`  ${reason}`)
}
rmSync(reports, { recursive: true, force: true })
const passed = results.filter((each) => each.hasSucceeded).length
console.log(`suites: ${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

function toOptions(projects: string[]): string[] {
  return projects.flatMap((name) => ['--project', name])
}

async function runBeside(): Promise<void> {
  const fetching = ['scripts/fetch-for-tests.ts']
  keep(await runStepBeside({ name: 'fetching', command: tsx, arguments: fetching }))
  const dictionary = [buildDictionary, 'full']
  keep(await runStepBeside({ name: 'full dictionary', command: tsx, arguments: dictionary }))
  keep(await runStepBeside({ name: 'checks', command: tsx, arguments: ['scripts/check.ts'] }))
  const build = ['scripts/build-before-journeys.mjs']
  keep(await runStepBeside({ name: 'site', command: process.execPath, arguments: build }))
  await runOnNewerNode()
}

async function runOnNewerNode(): Promise<void> {
  const node = getNewerNode()
  if (node.kind === 'skipped') console.log(`\n── newer Node: SKIPPED, ${node.reason}`)
  if (node.kind === 'failed') failed.push({ name: 'newer Node', reasons: [node.reason] })
  if (node.kind !== 'ready') return
  const ofSqlite = [...toOptions(['all', 'sharing']), ...listTestsOfSqlite()]
  await runTests('newer Node: tests of SQLite', ofSqlite, { ...node, run: runStepBeside })
  const oneJourney = [...journeys, 'look-up.e2e.ts', '--testNamePattern', '食べる']
  await runTests('newer Node: start and one journey', oneJourney, { ...node, run: runStepBeside })
}

async function runTests(
  name: string,
  options: string[],
  { program, environment, run }: Runner = thisNode,
): Promise<void> {
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const given = [vitest, 'run', ...options, ...reporters]
  const result = await run({ name, command: program, arguments: given, environment })
  fileTimes.push(...listFileTimes(name, report))
  keep(result, tellFailedTests(report))
}

function keep(result: StepResult, reasons: string[] = []): void {
  results.push(result)
  if (!result.hasSucceeded) failed.push({ name: result.name, reasons })
}
