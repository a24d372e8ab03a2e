import type { SqliteDatabase } from '../sqlite/sqlite-database'
import { writeKanjiIndex } from './build/kanji-index-builder'
import { writeWordIndex } from './build/word-index-builder'
import { ListedWordsWriter } from './build/write-listed-words'
import type { SearchDocuments } from './search-document'
import type { Numbers } from './storage/typed-parts'

/**
 * Writes what search needs of words or kanji into a dictionary file that is being built; names have
 * tables of their own (`writeNames`).
 *
 * Creates its own tables, so the caller creates none. Same documents give the same bytes.
 */
export function writeSearchIndex(database: SqliteDatabase, documents: SearchDocuments): void {
  database.exec('CREATE TABLE search_part (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT')
  const insert = database.prepare('INSERT INTO search_part VALUES (?, ?)')
  const writePart = (name: string, numbers: Numbers) => {
    insert.run(name, Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength))
  }
  if (documents.kind === 'kanji') writeKanjiIndex(writePart, documents.kanji)
  else {
    const listed = new ListedWordsWriter(database)
    writeWordIndex(writePart, documents.words, (word) => listed.add(word))
  }
}
