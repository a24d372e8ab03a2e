import type { DictionaryCounts } from '@kotonoha/dictionary-db/entities/about-dictionary'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type { DictionarySources } from '../acquisition/dictionary-sources'
import type { BuildReport } from '../report/build-report'
import { hashInputs } from './inputs-hash'

/** Writes what the file is, except its version, which is known when all else is written. */
export function writeAbout(
  database: SqliteDatabase,
  sources: DictionarySources,
  labels: ReadonlyMap<string, string>,
  counts: DictionaryCounts,
  report: BuildReport,
): void {
  const insertValue = database.prepare('INSERT INTO about VALUES (?, ?)')
  insertValue.run('edition', sources.edition)
  insertValue.run('inputs', hashInputs(sources))
  insertValue.run('course', sources.course.hash)
  insertValue.run('counts', JSON.stringify(counts))
  insertValue.run('missing-features', JSON.stringify(sources.missing.map((each) => each.feature)))
  insertValue.run('report', JSON.stringify(report))

  const insertSource = database.prepare('INSERT INTO source VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  for (const [position, source] of sources.descriptions.entries()) {
    const { name, use, version, date, licence, licenceUrl, url, attribution } = source
    insertSource.run(...[position, name, use, version, date, licence, licenceUrl, url, attribution])
  }
  const insertLabel = database.prepare('INSERT INTO word_label VALUES (?, ?)')
  const byCode = [...labels].sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [code, label] of byCode) insertLabel.run(code, label)
}
