import pg from 'pg'
import Cursor from 'pg-cursor'
import type { ConnectionTarget } from '../connection/connection-target'
import type { Migration } from '../migrations/migration'
import type { BackupRow } from './backup-format'

const rowsAtATime = 500

/** A connection on which every value is read and written as the same text on every server. */
export async function openBackupSession(target: ConnectionTarget): Promise<pg.Client> {
  const client = new pg.Client({ ...target, application_name: 'kotonoha-backup' })
  client.on('error', () => {})
  await client.connect()
  await client.query(`SET TimeZone = 'UTC'`)
  await client.query(`SET DateStyle = 'ISO'`)
  await client.query(`SET extra_float_digits = 1`)
  await client.query(`SET bytea_output = 'hex'`)
  return client
}

/** The tables that the migrations make, oldest first. */
export function listOwnTables(migrations: readonly Migration[]): string[] {
  const steps = migrations.flatMap((each) => each.steps)
  const made = steps.flatMap((step) => /^\s*CREATE TABLE (\w+)/.exec(step)?.[1] ?? [])
  const dropped = steps.flatMap((step) => /^\s*DROP TABLE (\w+)/.exec(step)?.[1] ?? [])
  return made.filter((name) => !dropped.includes(name))
}

export interface Column {
  name: string
  /** As SQL writes it, such as `timestamp with time zone`. */
  type: string
}

/** The columns of a table in their order; none when there is no such table. */
export async function listColumns(client: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type
     FROM   pg_attribute
     WHERE  attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped
     ORDER  BY attnum`,
    [table],
  )
  return rows
}

/** Reads every row as texts, some at a time, however many there are. */
export async function* readRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
): AsyncGenerator<BackupRow> {
  const list = columns.map((column) => `${column}::text`).join(', ')
  const cursor = client.query(
    new Cursor<BackupRow>(`SELECT ${list} FROM ${table}`, [], { rowMode: 'array' }),
  )
  try {
    for (;;) {
      const rows = await cursor.read(rowsAtATime)
      if (rows.length === 0) return
      yield* rows
    }
  } finally {
    await cursor.close()
  }
}
