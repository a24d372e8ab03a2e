import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ConnectionTarget } from '../connection/connection-target'
import { lendTestDatabase } from '../testing/open-test-user-db'
import { silentLog } from '../testing/silent-log'
import { UserDbStartError } from '../user-db-error'
import { allMigrations } from './all-migrations'
import { migrate } from './migrate'
import type { Migration } from './migration'

const clock = () => new Date('2026-04-01T09:00:00Z')
const stepCount = allMigrations.flatMap((migration) => migration.steps).length

const notes: Migration = {
  name: '9001-notes',
  steps: [
    'CREATE TABLE note (user_id uuid NOT NULL, text text NOT NULL, PRIMARY KEY (user_id))',
    'ALTER TABLE note ADD COLUMN colour text',
  ],
}
const colours: Migration = {
  name: '9002-colours',
  steps: [
    `UPDATE note SET colour = 'red' WHERE colour IS NULL`,
    'ALTER TABLE note ALTER COLUMN colour SET NOT NULL',
  ],
}

let target: ConnectionTarget
let client: pg.Client
let drop: () => Promise<void>

beforeEach(async () => {
  const lent = await lendTestDatabase({ isEmpty: true })
  target = lent.target
  drop = lent.drop
  client = new pg.Client(target)
  await client.connect()
}, 60_000)

afterEach(async () => {
  await client.end()
  await drop()
})

function take(migrations: readonly Migration[]): Promise<number> {
  return migrate(target, { migrations, log: silentLog, clock })
}

test('an empty database gets every table, and a second start finds nothing to do', async () => {
  expect(await take(allMigrations)).toBe(stepCount)
  expect(await take(allMigrations)).toBe(0)
})

test('a filled database keeps its rows and gets what is new', async () => {
  await take([notes])
  await client.query('INSERT INTO note (user_id, text) SELECT gen_random_uuid(), $1', ['駅'])
  expect(await take([notes, colours])).toBe(2)
  const { rows } = await client.query('SELECT text, colour FROM note')
  expect(rows).toEqual([{ text: '駅', colour: 'red' }])
})

test('of many processes that start at once, one changes the tables and the others wait', async () => {
  const counts = await Promise.all(Array.from({ length: 6 }, () => take(allMigrations)))
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, stepCount])
})

test('a migration that fails in the middle goes on with its next step at the next start', async () => {
  const broken = { ...notes, steps: [notes.steps[0] ?? '', 'ALTER TABLE nowhere ADD x text'] }
  await expect(take([broken])).rejects.toThrow(/could not be brought up to date.*nowhere/)
  expect(await take([notes])).toBe(1)
})

test('a step that is done in parts stays the step that was released, and is done to its end', async () => {
  const add = (text: string) => `
    INSERT INTO note (user_id, text) VALUES (md5('${text}')::uuid, '${text}') ON CONFLICT DO NOTHING`
  const fill = `${add('駅')}; ${add('橋')}`
  const released = { ...notes, steps: [...notes.steps, fill] }
  const inParts = (...parts: string[]) => ({ ...released, inParts: new Map([[fill, parts]]) })
  await expect(take([inParts(add('駅'), 'INSERT INTO nowhere VALUES (1)')])).rejects.toThrow()
  const { rows } = await client.query('SELECT text FROM note')
  expect(rows).toEqual([{ text: '駅' }])
  expect(await take([inParts(add('駅'), add('橋'))])).toBe(1)
  const { rows: all } = await client.query('SELECT text FROM note ORDER BY text')
  expect(all).toEqual([{ text: '橋' }, { text: '駅' }])
  expect(await take([released])).toBe(0)
})

test('a step that was edited after it had been applied is refused', async () => {
  await take([notes])
  const edited = { ...notes, steps: notes.steps.map((step) => step.replace('colour', 'color')) }
  await expect(take([edited])).rejects.toThrow(/Step 2 of migration 9001-notes was changed/)
})

test('a database of a newer release is refused', async () => {
  await take([notes, colours])
  await expect(take([notes])).rejects.toThrow(/newer release \(9002-colours 1, 9002-colours 2\)/)
})

test('a server that does not answer is named as such', async () => {
  const nowhere = { connectionString: 'postgresql://x:y@127.0.0.1:1/z' }
  const taken = migrate(nowhere, { migrations: allMigrations, log: silentLog, clock })
  await expect(taken).rejects.toThrow(UserDbStartError)
  await expect(taken).rejects.toThrow(/cannot be reached .*check DATABASE_URL/)
})
