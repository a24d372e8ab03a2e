import { MissingSqliteError } from './sqlite/better-sqlite3'
import { openSqlite } from './sqlite/open-sqlite'
import type { SqliteDatabase, SqliteStatement } from './sqlite/sqlite-database'
import { findSqliteFailure } from './sqlite/sqlite-failure'
import { applicationId, formatVersion } from './tables/file-format'

/** How much of the file SQLite may map: more than any dictionary is long. */
const memoryMapBytes = 2 ** 31

/** An open dictionary file. It is immutable: a newer dictionary is another file. */
export interface Dictionary {
  /** Changes exactly when the contents change. */
  readonly version: string
  /** The prepared statement for the SQL text, made at its first use. */
  prepare<Row>(sql: string): SqliteStatement<Row>
  /** The same for SQL text that selects one `value` by a number. */
  prepareValue<Value>(sql: string): (number: number) => Value | undefined
  close(): void
}

/** The file is no dictionary, or one of another format version. */
export class UnreadableDictionaryError extends Error {
  override readonly name = 'UnreadableDictionaryError'
}

/** Opens the file read-only; throws `UnreadableDictionaryError` when it cannot be used. */
export function openDictionary(path: string): Dictionary {
  const database = openFile(path)
  try {
    checkFormat(database, path)
    database.exec(`PRAGMA mmap_size = ${memoryMapBytes}`)
    database.exec('PRAGMA query_only = true')
    const version = database
      .prepare<{ value: string }>(`SELECT value FROM about WHERE key = 'version'`)
      .get()?.value
    if (version === undefined) throw new UnreadableDictionaryError(`${path} has no version`)
    // One reading that lasts as long as the file is open. Else every statement is one of its own, and
    // asks the system for a lock and whether somebody is writing: half of the time of reading a row.
    database.exec('BEGIN')
    return toDictionary(database, version)
  } catch (error) {
    database.close()
    if (error instanceof Error && findSqliteFailure(error) !== undefined) {
      throw new UnreadableDictionaryError(`${path} is not a dictionary: ${error.message}`)
    }
    throw error
  }
}

function openFile(path: string): SqliteDatabase {
  try {
    return openSqlite(path, { isReadOnly: true })
  } catch (error) {
    if (error instanceof MissingSqliteError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnreadableDictionaryError(`${path} cannot be opened: ${reason}`)
  }
}

function checkFormat(database: SqliteDatabase, path: string): void {
  const application = database.prepare<{ application_id: number }>('PRAGMA application_id').get()
  if (application?.application_id !== applicationId) {
    throw new UnreadableDictionaryError(`${path} is not a dictionary`)
  }
  const format = database.prepare<{ user_version: number }>('PRAGMA user_version').get()
  const fileVersion = format?.user_version
  if (fileVersion !== formatVersion) {
    throw new UnreadableDictionaryError(
      `${path} has format ${String(fileVersion)}, this program reads format ${formatVersion}: run npm run dictionary:build`,
    )
  }
}

function toDictionary(database: SqliteDatabase, version: string): Dictionary {
  const statements = new Map<string, SqliteStatement<unknown>>()
  const values = new Map<string, (number: number) => unknown>()
  return {
    version,
    prepare<Row>(sql: string) {
      let statement = statements.get(sql)
      if (statement === undefined) {
        statement = database.prepare(sql)
        statements.set(sql, statement)
      }
      // The caller names the row that its SQL text selects; SQLite cannot know it.
      return statement as SqliteStatement<Row>
    },
    prepareValue<Value>(sql: string) {
      let find = values.get(sql)
      if (find === undefined) {
        find = toFinder(database.prepare<{ value: Value }>(sql))
        values.set(sql, find)
      }
      return find as (number: number) => Value | undefined
    },
    close() {
      statements.clear()
      values.clear()
      database.close()
    },
  }
}

/** A row around the value takes as long to be made as the row to be found. */
function toFinder<Value>(
  statement: SqliteStatement<{ value: Value }>,
): (number: number) => Value | undefined {
  if (statement.pluck === undefined) return (number) => statement.get(number)?.value
  statement.pluck()
  return (number) => statement.get(number) as Value | undefined
}
