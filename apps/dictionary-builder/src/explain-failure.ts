import { MissingSqliteError } from '@kotonoha/dictionary-db/sqlite/better-sqlite3'
import { findSqliteFailure } from '@kotonoha/dictionary-db/sqlite/sqlite-failure'
import { SettingsError } from './builder-settings'
import { BuildLockedError } from './pipeline/file/build-lock'
import { SecondThreadError } from './pipeline/second-thread/second-thread-error'
import { SourceError } from './sources/source-error'

const notAllowed = new Set<unknown>(['EACCES', 'EROFS', 'EPERM'])

const untouched = 'The previous dictionary is untouched.'

/** One line for an error that a person can act on; undefined for a fault of the program. */
export function explainFailure(error: unknown): string | undefined {
  if (error instanceof SourceError) return error.message
  if (error instanceof SecondThreadError) return error.explanation
  if (error instanceof SettingsError || error instanceof BuildLockedError) return error.message
  if (error instanceof MissingSqliteError) return error.message
  if (isNoSpace(error)) {
    return `There is no space left for the dictionary: free about 1 GB in the data folder (KOTONOHA_DATA). ${untouched}`
  }
  if (error instanceof Error && findSqliteFailure(error) === 'io') {
    return `The dictionary cannot be written to the data folder (KOTONOHA_DATA): ${error.message}. ${untouched}`
  }
  if (error instanceof Error && isNotAllowed(error)) {
    return `The data folder (KOTONOHA_DATA) cannot be written: ${error.message}. ${untouched}`
  }
  return undefined
}

function isNoSpace(error: unknown): boolean {
  if (findSqliteFailure(error) === 'full') return true
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}

function isNotAllowed(error: Error): boolean {
  if (findSqliteFailure(error) === 'cannot-open') return true
  return 'code' in error && notAllowed.has(error.code)
}
