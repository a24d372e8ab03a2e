import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ConnectionTarget } from '../connection/connection-target'
import { distributedTables } from '../queries/account-data/user-tables'
import { makeUserId } from '../testing/make-user-id'
import { lendTestDatabase } from '../testing/open-test-user-db'
import { silentLog } from '../testing/silent-log'
import { allMigrations } from './all-migrations'
import { distributeDatabase, findDistribution, toDistributionCalls } from './distribute'
import { migrate } from './migrate'

// What needs a cluster is skipped on a PostgreSQL without Citus: it runs where TEST_DATABASE_URL
// names one.
const needsCitus = 'the server is no Citus cluster'

let target: ConnectionTarget
let client: pg.Client
let drop: () => Promise<void>
let isOnCitus: boolean

beforeEach(async () => {
  const lent = await lendTestDatabase()
  target = lent.target
  drop = lent.drop
  client = new pg.Client(target)
  await client.connect()
  isOnCitus = (await findDistribution(client)) !== undefined
}, 60_000)

afterEach(async () => {
  await client.end()
  await drop()
})

const all = distributedTables.length

async function addProfiles(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await client.query(`INSERT INTO profile VALUES ($1, '花子', '山田', now(), now())`, [
      makeUserId(),
    ])
  }
}

async function listFirstNames(): Promise<unknown[]> {
  const { rows } = await client.query('SELECT first_name FROM profile')
  return rows.map((row) => row.first_name)
}

test('every table is distributed by the learner, beside the first one', () => {
  const [first, ...others] = toDistributionCalls(64)
  expect(first).toBe(
    "SELECT create_distributed_table('profile', 'user_id', colocate_with := 'none', shard_count := 64)",
  )
  expect(others).toEqual(
    distributedTables
      .slice(1)
      .map(
        (table) =>
          `SELECT create_distributed_table('${table}', 'user_id', colocate_with := 'profile')`,
      ),
  )
})

test('a server without Citus is refused, and told what it lacks', async ({ skip }) => {
  skip(isOnCitus, 'the server is a Citus cluster')
  await expect(distributeDatabase(target)).rejects.toThrow(/has no Citus: CREATE EXTENSION citus/)
})

test('a cluster has every table distributed, and a second time finds nothing to do', async ({
  skip,
}) => {
  skip(!isOnCitus, needsCitus)
  expect(await findDistribution(client)).toMatchObject({ distributed: all, all, shardCount: 4 })
  expect(await distributeDatabase(target)).toEqual([])
})

test('rows go along, and none stays behind where nothing would delete it', async ({ skip }) => {
  skip(!isOnCitus, needsCitus)
  await client.query(`SELECT undistribute_table('profile')`)
  await addProfiles(30)
  // Beside which the others lie: they would be apart from it.
  await expect(distributeDatabase(target)).rejects.toThrow(/distributed apart from the others/)
  for (const table of distributedTables.slice(1)) {
    await client.query(`SELECT undistribute_table('${table}')`)
  }
  expect(await distributeDatabase(target, { shardCount: 3 })).toEqual(distributedTables)
  expect(await findDistribution(client)).toMatchObject({ distributed: all, shardCount: 3 })
  expect(await listFirstNames()).toEqual(Array.from({ length: 30 }, () => '花子'))
  await client.query('BEGIN')
  await client.query(`SET LOCAL citus.override_table_visibility = off`)
  const { rows } = await client.query(
    `SELECT pg_relation_size('profile'::regclass)::integer AS size`,
  )
  await client.query('COMMIT')
  expect(rows).toEqual([{ size: 0 }])
})

test('while the product is connected nothing is distributed', async ({ skip }) => {
  skip(!isOnCitus, needsCitus)
  const product = new pg.Client({ ...target, application_name: 'kotonoha' })
  await product.connect()
  await expect(distributeDatabase(target)).rejects.toThrow(/stop every node first/)
  await product.end()
})

test('a table that was distributed in another way is named and left alone', async ({ skip }) => {
  skip(!isOnCitus, needsCitus)
  await client.query(`SELECT undistribute_table('preference')`)
  await client.query(`SELECT create_reference_table('preference')`)
  await expect(distributeDatabase(target)).rejects.toThrow(
    /Table preference is distributed by nothing, not by user_id beside profile/,
  )
})

test('what a later migration makes is distributed with it, and what it changes stays so', async ({
  skip,
}) => {
  skip(!isOnCitus, needsCitus)
  // As it was before the migration that made this table and two indexes of another one.
  await client.query('DROP TABLE reschedule')
  await client.query('DROP INDEX hourly_stat_lessons')
  await client.query('DROP INDEX hourly_stat_drawn')
  await client.query(`DELETE FROM schema_migration WHERE migration = '0020-reschedule'`)
  const distributed = all - 1
  expect(await findDistribution(client)).toMatchObject({ distributed, all })
  const clock = () => new Date('2026-04-01T09:00:00Z')
  expect(await migrate(target, { migrations: allMigrations, log: silentLog, clock })).toBe(3)
  expect(await findDistribution(client)).toMatchObject({ distributed: all, all })
})
