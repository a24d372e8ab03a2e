import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lendTestDatabase } from '../testing/open-test-user-db'
import { silentLog } from '../testing/silent-log'
import { allMigrations } from './all-migrations'
import { describeDatabase } from './describe-database'
import { migrate } from './migrate'

let lent: Awaited<ReturnType<typeof lendTestDatabase>>
beforeEach(async () => {
  lent = await lendTestDatabase({ isEmpty: true })
}, 60_000)
afterEach(() => lent.drop())

const clock = () => new Date('2026-04-01T09:00:00Z')

test('a database says how far it has been migrated, and stays as it was', async () => {
  const { target } = lent
  const all = allMigrations.flatMap(({ steps }) => steps).length
  const empty = await describeDatabase(target)
  expect(empty).toMatchObject({ missingSteps: all, unknownMigrations: [] })
  expect(empty.serverVersion).toMatch(/^\d+(\.\d+)?$/)
  await migrate(target, { migrations: allMigrations.slice(0, 2), log: silentLog, clock })
  const steps = allMigrations.slice(2).flatMap((each) => each.steps).length
  expect(await describeDatabase(target)).toMatchObject({ missingSteps: steps })
})

test('what a newer release did is named', async () => {
  const { target } = lent
  await migrate(target, { migrations: allMigrations.slice(0, 1), log: silentLog, clock })
  const client = new pg.Client(target)
  await client.connect()
  await client.query(
    `INSERT INTO schema_migration (migration, step_number, step_hash, applied_at)
     VALUES ('9999-future', 1, 'x', now())`,
  )
  await client.end()
  expect(await describeDatabase(target)).toMatchObject({ unknownMigrations: ['9999-future'] })
})

test('a database that is away is told as such', async () => {
  await expect(
    describeDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }),
  ).rejects.toThrow('ECONNREFUSED')
})
