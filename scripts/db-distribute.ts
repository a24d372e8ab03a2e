/**
 * `npm run db:distribute`: distributes the tables of learners over the machines of a Citus cluster.
 * `--print` shows the calls and asks no database; `--shards 64` makes so many parts of each table.
 */
import { findServer } from '../packages/user-db/src/find-server'
import { allMigrations } from '../packages/user-db/src/migrations/all-migrations'
import {
  distributeDatabase,
  toDistributionCalls,
} from '../packages/user-db/src/migrations/distribute'
import { migrate } from '../packages/user-db/src/migrations/migrate'
import { UserDbStartError } from '../packages/user-db/src/user-db-error'
import { findUserDataPlace, runUserDataCommand } from './db-place'

await runUserDataCommand(async () => {
  const shardCount = readShardCount(process.argv.slice(2))
  if (process.argv.includes('--print')) {
    for (const call of toDistributionCalls(shardCount)) console.log(`${call};`)
    return
  }
  const place = findUserDataPlace()
  if (place.databaseUrl === undefined) {
    throw new UserDbStartError(
      'The embedded database is one machine: set DATABASE_URL to a Citus cluster',
    )
  }
  const { target } = await findServer(place)
  await migrate(target, { migrations: allMigrations, log: place.log, clock: () => new Date() })
  const done = await distributeDatabase(target, {
    shardCount,
    onTable: (table) => console.log(`distributing ${table}`),
  })
  console.log(done.length === 0 ? 'Nothing to do' : `Distributed ${done.length} tables`)
})

function readShardCount(given: readonly string[]): number | undefined {
  const at = given.indexOf('--shards')
  if (at === -1) return undefined
  const count = Number(given[at + 1])
  if (Number.isInteger(count) && count > 0) return count
  throw new UserDbStartError(
    `--shards is "${given[at + 1] ?? ''}", but must be a whole number above 0`,
  )
}
