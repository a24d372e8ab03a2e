import { findExistingDictionary } from './pipeline/file/existing-dictionary'
import { formatReport } from './report/format-report'
import { findLastRun } from './report/last-run'

/** Prints what the present dictionary was made from; returns the exit code. */
export function printReport(dictionaryPath: string): number {
  const existing = findExistingDictionary(dictionaryPath)
  if (existing === undefined) {
    console.error(
      `There is no usable dictionary at ${dictionaryPath}: run npm run dictionary:build.`,
    )
    return 1
  }
  const run = findLastRun(dictionaryPath, existing.version)
  console.log(formatReport(existing.version, existing.report, run))
  return 0
}
