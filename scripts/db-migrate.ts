/** `npm run db:migrate`: brings the user database up to date without starting the server. */
import { findServer } from '../packages/user-db/src/find-server'
import { allMigrations } from '../packages/user-db/src/migrations/all-migrations'
import { migrate } from '../packages/user-db/src/migrations/migrate'
import { findUserDataPlace, runUserDataCommand } from './db-place'

await runUserDataCommand(async () => {
  const place = findUserDataPlace()
  const { target, stopServer } = await findServer(place)
  try {
    const log = { ...place.log, info: (text: string, fields = {}) => console.log(text, fields) }
    const count = await migrate(target, {
      migrations: allMigrations,
      log,
      clock: () => new Date(),
    })
    console.log(count === 0 ? 'Nothing to do' : `Took ${count} steps`)
  } finally {
    await stopServer()
  }
})
