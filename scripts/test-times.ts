import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { StepResult } from './run-step'

/** What we read of a report in the form of Jest, as Vitest writes it; times in ms. */
interface Report {
  testResults: { name: string; startTime: number; endTime: number }[]
}

export interface FileTime {
  step: string
  file: string
  seconds: number
}

/** How long each file of a step took; none for a report that isn't there. */
export function listFileTimes(step: string, path: string): FileTime[] {
  return readResults(path).map(({ name, startTime, endTime }) => ({
    step,
    file: relative(process.cwd(), name),
    seconds: round((endTime - startTime) / 1000),
  }))
}

function readResults(path: string): Report['testResults'] {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as Report).testResults
  } catch {
    return []
  }
}

const printed = 10

/** Keeps the times of a run in `var/test-times.json`, the slowest first, and prints the slowest. */
export function keepTestTimes(steps: readonly StepResult[], files: readonly FileTime[]): void {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds)
  const times = {
    steps: steps.map(({ name, seconds }) => ({ name, seconds: round(seconds) })),
    files: slowest,
  }
  mkdirSync('var', { recursive: true })
  writeFileSync(join('var', 'test-times.json'), `${JSON.stringify(times, null, 2)}\n`)
  console.log(`\nThe ${printed} slowest of ${files.length} files (all in var/test-times.json):`)
  for (const { file, seconds } of slowest.slice(0, printed)) {
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
  }
}

const round = (seconds: number) => Math.round(seconds * 10) / 10
