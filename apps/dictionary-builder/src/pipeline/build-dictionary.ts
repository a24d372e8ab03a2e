import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeSearchIndex } from '@kotonoha/dictionary-db/search-index/write-search-index'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type { DictionarySources } from '../acquisition/dictionary-sources'
import type { BuildReport } from '../report/build-report'
import type { Progress } from '../report/progress'
import { createDictionaryFile } from './file/dictionary-file'
import { listSearchNames } from './names/list-search-names'
import { Reading } from './reading'
import { listSearchWords } from './words/list-search-words'
import { writeAbout } from './write-about'
import { writeEntries } from './write-entries'

export interface BuiltDictionary {
  version: string
  report: BuildReport
}

/** Builds the dictionary aside and puts it in the place of `path` when it is whole. */
export async function buildDictionary(
  sources: DictionarySources,
  path: string,
  progress: Progress,
): Promise<BuiltDictionary> {
  mkdirSync(dirname(path), { recursive: true })
  const file = createDictionaryFile(path)
  try {
    const report = await fill(file.database, sources, progress)
    progress.begin('Finishing the file')
    const version = file.publish()
    return { version, report }
  } catch (error) {
    file.discard()
    throw error
  }
}

async function fill(
  database: SqliteDatabase,
  sources: DictionarySources,
  progress: Progress,
): Promise<BuildReport> {
  const reading = new Reading(progress)
  const labels = await sources.readWordLabels()
  const entries = await writeEntries(database, sources, reading, progress)

  progress.begin('Indexing for search')
  const indexed = await writeSearchIndex(database, {
    words: listSearchWords(database),
    kanji: entries.searchKanji,
    names: listSearchNames(reading.each('names', sources.readNames, 741_379)),
  })

  const { words, kanji, examples, senses, headwords } = entries.counts
  const counts = { words, kanji, names: indexed.names, examples }
  const report: BuildReport = {
    edition: sources.edition,
    sources: sources.descriptions.map(({ name, version }) => ({ name, version })),
    read: reading.report(),
    written: Object.entries({ ...counts, senses, headwords }).map(([what, count]) => ({
      what,
      count,
    })),
    coverage: entries.coverage,
    missing: sources.missing,
  }
  database.exec('BEGIN')
  writeAbout(database, sources, labels, counts, report)
  database.exec('COMMIT')
  return report
}
