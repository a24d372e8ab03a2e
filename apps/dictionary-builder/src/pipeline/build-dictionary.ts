import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeSearchIndex } from '@kotonoha/dictionary-db/search-index/write-search-index'
import type { Database } from 'better-sqlite3'
import type { DictionarySources } from '../acquisition/dictionary-sources'
import type { BuildReport } from '../report/build-report'
import type { Progress } from '../report/progress'
import { measureCoverage } from './coverage'
import { createDictionaryFile } from './file/dictionary-file'
import { createKanjiPages } from './kanji/kanji-pages'
import { listSearchKanji } from './kanji/list-search-kanji'
import { readKanji } from './kanji/read-kanji'
import { readRelations } from './kanji/read-relations'
import { WordsOfKanji } from './kanji/words-of-kanji'
import { writeKanji } from './kanji/write-kanji'
import { listSearchNames } from './names/list-search-names'
import { Reading } from './reading'
import { listSearchWords } from './words/list-search-words'
import { readWords } from './words/read-words'
import { writeWordClasses } from './words/write-word-classes'
import { writeWords } from './words/write-words'
import { writeAbout } from './write-about'
import { writeDaily } from './write-daily'

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
  database: Database,
  sources: DictionarySources,
  progress: Progress,
): Promise<BuildReport> {
  const reading = new Reading(progress)
  const labels = await sources.readWordLabels()
  const kanji = await readKanji(sources, reading)
  const relations = await readRelations(sources, reading, kanji)
  const words = await readWords(sources, reading, kanji)
  const drafts = [...kanji.values()]

  database.exec('BEGIN')
  progress.begin('Writing words')
  writeWords(database, words.catalog)
  writeWordClasses(database, words.catalog)
  progress.begin('Writing kanji')
  const wordsOfKanji = new WordsOfKanji(words.catalog)
  writeKanji(database, drafts, createKanjiPages(kanji, relations, wordsOfKanji))
  writeDaily(database, drafts, words.catalog)
  database.exec('COMMIT')

  progress.begin('Indexing for search')
  const indexed = await writeSearchIndex(database, {
    words: listSearchWords(words.catalog),
    kanji: listSearchKanji(drafts, relations.radicals),
    names: listSearchNames(reading.each('names', sources.readNames, 741_379)),
  })

  const senses = words.catalog.flatMap((word) => word.senses)
  const examples = senses.reduce((sum, sense) => sum + (sense.examples?.length ?? 0), 0)
  const counts = { words: indexed.words, kanji: drafts.length, names: indexed.names, examples }
  const report: BuildReport = {
    edition: sources.edition,
    sources: sources.descriptions.map(({ name, version }) => ({ name, version })),
    read: reading.report(),
    written: [
      ...Object.entries(counts).map(([what, count]) => ({ what, count })),
      { what: 'senses', count: senses.length },
      {
        what: 'headwords',
        count: words.catalog.reduce((sum, word) => sum + word.spellings.length, 0),
      },
    ],
    coverage: measureCoverage(drafts, words),
    missing: sources.missing,
  }
  database.exec('BEGIN')
  writeAbout(database, sources, labels, counts, report)
  database.exec('COMMIT')
  return report
}
