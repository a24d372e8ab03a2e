import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { ImportFailure } from '../../import-failure'

const decoder = new TextDecoder()

/**
 * Anki's own order of text, which the tables of later generations name: without it they cannot even
 * be looked at.
 */
export function addUnicase({ capi, wasm }: Sqlite3Static, database: Database): void {
  if (database.pointer === undefined) throw new ImportFailure('broken')
  const read = (pointer: unknown, bytes: number) => {
    const from = Number(pointer)
    return decoder.decode(wasm.heap8u().slice(from, from + bytes)).toLowerCase()
  }
  const compare = (
    _context: unknown,
    oneBytes: number,
    one: unknown,
    bytes: number,
    other: unknown,
  ) => {
    const left = read(one, oneBytes)
    const right = read(other, bytes)
    return left < right ? -1 : Number(left > right)
  }
  capi.sqlite3_create_collation_v2(database.pointer, 'unicase', capi.SQLITE_UTF8, 0, compare, 0)
}
