import BetterSqlite3 from 'better-sqlite3'
import { applicationId, formatVersion } from './tables/file-format'

/** How much of the file SQLite may map: more than any dictionary is long. */
const memoryMapBytes = 2 ** 31

/** An open dictionary file. It is immutable: a newer dictionary is another file. */
export interface Dictionary {
  /** Changes exactly when the contents change. */
  readonly version: string
  /** The prepared statement for the SQL text, made at its first use. */
  prepare<Row>(sql: string): BetterSqlite3.Statement<unknown[], Row>
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
    database.pragma(`mmap_size = ${memoryMapBytes}`)
    database.pragma('query_only = true')
    const version = database
      .prepare<[], { value: string }>(`SELECT value FROM about WHERE key = 'version'`)
      .get()?.value
    if (version === undefined) throw new UnreadableDictionaryError(`${path} has no version`)
    return toDictionary(database, version)
  } catch (error) {
    database.close()
    if (error instanceof BetterSqlite3.SqliteError) {
      throw new UnreadableDictionaryError(`${path} is not a dictionary: ${error.message}`)
    }
    throw error
  }
}

function openFile(path: string): BetterSqlite3.Database {
  try {
    return new BetterSqlite3(path, { readonly: true, fileMustExist: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnreadableDictionaryError(`${path} cannot be opened: ${reason}`)
  }
}

function checkFormat(database: BetterSqlite3.Database, path: string): void {
  if (database.pragma('application_id', { simple: true }) !== applicationId) {
    throw new UnreadableDictionaryError(`${path} is not a dictionary`)
  }
  const fileVersion = database.pragma('user_version', { simple: true })
  if (fileVersion !== formatVersion) {
    throw new UnreadableDictionaryError(
      `${path} has format ${String(fileVersion)}, this program reads format ${formatVersion}: run npm run dictionary:build`,
    )
  }
}

function toDictionary(database: BetterSqlite3.Database, version: string): Dictionary {
  const statements = new Map<string, BetterSqlite3.Statement<unknown[], unknown>>()
  return {
    version,
    prepare<Row>(sql: string) {
      let statement = statements.get(sql)
      if (statement === undefined) {
        statement = database.prepare<unknown[], unknown>(sql)
        statements.set(sql, statement)
      }
      // The caller names the row that its SQL text selects; SQLite cannot know it.
      return statement as BetterSqlite3.Statement<unknown[], Row>
    },
    close() {
      statements.clear()
      database.close()
    },
  }
}
