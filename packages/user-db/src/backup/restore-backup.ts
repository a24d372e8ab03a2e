import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { ConnectionTarget } from '../connection/connection-target'
import type { UserDbLog } from '../log'
import { allMigrations } from '../migrations/all-migrations'
import { distributeTables, findDistribution } from '../migrations/distribute'
import { hashStep, migrate } from '../migrations/migrate'
import type { Migration } from '../migrations/migration'
import { UserDbStartError } from '../user-db-error'
import {
  type BackupHeader,
  type BackupRow,
  type BackupTable,
  createRowDigester,
  type TableDigest,
} from './backup-format'
import { listColumns, listOwnTables, openBackupSession, readRows } from './backup-session'
import { type BackupPart, readBackup } from './read-backup'

const rowsAtATime = 500

export interface RestoreOptions {
  path: string
  log: UserDbLog
  clock: () => Date
}

/**
 * Fills an empty database with a backup and brings it up to date; gives what each table has.
 *
 * All rows are read back and compared with the backup before anything is kept. Throws
 * `UserDbStartError`, with the database as empty as before, when it holds anything already or
 * the backup is damaged.
 */
export async function restoreBackup(
  target: ConnectionTarget,
  { path, log, clock }: RestoreOptions,
): Promise<Record<string, TableDigest>> {
  const parts = readBackup(path)
  const { value: first } = await parts.next()
  if (first?.kind !== 'header') throw new UserDbStartError(`${path} is not a backup of Kotonoha`)
  const client = await openBackupSession(target)
  try {
    const distribution = await findDistribution(client)
    await removeEmptyTables(client)
    await migrate(target, { migrations: selectSteps(first.header), log, clock })
    // Before there are rows, and so that they are checked where they will lie.
    if (distribution?.shardCount !== undefined) await distributeTables(client, distribution)
    await client.query('BEGIN')
    const restored = await insertParts(client, parts, path)
    await client.query('COMMIT')
    await migrate(target, { migrations: allMigrations, log, clock })
    return restored
  } finally {
    await client.end()
  }
}

/** Tables of this release would not fit an older backup; with a row in any, nothing is touched. */
async function removeEmptyTables(client: pg.Client): Promise<void> {
  const tables: string[] = []
  for (const table of listOwnTables(allMigrations)) {
    if ((await listColumns(client, table)).length === 0) continue
    const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`)
    if (rowCount !== 0) {
      throw new UserDbStartError(
        `The database is not empty (table ${table}): a backup is restored into an empty one only`,
      )
    }
    tables.push(table)
  }
  for (const table of [...tables, 'schema_migration']) {
    await client.query(`DROP TABLE IF EXISTS ${table}`)
  }
}

/** The steps that the backup's database had taken, of those that this release knows. */
function selectSteps({ steps }: BackupHeader): Migration[] {
  const wanted = new Map(
    steps.map((step) => [`${step.migration} ${step.stepNumber}`, step.stepHash]),
  )
  const selected = allMigrations.map((migration) => ({
    ...migration,
    steps: migration.steps.filter(
      (step, index) => wanted.get(`${migration.name} ${index + 1}`) === hashStep(step),
    ),
  }))
  if (selected.flatMap((migration) => migration.steps).length !== steps.length) {
    throw new UserDbStartError(
      'The backup was made by a newer release, or one with other tables: restore it with that release',
    )
  }
  return selected
}

async function insertParts(
  client: pg.Client,
  parts: AsyncGenerator<BackupPart>,
  path: string,
): Promise<Record<string, TableDigest>> {
  let writer: RowWriter | undefined
  const tables: BackupTable[] = []
  for await (const part of parts) {
    if (part.kind === 'row') await writer?.add(part.row)
    if (part.kind === 'table') {
      await writer?.flush()
      tables.push(part.table)
      writer = await createRowWriter(client, part.table)
    }
    if (part.kind === 'end') {
      await writer?.flush()
      const restored = await digestTables(client, tables)
      if (isDeepStrictEqual(restored, part.end.tables)) return restored
      throw new UserDbStartError(`${path} is damaged: its rows are not those that were written`)
    }
  }
  throw new UserDbStartError(`${path} is damaged: its end is missing`)
}

interface RowWriter {
  add(row: BackupRow): Promise<void>
  flush(): Promise<void>
}

async function createRowWriter(
  client: pg.Client,
  { table, columns }: BackupTable,
): Promise<RowWriter> {
  const types = new Map((await listColumns(client, table)).map(({ name, type }) => [name, type]))
  const unknown = columns.filter((column) => !types.has(column))
  if (types.size === 0 || unknown.length > 0) {
    throw new UserDbStartError(`The backup has a table ${table} that this release does not know`)
  }
  const names = columns.join(', ')
  const values = columns.map((column, index) => `v${index}::${types.get(column)}`).join(', ')
  const lists = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const aliases = columns.map((_, index) => `v${index}`).join(', ')
  const sql = `INSERT INTO ${table} (${names}) SELECT ${values} FROM unnest(${lists}) AS rows(${aliases})`
  let waiting: BackupRow[] = []
  async function flush(): Promise<void> {
    if (waiting.length === 0) return
    await client.query(
      sql,
      columns.map((_, index) => waiting.map((row) => row[index] ?? null)),
    )
    waiting = []
  }
  return {
    async add(row) {
      waiting.push(row)
      if (waiting.length === rowsAtATime) await flush()
    },
    flush,
  }
}

async function digestTables(
  client: pg.Client,
  tables: readonly BackupTable[],
): Promise<Record<string, TableDigest>> {
  const digests: Record<string, TableDigest> = {}
  for (const { table, columns } of tables) {
    const digester = createRowDigester()
    for await (const row of readRows(client, table, columns)) digester.add(row)
    digests[table] = digester.digest()
  }
  return digests
}
