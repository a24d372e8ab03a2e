/**
 * `npm run db:backup [-- file]`: writes all user data into one file, while the server may run.
 */
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeBackup } from '../packages/user-db/src/backup/write-backup'
import { findServerToRead } from '../packages/user-db/src/find-server'
import { findUserDataPlace, runUserDataCommand } from './db-place'

await runUserDataCommand(async () => {
  const place = findUserDataPlace()
  const now = new Date()
  const name = `user-data-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.jsonl.gz`
  const path = resolve(process.argv[2] ?? join(place.dataFolder, 'backups', name))
  mkdirSync(dirname(path), { recursive: true })
  const { target, stopServer } = await findServerToRead(place)
  try {
    const tables = await writeBackup(target, { path, clock: () => now })
    const rowCount = Object.values(tables).reduce((sum, table) => sum + table.rowCount, 0)
    console.log(`${path}: ${rowCount} rows of ${Object.keys(tables).length} tables`)
  } finally {
    await stopServer()
  }
})
