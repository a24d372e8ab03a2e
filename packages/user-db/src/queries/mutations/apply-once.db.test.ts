import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUserId } from '../../testing/make-user-id'
import { openTestUserDb } from '../../testing/open-test-user-db'
import type { UserDb } from '../../user-db'
import { createList } from '../lists/change-lists'
import { listSavedLists } from '../lists/saved-list'
import { applyOnce, dropMutationsBefore, MutationIdReusedError } from './apply-once'

const at = new Date('2026-04-01T09:00:00Z')

let userDb: UserDb

beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)

afterAll(() => userDb.close())

function requestOf(userId: string, mutationId: string, kind = 'createList') {
  let works = 0
  return {
    send: () =>
      applyOnce(userDb, { userId, mutationId, kind, at }, async (queries) => {
        works += 1
        await createList(queries, { userId, listId: makeUserId(), name: '旅行', at })
        return { works }
      }),
  }
}

test('a mutation that is sent many times at once is done once, with one answer for all', async () => {
  const userId = makeUserId()
  const { send } = requestOf(userId, makeUserId())
  const answers = await Promise.all(Array.from({ length: 8 }, send))
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ works: 1 })))
  expect(await listSavedLists(userDb, userId)).toHaveLength(1)
})

test('a mutation that failed is not counted as done', async () => {
  const request = { userId: makeUserId(), mutationId: makeUserId(), kind: 'x', at }
  const failing = applyOnce(userDb, request, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await applyOnce(userDb, request, async () => 'done')).toBe('done')
})

test('an id of another procedure is refused, and another learner may have the same one', async () => {
  const [userId, mutationId] = [makeUserId(), makeUserId()]
  await requestOf(userId, mutationId).send()
  await expect(requestOf(userId, mutationId, 'deleteList').send()).rejects.toThrow(
    MutationIdReusedError,
  )
  expect(await requestOf(makeUserId(), mutationId).send()).toEqual({ works: 1 })
})

test('ids are forgotten after a while', async () => {
  const { send } = requestOf(makeUserId(), makeUserId())
  await send()
  await dropMutationsBefore(userDb, new Date(at.getTime() + 1))
  expect(await send()).toEqual({ works: 2 })
})
