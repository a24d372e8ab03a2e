import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUserId } from '../../testing/make-user-id'
import { openTestUserDb } from '../../testing/open-test-user-db'
import type { UserDb } from '../../user-db'
import { cancelDeletion, findDeletion, listDueDeletions, requestDeletion } from './account-deletion'

const day = 24 * 60 * 60 * 1000
const at = new Date('2026-04-01T09:00:00Z')
const daysLater = (days: number) => new Date(at.getTime() + days * day)

let userDb: UserDb

beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)

afterAll(() => userDb.close())

test('an account goes fourteen days after it was asked for, and not a moment before', async () => {
  const userId = makeUserId()
  await requestDeletion(userDb, { userId, at })
  const justBefore = new Date(daysLater(14).getTime() - 1)
  expect(await listDueDeletions(userDb, { at: justBefore, limit: 10 })).not.toContain(userId)
  expect(await listDueDeletions(userDb, { at: daysLater(14), limit: 10 })).toContain(userId)
})

test('asking again does not put the day off', async () => {
  const userId = makeUserId()
  const first = await requestDeletion(userDb, { userId, at })
  expect(await requestDeletion(userDb, { userId, at: daysLater(7) })).toEqual(first)
})

test('whoever changes their mind in time keeps the account', async () => {
  const userId = makeUserId()
  await requestDeletion(userDb, { userId, at })
  expect(await cancelDeletion(userDb, userId)).toBe(true)
  expect(await findDeletion(userDb, userId)).toBeUndefined()
  expect(await listDueDeletions(userDb, { at: daysLater(99), limit: 10 })).not.toContain(userId)
  expect(await cancelDeletion(userDb, userId)).toBe(false)
})
