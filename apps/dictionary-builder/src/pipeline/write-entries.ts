import type { SearchKanji } from '@kotonoha/dictionary-db/search-index/search-document'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type { FuriganaAligner } from '@kotonoha/japanese/furigana'
import { createFuriganaAligner } from '@kotonoha/japanese/furigana'
import type { DictionarySources } from '../acquisition/dictionary-sources'
import { buildCurriculum } from '../curriculum/build-curriculum'
import { type KanjiDraft, leadWithMeaning } from '../drafts/kanji-draft'
import type { WordDraft } from '../drafts/word-draft'
import type { Coverage } from '../report/build-report'
import type { Progress } from '../report/progress'
import { measureCoverage } from './coverage'
import { createKanjiPages } from './kanji/kanji-pages'
import { listSearchKanji } from './kanji/list-search-kanji'
import { readKanji } from './kanji/read-kanji'
import { readRelations } from './kanji/read-relations'
import { listVisibleComponents } from './kanji/visible-components'
import { WordsOfKanji } from './kanji/words-of-kanji'
import { writeComponents } from './kanji/write-components'
import { writeKanji } from './kanji/write-kanji'
import type { Reading } from './reading'
import { readSenseCompletion, readWords } from './words/read-words'
import { writeWordClasses } from './words/write-word-classes'
import { writeWords } from './words/write-words'
import { writeDaily } from './write-daily'

/** What is left to know of the entries when they are in the file. */
export interface EntriesWritten {
  counts: { words: number; headwords: number; senses: number; examples: number; kanji: number }
  coverage: Coverage[]
  searchKanji: SearchKanji[]
}

/**
 * Reads words and kanji, joins everything known about them and writes their tables. All of it is
 * in memory at once, and forgotten at the end.
 */
export async function writeEntries(
  database: SqliteDatabase,
  sources: DictionarySources,
  reading: Reading,
  progress: Progress,
): Promise<EntriesWritten> {
  const { kanji, drawings } = await readKanji(sources, reading)
  for (const { kanji: literal, meaning } of sources.course.kanji.values()) {
    const draft = kanji.get(literal)
    if (draft !== undefined) leadWithMeaning(draft, meaning)
  }
  const relations = await readRelations(sources, reading, kanji)
  const drafts = [...kanji.values()]
  const words = await readWords(sources, reading, createAligner(kanji))
  const { catalog } = words

  database.exec('BEGIN')
  const senses = await writeAllWords(database, sources, reading, catalog, progress)
  progress.begin('Writing kanji')
  writeKanji(database, drafts, createKanjiPages(kanji, relations, new WordsOfKanji(catalog)))
  writeComponents(database, listVisibleComponents(kanji, relations, drawings))
  writeDaily(database, drafts, catalog)
  progress.begin('Planning the curriculum')
  const read = { kanji, relations, catalog, use: words.kanjiUse }
  buildCurriculum(database, read, drawings, sources.course)
  database.exec('COMMIT')

  return {
    counts: {
      words: catalog.length,
      headwords: catalog.reduce((sum, word) => sum + word.spellings.length, 0),
      senses: senses.senses,
      examples: senses.examples,
      kanji: drafts.length,
    },
    coverage: measureCoverage(drafts, words, senses),
    searchKanji: [...listSearchKanji(drafts, relations.radicals)],
  }
}

async function writeAllWords(
  database: SqliteDatabase,
  sources: DictionarySources,
  reading: Reading,
  catalog: readonly WordDraft[],
  progress: Progress,
) {
  const { complete, references } = await readSenseCompletion(sources, reading, catalog)
  progress.begin('Writing words')
  const written = writeWords(database, catalog, complete)
  writeWordClasses(database, catalog)
  const { resolved, unresolved } = references
  return { ...written, references: { resolved, unresolved } }
}

function createAligner(kanji: ReadonlyMap<string, KanjiDraft>): FuriganaAligner {
  return createFuriganaAligner((literal) =>
    (kanji.get(literal)?.source.readings ?? []).map(({ kind, raw }) => ({ kind, text: raw })),
  )
}
