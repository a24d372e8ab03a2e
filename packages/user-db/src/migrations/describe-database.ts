import pg from 'pg'
import type { ConnectionTarget } from '../connection/connection-target'
import { allMigrations } from './all-migrations'
import { type Distribution, findDistribution } from './distribute'

const timeoutMs = 5000

export interface DatabaseDescription {
  /** Such as `17.2`. */
  serverVersion: string
  /** Of the migrations; the next start takes them. */
  missingSteps: number
  /** Taken by a release that is newer than this one. */
  unknownMigrations: string[]
  /** Undefined: one server, without Citus. */
  distribution: Distribution | undefined
}

/** What a database is and how far it has been migrated; changes nothing. Rejects where it is away. */
export async function describeDatabase(target: ConnectionTarget): Promise<DatabaseDescription> {
  const client = new pg.Client({
    ...target,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows: about } = await client.query<{ server: string; record: string | null }>(
      `SELECT current_setting('server_version') AS server,
              to_regclass('schema_migration')::text AS record`,
    )
    const taken = about[0]?.record ? await listTaken(client) : []
    const known = new Set(allMigrations.map(({ name }) => name))
    const count = allMigrations.reduce((sum, { steps }) => sum + steps.length, 0)
    return {
      serverVersion: about[0]?.server.split(' ')[0] ?? '',
      missingSteps: count - taken.filter((name) => known.has(name)).length,
      unknownMigrations: [...new Set(taken.filter((name) => !known.has(name)))],
      distribution: await findDistribution(client),
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** The migration of each step that was taken. */
async function listTaken(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ migration: string }>(
    'SELECT migration FROM schema_migration',
  )
  return rows.map(({ migration }) => migration)
}
