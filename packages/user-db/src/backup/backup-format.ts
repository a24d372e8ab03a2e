import { createHash } from 'node:crypto'

/** The first line of a backup; the lines are JSON, and the whole is compressed by gzip. */
export interface BackupHeader {
  format: 'kotonoha-user-data'
  formatVersion: 1
  createdAt: string
  /** The steps that made the tables, so that an older backup meets tables of its own age. */
  steps: { migration: string; stepNumber: number; stepHash: string }[]
}

/** Before the rows of each table; the rows are lists of texts in the order of the columns. */
export interface BackupTable {
  table: string
  columns: string[]
}

export type BackupRow = (string | null)[]

/** The last line; a backup without it was cut short. */
export interface BackupEnd {
  tables: Record<string, TableDigest>
}

/** Tells whether two tables hold the same rows, in whatever order they come. */
export interface TableDigest {
  rowCount: number
  /** The hashes of all rows, joined by exclusive or. */
  hash: string
}

export interface RowDigester {
  add(row: BackupRow): void
  digest(): TableDigest
}

export function createRowDigester(): RowDigester {
  const joined = Buffer.alloc(32)
  let rowCount = 0
  return {
    add(row) {
      rowCount += 1
      const hash = createHash('sha256').update(JSON.stringify(row)).digest()
      for (const [index, byte] of hash.entries()) joined[index] = (joined[index] ?? 0) ^ byte
    },
    digest: () => ({ rowCount, hash: joined.toString('hex') }),
  }
}
