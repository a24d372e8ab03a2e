import { createHash } from 'node:crypto'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'

type Row = Record<string, string | number | Uint8Array | null>

/**
 * A hash of all rows of all tables and of how the tables are made: what the file says, however
 * SQLite laid it out. Its version is left out, which is made from the layout.
 */
export function hashRows(database: Pick<SqliteDatabase, 'prepare'>): string {
  const hash = createHash('sha256')
  const tables = database
    .prepare<{ name: string; sql: string }>(
      'SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name',
    )
    .all()
  for (const { sql } of tables) hash.update(`${sql}\n`)
  for (const { name, sql } of tables) {
    if (!sql.startsWith('CREATE TABLE')) continue
    hash.update(`${name}\n`)
    for (const row of database.prepare<Row>(`SELECT * FROM ${name}`).iterate()) {
      if (name === 'about' && row.key === 'version') continue
      hash.update(`${JSON.stringify(Object.values(row).map(toHashed))}\n`)
    }
  }
  return hash.digest('hex')
}

function toHashed(value: Row[string]): string | number | null | [bytes: string] {
  if (!(value instanceof Uint8Array)) return value
  return [createHash('sha256').update(value).digest('hex')]
}
