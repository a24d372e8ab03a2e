import BetterSqlite3 from 'better-sqlite3'
import { SettingsError } from './builder-settings'
import { BuildLockedError } from './pipeline/file/build-lock'
import { SourceError } from './sources/source-error'

const untouched = 'The previous dictionary is untouched.'

/** One line for an error that a person can act on; undefined for a fault of the program. */
export function explainFailure(error: unknown): string | undefined {
  if (error instanceof SourceError) return error.message
  if (error instanceof SettingsError || error instanceof BuildLockedError) return error.message
  if (isNoSpace(error)) {
    return `There is no space left for the dictionary: free about 1 GB in the data folder (KOTONOHA_DATA). ${untouched}`
  }
  if (error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_IOERR')) {
    return `The dictionary cannot be written to the data folder (KOTONOHA_DATA): ${error.message}. ${untouched}`
  }
  if (error instanceof Error && 'code' in error && isNotAllowed(error.code)) {
    return `The data folder (KOTONOHA_DATA) cannot be written: ${error.message}. ${untouched}`
  }
  return undefined
}

function isNoSpace(error: unknown): boolean {
  if (error instanceof BetterSqlite3.SqliteError) return error.code === 'SQLITE_FULL'
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}

function isNotAllowed(code: unknown): boolean {
  return code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'SQLITE_CANTOPEN'
}
