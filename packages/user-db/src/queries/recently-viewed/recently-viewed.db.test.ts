import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUserId } from '../../testing/make-user-id'
import { openTestUserDb } from '../../testing/open-test-user-db'
import type { UserDb } from '../../user-db'
import {
  clearRecentlyViewed,
  keptViewCount,
  listRecentlyViewed,
  mergeRecentlyViewed,
} from './recently-viewed'

const noon = new Date('2026-04-01T12:00:00Z')
const minutesBefore = (minutes: number) => new Date(noon.getTime() - minutes * 60_000)

let userDb: UserDb

beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)

afterAll(() => userDb.close())

function merge(userId: string, seen: [string, Date][], at = noon) {
  const views = seen.map(([literal, viewedAt]) => ({
    kind: 'kanji' as const,
    targetId: literal,
    wordId: undefined,
    text: literal,
    reading: '',
    viewedAt,
  }))
  return userDb.transaction((queries) => mergeRecentlyViewed(queries, { userId, views, at }))
}

async function seenBy(userId: string): Promise<string> {
  return (await listRecentlyViewed(userDb, userId)).map((view) => view.targetId).join('')
}

test('views of two devices are one list, each thing once, at its latest view', async () => {
  const userId = makeUserId()
  await merge(userId, [
    ['駅', minutesBefore(30)],
    ['車', minutesBefore(20)],
  ])
  await merge(userId, [
    ['駅', minutesBefore(10)],
    ['車', minutesBefore(25)],
    ['道', minutesBefore(15)],
  ])
  expect(await seenBy(userId)).toBe('駅道車')
})

test('only the latest are kept', async () => {
  const userId = makeUserId()
  const many = Array.from({ length: keptViewCount + 20 }, (_, index): [string, Date] => [
    String.fromCodePoint(0x4e00 + index),
    minutesBefore(index),
  ])
  await merge(userId, many)
  const kept = await listRecentlyViewed(userDb, userId)
  expect(kept.map((view) => view.targetId)).toEqual(many.slice(0, keptViewCount).map(([id]) => id))
})

test('what was cleared on one device does not come back from another', async () => {
  const userId = makeUserId()
  await merge(userId, [['駅', minutesBefore(30)]])
  await userDb.transaction((queries) =>
    clearRecentlyViewed(queries, { userId, at: minutesBefore(5) }),
  )
  await merge(userId, [
    ['駅', minutesBefore(30)],
    ['道', minutesBefore(1)],
  ])
  expect(await seenBy(userId)).toBe('道')
})
