import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../../statement'
import { openTestUserDb } from '../../testing/open-test-user-db'
import type { UserDb } from '../../user-db'
import { listIntroduced } from './study-days'

const userId = '0f8fad5b-d9cb-469f-a165-70867728950e'

let userDb: UserDb
beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)
afterAll(() => userDb.close())

const fill = statement(`
  INSERT INTO hourly_stat
  SELECT $1::uuid, day, 12, facet, 2, 0, 0, 0, 0, 0, lessons, 0
  FROM   unnest($2::integer[], $3::smallint[], $4::integer[]) AS given (day, facet, lessons)`)

test('lessons are counted by stretches of days that end today, and each by its last day', async () => {
  await userDb.run(fill, [
    userId,
    [1, 2, 3, 6, 7, 10, 10, 11],
    // A reading is no item of its own.
    [1, 1, 1, 1, 1, 1, 2, 1],
    [1, 2, 4, 8, 16, 32, 64, 128],
  ])
  const ask = (step: number) => listIntroduced(userDb, { userId, today: 10, step })
  expect(await ask(4)).toEqual([
    { learnerDay: 2, kind: 2, items: 3 },
    { learnerDay: 6, kind: 2, items: 12 },
    { learnerDay: 10, kind: 2, items: 48 },
  ])
  expect((await ask(1)).map(({ learnerDay }) => learnerDay)).toEqual([1, 2, 3, 6, 7, 10])
})
