import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuildRun } from './build-report'

/** Beside the dictionary: how the build that made it ran on this machine. */
function lastRunPath(dictionaryPath: string): string {
  return join(dirname(dictionaryPath), 'last-build.json')
}

export function saveLastRun(dictionaryPath: string, version: string, run: BuildRun): void {
  writeFileSync(lastRunPath(dictionaryPath), `${JSON.stringify({ version, ...run })}\n`)
}

/** Null where the dictionary was built elsewhere. */
export function findLastRun(dictionaryPath: string, version: string): BuildRun | null {
  try {
    const saved = JSON.parse(readFileSync(lastRunPath(dictionaryPath), 'utf8'))
    return saved.version === version ? saved : null
  } catch {
    return null
  }
}
