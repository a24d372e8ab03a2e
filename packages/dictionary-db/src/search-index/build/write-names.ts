import type { SqliteDatabase } from '../../sqlite/sqlite-database'
import { toUsualTranslations } from '../name-columns'
import type { SearchName } from '../search-document'
import { toSearchKey } from '../text/search-key'

/**
 * Names are many (740,000) and looked up seldom, so they stay in tables and cost no memory. What can
 * be said by other columns is left out: the id (`toNameId`), keys that are the text or the reading
 * itself, and translations that are the key with capitals.
 */
const tables = [
  // Which types a name has: a JSON array of [code, label].
  `CREATE TABLE search_name_types (types_number INTEGER PRIMARY KEY, types TEXT NOT NULL) STRICT`,

  `CREATE TABLE search_name (
    name_number  INTEGER PRIMARY KEY,
    text         TEXT NOT NULL,
    reading      TEXT NOT NULL,
    types_number INTEGER NOT NULL,
    english_key  TEXT NOT NULL,
    text_key     TEXT,
    reading_key  TEXT,
    translations TEXT
  ) STRICT`,
]

const indexes = [
  `CREATE INDEX search_name_by_text ON search_name (coalesce(text_key, text))`,
  `CREATE INDEX search_name_by_reading ON search_name (coalesce(reading_key, reading))`,
  `CREATE INDEX search_name_by_english ON search_name (english_key)`,
]

/** Makes the tables of names and fills them; returns how many there are. */
export async function writeNames(
  database: SqliteDatabase,
  names: AsyncIterable<SearchName>,
): Promise<number> {
  for (const table of tables) database.exec(table)
  const insert = database.prepare('INSERT INTO search_name VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const typesNumbers = new Map<string, number>()
  let count = 0
  for await (const name of names) {
    count += 1
    insert.run(count, ...toColumns(name, typesNumbers))
  }
  const insertTypes = database.prepare('INSERT INTO search_name_types VALUES (?, ?)')
  for (const [types, number] of typesNumbers) insertTypes.run(number, types)
  for (const index of indexes) database.exec(index)
  return count
}

function toColumns(
  name: SearchName,
  typesNumbers: Map<string, number>,
): (string | number | null)[] {
  const { text, reading, translations } = name
  const types = JSON.stringify(name.types.map(({ code, label }) => [code, label]))
  const typesNumber = typesNumbers.get(types) ?? typesNumbers.size + 1
  typesNumbers.set(types, typesNumber)
  const englishKey = (translations[0] ?? '').toLowerCase()
  const stored = JSON.stringify(translations)
  return [
    ...[text, reading, typesNumber, englishKey],
    toKeyUnlessSame(text),
    toKeyUnlessSame(reading),
    stored === JSON.stringify(toUsualTranslations(englishKey)) ? null : stored,
  ]
}

function toKeyUnlessSame(text: string): string | null {
  const key = toSearchKey(text)
  return key === text ? null : key
}
