import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../statement'
import { openTestUserDb } from '../testing/open-test-user-db'
import type { UserDb } from '../user-db'

const userId = '018f0000-0000-7000-8000-000000000001'

const addProfile = statement(`
  INSERT INTO profile (user_id, first_name, last_name, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $4)`)

const firstNames = statement<{ first_name: string }>(`SELECT first_name FROM profile`)

const setFirstName = statement(`UPDATE profile SET first_name = $2 WHERE user_id = $1`)

let userDb: UserDb

beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)

afterAll(() => userDb.close())

test('what a transaction wrote is gone when its work fails', async () => {
  const work = userDb.transaction(async (queries) => {
    await queries.run(addProfile, [userId, '花子', '山田', new Date(0)])
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await userDb.query(firstNames, [])).toEqual([])
})

test('the work is run again when the server could not order it beside other work', async () => {
  await userDb.run(addProfile, [userId, '花子', '山田', new Date(0)])
  let attempts = 0
  await userDb.transaction(async (queries) => {
    attempts += 1
    await queries.run(statement('SET TRANSACTION ISOLATION LEVEL SERIALIZABLE'), [])
    await queries.query(firstNames, [])
    // Another device writes in between, once: this attempt's view is now out of date.
    if (attempts === 1) await userDb.run(setFirstName, [userId, '一子'])
    await queries.run(setFirstName, [userId, '二子'])
  })
  expect(attempts).toBe(2)
  expect(await userDb.query(firstNames, [])).toEqual([{ first_name: '二子' }])
})

test('a statement that fails for its own reason keeps its code and the connection', async () => {
  await expect(userDb.run(addProfile, [userId, 'x', 'y', new Date(0)])).rejects.toMatchObject({
    code: '23505',
  })
})
