/** What SQLite could not do; the names of its result codes, without their finer division. */
export type SqliteFailure = 'busy' | 'full' | 'io' | 'cannot-open' | 'other'

/** https://sqlite.org/rescode.html */
const failuresByCode = new Map<number | string, SqliteFailure>([
  [5, 'busy'],
  ['BUSY', 'busy'],
  [10, 'io'],
  ['IOERR', 'io'],
  [13, 'full'],
  ['FULL', 'full'],
  [14, 'cannot-open'],
  ['CANTOPEN', 'cannot-open'],
])

/** What an error of SQLite's says, whichever module threw it; undefined for any other error. */
export function findSqliteFailure(error: unknown): SqliteFailure | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const { code } = error
  if (code === 'ERR_SQLITE_ERROR' && 'errcode' in error && typeof error.errcode === 'number') {
    // The finer division is in the higher bits.
    return failuresByCode.get(error.errcode & 0xff) ?? 'other'
  }
  const [, name] = /^SQLITE_([A-Z]+)/.exec(String(code)) ?? []
  return name === undefined ? undefined : (failuresByCode.get(name) ?? 'other')
}
