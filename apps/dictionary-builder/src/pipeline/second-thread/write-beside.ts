import { writeNames } from '@kotonoha/dictionary-db/search-index/build/write-names'
import { writeSearchIndex } from '@kotonoha/dictionary-db/search-index/write-search-index'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import { componentTables } from '@kotonoha/dictionary-db/tables/component-tables'
import { curriculumTables } from '@kotonoha/dictionary-db/tables/curriculum-tables'
import { kanjiTables, kanjiWordTables } from '@kotonoha/dictionary-db/tables/kanji-tables'
import { packedTextTables } from '@kotonoha/dictionary-db/tables/packed-text-tables'
import { openSourcesAgain } from '../../acquisition/open-sources-again'
import { buildCurriculum } from '../../curriculum/build-curriculum'
import type { CourseWords } from '../../curriculum/collect-input'
import { type KanjiDraft, leadWithMeaning } from '../../drafts/kanji-draft'
import { type KanjiFacts, toKanjiFacts } from '../../drafts/kanji-facts'
import { writeTemplates } from '../../handwriting/write-templates'
import type { StageTeller } from '../../report/progress'
import { openForWriting } from '../file/open-for-writing'
import { createKanjiPages } from '../kanji/kanji-pages'
import { listSearchKanji } from '../kanji/list-search-kanji'
import { type KanjiRead, readKanji } from '../kanji/read-kanji'
import { type KanjiRelations, readRelations } from '../kanji/read-relations'
import { type PackedWords, unpackSpelledWords } from '../kanji/spelled-words'
import { listVisibleComponents } from '../kanji/visible-components'
import { type KanjiWordCounts, WordsOfKanji } from '../kanji/words-of-kanji'
import { writeComponents } from '../kanji/write-components'
import { preparePages, writeKanji } from '../kanji/write-kanji'
import { listSearchNames } from '../names/list-search-names'
import { Reading } from '../reading'
import type { BesideOrder, WordsTold, WrittenBeside } from './messages'

const cacheKibibytes = 8192

interface Beside {
  progress: StageTeller
  tellKanji: (kanji: readonly KanjiFacts[]) => void
  /** Comes when the other thread has read all words. */
  words: () => Promise<WordsTold>
}

/**
 * Writes kanji, names and the curriculum into a file of its own. What needs no words comes first:
 * they take the other thread longer to read.
 */
export async function writeBeside(order: BesideOrder, beside: Beside): Promise<WrittenBeside> {
  const { progress } = beside
  const sources = await openSourcesAgain(order.sources)
  const reading = new Reading(progress)
  const { kanji, drawings } = await readKanji(sources, reading)
  for (const { kanji: literal, meaning } of sources.course.kanji.values()) {
    const draft = kanji.get(literal)
    if (draft !== undefined) leadWithMeaning(draft, meaning)
  }
  const relations = await readRelations(sources, reading, kanji)
  const drafts = [...kanji.values()]
  beside.tellKanji(drafts.map(toKanjiFacts))
  progress.begin('Preparing for handwriting')
  writeTemplates(order.templatesPath, kanji, drawings.values())

  const tables = [
    ...[...kanjiTables, ...kanjiWordTables, ...componentTables],
    ...[...curriculumTables, ...packedTextTables],
  ]
  const database = openForWriting(order.path, tables, cacheKibibytes)
  database.exec('BEGIN')
  const names = await writeNames(
    database,
    listSearchNames(reading.each('names', sources.readNames, 741_379)),
  )
  const all = { kanji, drawings, relations }
  const courseWords = await writeKanjiWhenWordsAreKnown(database, all, beside)
  progress.begin('Planning the curriculum')
  buildCurriculum(database, { kanji, relations, courseWords }, drawings, sources.course)
  database.exec('COMMIT')
  database.close()
  progress.end()
  return { names, read: reading.report() }
}

interface AllKanji extends KanjiRead {
  relations: KanjiRelations
}

async function writeKanjiWhenWordsAreKnown(
  database: SqliteDatabase,
  { kanji, drawings, relations }: AllKanji,
  { progress, words }: Beside,
): Promise<CourseWords> {
  const drafts = [...kanji.values()]
  progress.begin('Indexing kanji')
  writeSearchIndex(database, { kind: 'kanji', kanji: listSearchKanji(drafts, relations.radicals) })
  progress.begin('Relating kanji')
  preparePages(database, drafts, createKanjiPages(kanji, relations))
  progress.end()
  const { spelled, courseWords } = await words()
  progress.begin('Writing words of kanji')
  const wordCounts = writeWordsOfKanji(database, drafts, spelled)
  progress.begin('Writing kanji')
  const { radicals } = relations
  writeKanji(database, { kanji: drafts, radicals, wordCounts })
  writeComponents(database, listVisibleComponents(kanji, relations, drawings))
  return courseWords
}

/** Half a million rows, which are forgotten before the rest is written. */
function writeWordsOfKanji(
  database: SqliteDatabase,
  kanji: readonly KanjiDraft[],
  spelled: PackedWords,
): KanjiWordCounts {
  const words = new WordsOfKanji(unpackSpelledWords(spelled))
  words.write(
    database,
    kanji.map(({ literal }) => literal),
  )
  return words.count()
}
