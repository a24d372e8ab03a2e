import { join } from 'node:path'
import type { ConnectionTarget } from './connection/connection-target'
import { startEmbeddedServer } from './embedded/embedded-server'
import { ensureDatabase } from './embedded/ensure-database'
import { findRunningServer } from './embedded/running-server'
import type { UserDbLog } from './log'

export interface ServerPlace {
  /** Holds the server's files in `user-database`, where there is no `databaseUrl`. */
  dataFolder: string
  /** A PostgreSQL that somebody else runs. */
  databaseUrl?: string | undefined
  log: UserDbLog
}

export interface FoundServer {
  target: ConnectionTarget
  /** Stops the server if we started it. */
  stopServer: () => Promise<void>
}

/** The server that a URL names, or the one in the data folder, which is started. */
export async function findServer(place: ServerPlace): Promise<FoundServer> {
  const { databaseUrl, log } = place
  if (databaseUrl !== undefined) {
    return { target: { connectionString: databaseUrl }, stopServer: async () => {} }
  }
  const server = await startEmbeddedServer({ folder: folderOf(place), log })
  try {
    return { target: await ensureDatabase(server), stopServer: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** The same for a command beside the product: a server that runs for it will do. */
export async function findServerToRead(place: ServerPlace): Promise<FoundServer> {
  const running = place.databaseUrl === undefined ? findRunningServer(folderOf(place)) : undefined
  if (running !== undefined) return { target: running, stopServer: async () => {} }
  return findServer(place)
}

function folderOf({ dataFolder }: ServerPlace): string {
  return join(dataFolder, 'user-database')
}
