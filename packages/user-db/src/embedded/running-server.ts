import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConnectionTarget } from '../connection/connection-target'
import { databaseName } from './cluster'
import { isOwned } from './data-folder-owner'
import type { ServerAddress } from './server-address'

/** Notes where the server listens, for a backup that is made while it runs. */
export function keepAddress(folder: string, address: ServerAddress): void {
  writeFileSync(join(folder, 'address.json'), JSON.stringify(address))
}

/** The database of the process that owns the folder; undefined when nobody does. */
export function findRunningServer(folder: string): ConnectionTarget | undefined {
  if (!isOwned(folder)) return undefined
  const address = JSON.parse(readFileSync(join(folder, 'address.json'), 'utf8')) as ServerAddress
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  return { ...address, user: databaseName, password, database: databaseName }
}
