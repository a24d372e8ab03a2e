import { createRequire } from 'node:module'
import type { OpenSqlite, SqliteDatabase } from './sqlite-database'

/** This Node has no SQLite, and the module that stands in for it is not there or not for it. */
export class MissingSqliteError extends Error {
  override readonly name = 'MissingSqliteError'
}

type BetterSqlite3 = new (
  path: string,
  options: { readonly: boolean; fileMustExist: boolean },
) => SqliteDatabase & { unsafeMode(isUnsafe: boolean): void }

/** Opens files with better-sqlite3, on the one Node that has no SQLite of its own. */
export function getBetterSqlite3(): OpenSqlite {
  const Database = load()
  return (path, { isReadOnly }) => {
    const database = new Database(path, { readonly: isReadOnly, fileMustExist: isReadOnly })
    // As in node-sqlite.ts: a program that writes a file aside may go without a journal.
    if (!isReadOnly) database.unsafeMode(true)
    return database
  }
}

function load(): BetterSqlite3 {
  try {
    return createRequire(import.meta.url)('sqlite-on-node-20')
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new MissingSqliteError(
      `Node ${process.versions.node} has no SQLite, and better-sqlite3, which stands in for it, cannot be loaded (${reason}). ` +
        'Use Node 22.13 or newer, or, with python3, make and a C++ compiler at hand, run npm ci again.',
    )
  }
}
