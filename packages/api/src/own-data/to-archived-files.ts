import { JsonText } from '@kotonoha/user-db/queries/account-data/own-data'
import type { OwnDataTable } from '@kotonoha/user-db/queries/account-data/own-data-table'
import { byteOrderMark, toCsvField, toCsvLine } from '../csv'
import type { ArchivedFile } from './zip-files'

const explanation = `This is everything that Kotonoha keeps about you.

own-data.json has all of it. The CSV files have the same, one table each, for spreadsheets.
What protects your account (your password's hash, codes, the secret of your second factor) is
left out: it is of use only to somebody who wants to get in. Times are in UTC.
`

/** The tables as files, each in the two forms; written row by row, as they are asked for. */
export function toArchivedFiles(tables: readonly OwnDataTable[], at: Date): ArchivedFile[] {
  return [
    { name: 'read-me.txt', pieces: [explanation] },
    { name: 'own-data.json', pieces: writeJson(tables, at) },
    ...tables.map((table) => ({ name: `${table.name}.csv`, pieces: writeCsv(table) })),
  ]
}

function* writeJson(tables: readonly OwnDataTable[], at: Date): Generator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(at)}`
  for (const { name, columns, rows } of tables) {
    yield `,\n  ${JSON.stringify(name)}: `
    yield* writeList(rows, '  ', (row, indent) => writeObject(columns, row, indent))
  }
  yield '\n}\n'
}

function* writeObject(
  columns: readonly string[],
  row: readonly unknown[],
  indent: string,
): Generator<string> {
  const inner = `${indent}  `
  for (const [index, column] of columns.entries()) {
    yield `${index === 0 ? '{' : ','}\n${inner}${JSON.stringify(column)}: `
    yield* writeValue(row[index] ?? null, inner)
  }
  yield `\n${indent}}`
}

function* writeValue(value: unknown, indent: string): Generator<string> {
  if (value instanceof JsonText) yield* cutUp(value.text)
  else if (Array.isArray(value)) yield* writeList(value, indent, writeValue)
  else yield JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)
}

function* writeList<Item>(
  items: readonly Item[],
  indent: string,
  write: (item: Item, indent: string) => Generator<string>,
): Generator<string> {
  const inner = `${indent}  `
  for (const [index, item] of items.entries()) {
    yield `${index === 0 ? '[' : ','}\n${inner}`
    yield* write(item, inner)
  }
  yield items.length === 0 ? '[]' : `\n${indent}]`
}

function* writeCsv({ columns, rows }: OwnDataTable): Generator<string> {
  yield byteOrderMark + toCsvLine(columns)
  for (const row of rows) {
    for (const [index, value] of row.entries()) {
      if (index > 0) yield ','
      if (value instanceof JsonText) yield* writeLongCell(value)
      else yield toCsvField(toCell(value))
    }
    yield '\r\n'
  }
}

/** What a reset of levels took away is megabytes: quoted piece by piece. */
function* writeLongCell({ text }: JsonText): Generator<string> {
  yield '"'
  for (const piece of cutUp(text)) yield piece.replaceAll('"', '""')
  yield '"'
}

const pieceLength = 32 * 1024

function* cutUp(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += pieceLength) {
    yield text.slice(start, start + pieceLength)
  }
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
