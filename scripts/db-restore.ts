/** `npm run db:restore -- file`: fills an empty user database with a backup. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreBackup } from '../packages/user-db/src/backup/restore-backup'
import { findServer } from '../packages/user-db/src/find-server'
import { UserDbStartError } from '../packages/user-db/src/user-db-error'
import { findUserDataPlace, runUserDataCommand } from './db-place'

await runUserDataCommand(async () => {
  const [, , file] = process.argv
  if (file === undefined) {
    throw new UserDbStartError('Say which backup: npm run db:restore -- user-data-….jsonl.gz')
  }
  if (!existsSync(file)) throw new UserDbStartError(`${file}: there is no such file`)
  const place = findUserDataPlace()
  const { target, stopServer } = await findServer(place)
  try {
    const path = resolve(file)
    const tables = await restoreBackup(target, { path, log: place.log, clock: () => new Date() })
    const rowCount = Object.values(tables).reduce((sum, table) => sum + table.rowCount, 0)
    console.log(`Restored and verified ${rowCount} rows of ${Object.keys(tables).length} tables`)
  } finally {
    await stopServer()
  }
})
