/**
 * Everything: checks, unit and database tests, and the journeys in a browser. On an older Node also
 * what opens SQLite files, and a start with a journey, on a newer one.
 *
 * One core builds the dictionaries of the tests, and many tests wait for a database that starts, or
 * is killed: meanwhile the checks run, and what the journeys need is fetched and built. What measures
 * times runs at the end, when they are over.
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

const failed: { name: string; reasons: string[] }[] = []
const results: StepResult[] = []
const fileTimes: FileTime[] = []

const beside = runBeside()
const dictionaries = ['scripts/build-dictionaries-for-tests.ts']
keep(await runStep({ name: 'dictionaries', command: tsx, arguments: dictionaries }))
await runTests('unit and database tests', [])
await beside
await runTests('browser journeys', journeys)
await runOnNewerNode()

keepTestTimes(results, fileTimes)
for (const { name, reasons } of failed) {
  console.error(`\nFailed: ${name}`)
  for (const reason of reasons) console.error(`  ${reason}`)
}
rmSync(reports, { recursive: true, force: true })
const passed = results.filter((each) => each.hasSucceeded).length
console.log(`suites: ${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

async function runBeside(): Promise<void> {
  const fetching = ['scripts/fetch-for-tests.ts']
  keep(await runStepBeside({ name: 'fetching', command: tsx, arguments: fetching }))
  keep(await runStepBeside({ name: 'checks', command: tsx, arguments: ['scripts/check.ts'] }))
  const build = ['scripts/build-before-journeys.mjs']
  keep(await runStepBeside({ name: 'site', command: process.execPath, arguments: build }))
}

async function runOnNewerNode(): Promise<void> {
  const node = getNewerNode()
  if (node.kind === 'skipped') console.log(`\n── newer Node: SKIPPED, ${node.reason}`)
  if (node.kind === 'failed') failed.push({ name: 'newer Node', reasons: [node.reason] })
  if (node.kind !== 'ready') return
  const ofSqlite = ['--project', 'all', ...listTestsOfSqlite()]
  await runTests('newer Node: tests of SQLite', ofSqlite, node)
  const oneJourney = [...journeys, 'look-up.e2e.ts', '--testNamePattern', '食べる']
  await runTests('newer Node: start and one journey', oneJourney, node)
}

async function runTests(
  name: string,
  options: string[],
  node: { program: string; environment?: Record<string, string> } = { program: process.execPath },
): Promise<void> {
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { program, environment } = node
  const given = [vitest, 'run', ...options, ...reporters]
  const result = await runStep({ name, command: program, arguments: given, environment })
  fileTimes.push(...listFileTimes(name, report))
  keep(result, tellFailedTests(report))
}

function keep(result: StepResult, reasons: string[] = []): void {
  results.push(result)
  if (!result.hasSucceeded) failed.push({ name: result.name, reasons })
}
