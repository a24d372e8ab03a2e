import type { SqliteDatabase } from '../sqlite/sqlite-database'
import { writeKanjiIndex } from './build/kanji-index-builder'
import { writeWordIndex } from './build/word-index-builder'
import { writeNames } from './build/write-names'
import type { SearchDocuments } from './search-document'
import type { Numbers } from './storage/typed-parts'

/** How many of each kind can be found, for the report of the build. */
interface SearchIndexReport {
  words: number
  kanji: number
  names: number
}

/**
 * Writes everything search needs into the dictionary file that is being built.
 *
 * Creates its own tables (all named `search_…`), so the caller creates none. Same documents give
 * the same bytes. Call it outside a transaction.
 */
export async function writeSearchIndex(
  database: SqliteDatabase,
  documents: SearchDocuments,
): Promise<SearchIndexReport> {
  database.exec('BEGIN')
  database.exec('CREATE TABLE search_part (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT')
  const insert = database.prepare('INSERT INTO search_part VALUES (?, ?)')
  const writePart = (name: string, numbers: Numbers) => {
    insert.run(name, Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength))
  }
  const words = writeWordIndex(writePart, documents.words)
  const kanji = writeKanjiIndex(writePart, documents.kanji)
  const names = await writeNames(database, documents.names)
  database.exec('COMMIT')
  return { words, kanji, names }
}
