/** Types, lint, boundaries, dead code and document paths: everything that needs no running code. */
import { runStep, type Step } from './run-step'

const bin = 'node_modules/.bin'

const steps: Step[] = [
  {
    name: 'types',
    command: process.execPath,
    arguments: ['node_modules/typescript-native/bin/tsc', '--noEmit'],
  },
  {
    name: 'format and lint',
    command: `${bin}/biome`,
    arguments: ['check', '--error-on-warnings', '.'],
  },
  { name: 'type-aware lint', command: `${bin}/oxlint`, arguments: ['--type-aware'] },
  { name: 'boundaries', command: `${bin}/tsx`, arguments: ['scripts/check-boundaries.ts'] },
  { name: 'dead code', command: `${bin}/knip`, arguments: ['--no-progress'] },
  { name: 'document paths', command: `${bin}/tsx`, arguments: ['scripts/check-doc-paths.ts'] },
  { name: 'file length', command: `${bin}/tsx`, arguments: ['scripts/check-file-length.ts'] },
]

const startedAt = performance.now()
const failed: string[] = []
for (const step of steps) {
  const { hasSucceeded } = await runStep(step)
  if (!hasSucceeded) failed.push(step.name)
}
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(
  `\n${steps.length - failed.length} checks passed, ${failed.length} failed, ${seconds} s`,
)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
