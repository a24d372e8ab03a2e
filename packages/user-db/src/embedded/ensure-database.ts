import pg from 'pg'
import type { ConnectionTarget } from '../connection/connection-target'
import { databaseName } from './cluster'
import type { EmbeddedServer } from './embedded-server'

/** The place of a database on a server of ours. */
export function toTarget(server: EmbeddedServer, database: string) {
  const { address, password } = server
  return { ...address, user: databaseName, password, database } satisfies ConnectionTarget
}

/** Makes our database on a new server; gives its place. */
export async function ensureDatabase(server: EmbeddedServer): Promise<ConnectionTarget> {
  const client = new pg.Client(toTarget(server, 'postgres'))
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      databaseName,
    ])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
  } finally {
    await client.end()
  }
  return toTarget(server, databaseName)
}
