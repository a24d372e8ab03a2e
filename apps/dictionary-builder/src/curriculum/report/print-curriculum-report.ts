import { existsSync } from 'node:fs'
import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import type { CurriculumReport } from './curriculum-report'
import { formatCurriculumReport } from './format-curriculum-report'

/** Prints the figures of the present dictionary's curriculum; returns the exit code. */
export function printCurriculumReport(dictionaryPath: string): number {
  if (!existsSync(dictionaryPath)) {
    console.error(`There is no dictionary at ${dictionaryPath}: run npm run dictionary:build.`)
    return 1
  }
  const dictionary = openDictionary(dictionaryPath)
  const row = dictionary
    .prepare<{ version: number; report: string }>('SELECT version, report FROM curriculum')
    .get()
  dictionary.close()
  if (row === undefined) throw new Error('The dictionary has no curriculum')
  const report: CurriculumReport = JSON.parse(row.report)
  console.log(`Curriculum ${row.version}: ${formatCurriculumReport(report)}`)
  return 0
}
