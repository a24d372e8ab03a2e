import type { OwnDataTable } from '@kotonoha/user-db/queries/account-data/own-data'
import { toCsv } from '../csv'
import type { ArchivedFile } from './zip-files'

const explanation = `This is everything that Kotonoha keeps about you.

own-data.json has all of it. The CSV files have the same, one table each, for spreadsheets.
What protects your account (your password's hash, codes, the secret of your second factor) is
left out: it is of use only to somebody who wants to get in. Times are in UTC.
`

/** The tables as files, each in the two forms. */
export function toArchivedFiles(tables: readonly OwnDataTable[], at: Date): ArchivedFile[] {
  const everything = Object.fromEntries(tables.map((table) => [table.name, toObjects(table)]))
  const json = JSON.stringify({ exportedAt: at.toISOString(), ...everything }, null, 2)
  return [
    { name: 'read-me.txt', text: explanation },
    { name: 'own-data.json', text: `${json}\n` },
    ...tables.map(({ name, columns, rows }) => ({
      name: `${name}.csv`,
      text: toCsv([columns, ...rows.map((row) => row.map(toCell))]),
    })),
  ]
}

function toObjects({ columns, rows }: OwnDataTable): Record<string, unknown>[] {
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null])),
  )
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
