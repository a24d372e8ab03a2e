import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { ConnectionTarget } from '../connection/connection-target'
import { allMigrations } from '../migrations/all-migrations'
import {
  type BackupEnd,
  type BackupHeader,
  type BackupTable,
  createRowDigester,
  type TableDigest,
} from './backup-format'
import { listColumns, listOwnTables, openBackupSession, readRows } from './backup-session'

/**
 * Writes everything as it was at one moment into a file, while the product may go on working;
 * gives what each table had. The file appears under its name only when it is whole.
 */
export async function writeBackup(
  target: ConnectionTarget,
  { path, clock }: { path: string; clock: () => Date },
): Promise<Record<string, TableDigest>> {
  const client = await openBackupSession(target)
  const draft = `${path}.part`
  const digests: Record<string, TableDigest> = {}
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const lines = Readable.from(toLines({ client, digests, clock }))
    // Readable by nobody else: it holds what learners wrote.
    await pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600 }))
    await client.query('COMMIT')
    const file = await open(draft)
    await file.sync()
    await file.close()
    await rename(draft, path)
    return digests
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

interface BackupSource {
  client: pg.Client
  digests: Record<string, TableDigest>
  clock: () => Date
}

async function* toLines({ client, digests, clock }: BackupSource): AsyncGenerator<string> {
  const { rows: steps } = await client.query<BackupHeader['steps'][number]>(
    `SELECT migration, step_number AS "stepNumber", step_hash AS "stepHash"
     FROM   schema_migration
     ORDER  BY migration, step_number`,
  )
  const createdAt = clock().toISOString()
  yield toLine({ format: 'kotonoha-user-data', formatVersion: 1, createdAt, steps })
  for (const table of listOwnTables(allMigrations)) {
    const columns = (await listColumns(client, table)).map((column) => column.name)
    if (columns.length === 0) continue
    yield toLine({ table, columns } satisfies BackupTable)
    const digester = createRowDigester()
    for await (const row of readRows(client, table, columns)) {
      digester.add(row)
      yield toLine(row)
    }
    digests[table] = digester.digest()
  }
  yield toLine({ tables: digests } satisfies BackupEnd)
}

function toLine(value: BackupHeader | BackupTable | BackupEnd | (string | null)[]): string {
  return `${JSON.stringify(value)}\n`
}
