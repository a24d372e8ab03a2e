import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'

interface Made {
  name: string
  sql: string
}

/**
 * Adds to a file all rows of all tables of another one, and the tables that it lacks.
 *
 * Indexes are made before their rows: between an empty table and one that is made alike SQLite
 * copies rows and indexes as they lie (https://sqlite.org/lang_vacuum.html#howvacuumworks tells of
 * the same), without reading or sorting them.
 */
export function addTables(database: SqliteDatabase, path: string): void {
  database.prepare('ATTACH ? AS other').run(path)
  const list = (type: 'table' | 'index') =>
    database
      .prepare<Made>(
        'SELECT name, sql FROM other.sqlite_schema WHERE type = ? AND sql IS NOT NULL ORDER BY rowid',
      )
      .all(type)
  const present = new Set(
    database
      .prepare<{ name: string }>('SELECT name FROM main.sqlite_schema')
      .all()
      .map(({ name }) => name),
  )
  const tables = list('table')
  database.exec('BEGIN')
  for (const { name, sql } of [...tables, ...list('index')]) {
    if (!present.has(name)) database.exec(sql)
  }
  for (const { name } of tables) {
    database.exec(`INSERT INTO main.${name} SELECT * FROM other.${name}`)
  }
  database.exec('COMMIT')
  database.exec('DETACH other')
}
