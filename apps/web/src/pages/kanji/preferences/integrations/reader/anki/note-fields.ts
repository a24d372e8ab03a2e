import type { PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { cleanCell } from '../clean-cell'
import { japanese } from '../table-items'

/** Words stand in the beginning of their fields; sentences and pages of notes are none. */
const readLength = 1000
const keptLength = 80

const mostBytesOfLetter = 3
const separator = 0x1f
/** In UTF-8, kana and kanji begin with this byte or a higher one. */
const firstByteOfKana = 0xe3
/** `&#`: a letter by its number. */
const [ampersand, numberSign] = [0x26, 0x23]

const decoder = new TextDecoder()

/**
 * Where a text of a row stands in the memory of SQLite, as UTF-8; good until the next row. No string
 * is made of what is long and no word: of a large collection that is hundreds of megabytes.
 */
export function findBytes(
  { capi, wasm }: Sqlite3Static,
  statement: PreparedStatement,
  column: number,
): Uint8Array {
  const row = statement.pointer
  if (row === undefined) return new Uint8Array(0)
  const begin = Number(capi.sqlite3_column_blob(row, column))
  return wasm.heap8u().subarray(begin, begin + capi.sqlite3_column_bytes(row, column))
}

/**
 * The fields of a note as far as a word may stand in them. Copied, for a part of a string keeps all
 * of it in memory. Columns are guessed and shown by the first notes; of the others, what has no
 * Japanese letter is no word.
 */
export function toCells(fields: Uint8Array, { isLookedAt }: { isLookedAt: boolean }): string[] {
  const cells: string[] = []
  for (let from = 0; from <= fields.length; ) {
    const found = fields.indexOf(separator, from)
    const to = found < 0 ? fields.length : found
    const end = Math.min(to, from + readLength * mostBytesOfLetter)
    const isRead = isLookedAt || mayBeJapanese(fields, from, end)
    cells.push(isRead ? toCell(fields.subarray(from, end), isLookedAt) : '')
    from = to + 1
  }
  return cells
}

function toCell(field: Uint8Array, isLookedAt: boolean): string {
  const text = decoder.decode(field).slice(0, readLength)
  const cell = cleanCell(text).slice(0, keptLength)
  return isLookedAt || japanese.test(cell) ? JSON.parse(JSON.stringify(cell)) : ''
}

function mayBeJapanese(fields: Uint8Array, from: number, end: number): boolean {
  for (let place = from; place < end; place += 1) {
    const byte = fields[place] ?? 0
    if (byte >= firstByteOfKana) return true
    if (byte === ampersand && fields[place + 1] === numberSign) return true
  }
  return false
}
