import type { SqliteDatabase } from '../../sqlite/sqlite-database'
import type { SearchDocuments } from '../search-document'
import { toSearchKey } from '../text/search-key'

/**
 * Names are many (700,000) and looked up seldom, so they stay in tables and cost no memory.
 * `types` is a JSON array of [code, label], `translations` one of texts.
 */
const tables = [
  `CREATE TABLE search_name (
    name_number  INTEGER PRIMARY KEY,
    name_id      TEXT NOT NULL,
    text         TEXT NOT NULL,
    reading      TEXT NOT NULL,
    types        TEXT NOT NULL,
    translations TEXT NOT NULL,
    text_key     TEXT NOT NULL,
    reading_key  TEXT NOT NULL,
    english_key  TEXT NOT NULL
  ) STRICT`,
]

const indexes = ['text', 'reading', 'english'].map(
  (column) => `CREATE INDEX search_name_by_${column} ON search_name (${column}_key)`,
)

/** Returns how many names were written. */
export async function writeNames(
  database: SqliteDatabase,
  names: SearchDocuments['names'],
): Promise<number> {
  for (const table of tables) database.exec(table)
  const insert = database.prepare('INSERT INTO search_name VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  let count = 0
  for await (const name of names) {
    count += 1
    insert.run(
      count,
      name.nameId,
      name.text,
      name.reading,
      JSON.stringify(name.types.map(({ code, label }) => [code, label])),
      JSON.stringify(name.translations),
      toSearchKey(name.text),
      toSearchKey(name.reading),
      (name.translations[0] ?? '').toLowerCase(),
    )
  }
  for (const index of indexes) database.exec(index)
  return count
}
