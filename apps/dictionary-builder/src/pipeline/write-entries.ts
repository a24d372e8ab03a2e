import type { SearchWord } from '@kotonoha/dictionary-db/search-index/search-document'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type { FuriganaAligner } from '@kotonoha/japanese/furigana'
import { createFuriganaAligner } from '@kotonoha/japanese/furigana'
import type { DictionarySources } from '../acquisition/dictionary-sources'
import { collectCourseWords } from '../curriculum/collect-input'
import type { KanjiFacts } from '../drafts/kanji-facts'
import type { Coverage } from '../report/build-report'
import type { Progress } from '../report/progress'
import { measureCoverage } from './coverage'
import { packSpelledWords } from './kanji/spelled-words'
import type { Reading } from './reading'
import type { SecondThread } from './second-thread/start-second-thread'
import { listSearchWords } from './words/list-search-words'
import { readSenseCompletion, readWords } from './words/read-words'
import { writeWordClasses } from './words/write-word-classes'
import { writeWords } from './words/write-words'
import { writeDaily } from './write-daily'

/** What is left to know of the entries when they are in the file. */
export interface EntriesWritten {
  counts: { words: number; headwords: number; senses: number; examples: number; kanji: number }
  coverage: Coverage[]
  searchWords: readonly SearchWord[]
  /** Ids of the words with sentences that the finished index is to read. */
  unread: readonly number[]
}

interface Beside {
  reading: Reading
  progress: Progress
  second: SecondThread
}

/**
 * Reads the words, joins everything known about them, tells the second thread what it needs of them
 * and writes their tables. All of it is in memory at once, and only what search needs is kept.
 */
export async function writeEntries(
  database: SqliteDatabase,
  sources: DictionarySources,
  { reading, progress, second }: Beside,
): Promise<EntriesWritten> {
  const findAligner = async () => createAligner(await second.kanji())
  const words = await readWords(sources, { reading, progress, findAligner })
  const kanji = await second.kanji()
  const { catalog, kanjiUse: use } = words

  database.exec('BEGIN')
  progress.begin('Telling of words')
  second.tellWords({
    spelled: packSpelledWords(catalog),
    courseWords: collectCourseWords({ catalog, use }, kanji, sources.course),
  })
  writeDaily(database, kanji, catalog)
  const { complete, references } = await readSenseCompletion(sources, reading, catalog)
  second.check()
  progress.begin('Writing words')
  const written = writeWords(database, catalog, complete)
  writeWordClasses(database, catalog)
  database.exec('COMMIT')

  const { senses, examples, unread, searchExamples } = written
  return {
    counts: {
      ...{ senses, examples, words: catalog.length, kanji: kanji.length },
      headwords: catalog.reduce((sum, word) => sum + word.spellings.length, 0),
    },
    coverage: measureCoverage(kanji, words, { ...written, references }),
    searchWords: listSearchWords(catalog, searchExamples),
    unread,
  }
}

function createAligner(kanji: readonly KanjiFacts[]): FuriganaAligner {
  const readings = new Map(kanji.map((each) => [each.literal, each.readings]))
  return createFuriganaAligner((literal) => readings.get(literal) ?? [])
}
