import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../../statement'
import { makeUserId } from '../../testing/make-user-id'
import { openTestUserDb } from '../../testing/open-test-user-db'
import type { UserDb } from '../../user-db'
import { addItems } from '../lists/change-items'
import { createList } from '../lists/change-lists'
import { saveProfile } from '../profiles/profile'
import { deleteUser, listAllOwnData } from './own-data'
import { distributedTables, userTables } from './user-tables'

const at = new Date('2026-04-01T09:00:00Z')

interface ColumnRow {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: 'YES' | 'NO'
}

const everyColumn = statement<ColumnRow>(`
  SELECT table_name, column_name, data_type, is_nullable
  FROM   information_schema.columns
  WHERE  table_schema = 'public'
  ORDER  BY table_name, column_name`)

const keyStarts = statement<{ table_name: string; first_column: string }>(`
  SELECT constraints.table_name, key_columns.column_name AS first_column
  FROM   information_schema.table_constraints AS constraints
  JOIN   information_schema.key_column_usage AS key_columns
  ON     key_columns.constraint_name = constraints.constraint_name
  AND    key_columns.table_schema = constraints.table_schema
  WHERE  constraints.table_schema = 'public'
  AND    constraints.constraint_type IN ('PRIMARY KEY', 'UNIQUE')
  AND    key_columns.ordinal_position = 1`)

let userDb: UserDb

beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)

afterAll(() => userDb.close())

test('every table with rows of a learner is in the list that export and deletion go by', async () => {
  const columns = await userDb.query(everyColumn, [])
  const found = columns.filter((each) => each.column_name === 'user_id')
  expect(userTables.map(({ name }) => name).toSorted()).toEqual(
    found.map((each) => each.table_name).toSorted(),
  )
})

test('the key of every table begins with user_id, but for those that make something unique', async () => {
  const others = (await userDb.query(keyStarts, [])).filter((key) => key.first_column !== 'user_id')
  expect(others.map((key) => `${key.table_name}: ${key.first_column}`).toSorted()).toEqual([
    'agent_token: token_hash',
    'auth_address: address',
    'auth_flow: code_hash',
    'auth_mail_pause: address_hash',
    'auth_wanted_address: address',
    'billing_customer_owner: customer_id',
    'billing_event: event_id',
    'billing_reconciliation: provider',
    'limit_bucket: key',
    'oauth_client: client_id',
    'oauth_code: code_hash',
    'outgoing_mail: mail_id',
    'schema_migration: migration',
    'share_token: token',
  ])
})

test('every table whose keys all begin with user_id is distributed, and no other', async () => {
  const keys = await userDb.query(keyStarts, [])
  const others = new Set(
    keys.flatMap((key) => (key.first_column === 'user_id' ? [] : key.table_name)),
  )
  const byUser = keys.map((key) => key.table_name).filter((name) => !others.has(name))
  expect([...distributedTables].toSorted()).toEqual([...new Set(byUser)].toSorted())
})

test('deleting a learner leaves no row of theirs in any table, and every row of another', async () => {
  const leaving = makeUserId()
  const staying = makeUserId()
  for (const userId of [leaving, staying]) await fillEveryTable(userId)
  expect(await countRows(leaving)).toEqual(userTables.map(({ name }) => [name, 1]))
  await userDb.transaction((queries) => deleteUser(queries, leaving))
  expect(await countRows(leaving)).toEqual(userTables.map(({ name }) => [name, 0]))
  expect(await countRows(staying)).toEqual(userTables.map(({ name }) => [name, 1]))
})

test('the export holds what the learner wrote, and nothing of anybody else', async () => {
  const [userId, other, listId] = [makeUserId(), makeUserId(), makeUserId()]
  await saveProfile(userDb, { userId, firstName: '花子', lastName: '山田', at })
  await saveProfile(userDb, { userId: other, firstName: '太郎', lastName: '鈴木', at })
  await createList(userDb, { userId, listId, name: '旅行', at })
  const item = { kind: 'kanji' as const, targetId: '駅', wordId: undefined }
  const shown = { text: '駅', reading: 'エキ', meaning: 'station', note: '=えき, "駅"' }
  await userDb.transaction((queries) =>
    addItems(queries, { userId, listId, at, items: [{ ...item, ...shown }] }),
  )
  const tables = await listAllOwnData(userDb, userId)
  expect(tables.find(({ name }) => name === 'profile')).toEqual({
    name: 'profile',
    columns: ['firstName', 'lastName', 'createdAt', 'updatedAt'],
    rows: [['花子', '山田', at, at]],
  })
  expect(JSON.stringify(tables)).toContain('駅')
  expect(JSON.stringify(tables)).not.toContain('太郎')
})

/** A row in every table of the list, whatever its columns are. */
async function fillEveryTable(userId: string): Promise<void> {
  const columns = await userDb.query(everyColumn, [])
  for (const { name } of userTables) {
    const needed = columns.filter(
      (each) =>
        each.table_name === name && (each.is_nullable === 'NO' || each.column_name === 'user_id'),
    )
    const values = needed.map((each) => (each.column_name === 'user_id' ? userId : valueFor(each)))
    const names = needed.map((each) => each.column_name).join(', ')
    const places = needed.map((_, index) => `$${index + 1}`).join(', ')
    await userDb.run(statement(`INSERT INTO ${name} (${names}) VALUES (${places})`), values)
  }
}

function valueFor({ data_type: type }: ColumnRow): string | number | boolean | Date | Uint8Array {
  const values: Record<string, string | number | boolean | Date | Uint8Array> = {
    uuid: makeUserId(),
    text: makeUserId(),
    'timestamp with time zone': at,
    jsonb: '{}',
    boolean: false,
    bytea: new Uint8Array([1]),
    ARRAY: '{}',
  }
  return values[type] ?? 1
}

async function countRows(userId: string): Promise<[string, number][]> {
  const counts: [string, number][] = []
  for (const { name } of userTables) {
    const count = statement<{ count: number }>(`SELECT count(*) FROM ${name} WHERE user_id = $1`)
    const [row] = await userDb.query(count, [userId])
    counts.push([name, row?.count ?? -1])
  }
  return counts
}
