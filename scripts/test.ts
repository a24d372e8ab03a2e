/** Everything: checks, unit and database tests, and the journeys in a browser. */
import { runStep } from './run-step'

const tsx = 'node_modules/.bin/tsx'
const vitest = 'node_modules/.bin/vitest'

const steps = [
  { name: 'checks', command: tsx, arguments: ['scripts/check.ts'] },
  { name: 'unit and database tests', command: vitest, arguments: ['run'] },
  {
    name: 'browser journeys',
    command: vitest,
    arguments: ['run', '--config', 'apps/e2e/vitest.config.ts'],
  },
]

const failed: string[] = []
for (const step of steps) {
  if (!(await runStep(step))) failed.push(step.name)
}
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
console.log(`suites: ${steps.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
