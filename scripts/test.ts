/** Everything: checks, unit and database tests, and the journeys in a browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep } from './run-step'
import { tellFailedTests } from './tell-failed-tests'

const tsx = 'node_modules/.bin/tsx'
const vitest = 'node_modules/.bin/vitest'
const reports = mkdtempSync(join(tmpdir(), 'kotonoha-tests-'))

const steps = [
  { name: 'checks', command: tsx, arguments: ['scripts/check.ts'] },
  withReport({ name: 'unit and database tests', arguments: ['run'] }),
  withReport({
    name: 'browser journeys',
    arguments: ['run', '--config', 'apps/e2e/vitest.config.ts'],
  }),
]

function withReport(step: { name: string; arguments: string[] }) {
  const report = join(reports, `${step.name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { ...step, command: vitest, arguments: [...step.arguments, ...reporters], report }
}

const failed: typeof steps = []
for (const step of steps) {
  if (!(await runStep(step))) failed.push(step)
}
for (const step of failed) {
  console.error(`\nFailed: ${step.name}`)
  if ('report' in step) for (const test of tellFailedTests(step.report)) console.error(`  ${test}`)
}
rmSync(reports, { recursive: true, force: true })
console.log(`suites: ${steps.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
