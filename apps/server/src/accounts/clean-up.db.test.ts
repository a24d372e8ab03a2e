import { randomUUID } from 'node:crypto'
import { requestDeletion } from '@kotonoha/user-db/queries/account-data/account-deletion'
import { addItems, removeItems } from '@kotonoha/user-db/queries/lists/change-items'
import { createList, deleteList } from '@kotonoha/user-db/queries/lists/change-lists'
import { findProfile, saveProfile } from '@kotonoha/user-db/queries/profiles/profile'
import { statement } from '@kotonoha/user-db/statement'
import { openTestUserDb } from '@kotonoha/user-db/testing/open-test-user-db'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log'
import { cleanUp } from './clean-up'

let userDb: UserDb
beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)
afterAll(() => userDb.close())

const logged: string[] = []
const log = createLog({
  level: 'info',
  format: 'json',
  write: (text) => logged.push(text),
  now: () => new Date(0),
})

const asked = new Date('2026-04-01T12:00:00Z')
const daysLater = (days: number) => new Date(asked.getTime() + days * 86_400_000)

async function makeLearner(): Promise<string> {
  const userId = randomUUID()
  await saveProfile(userDb, { userId, firstName: '花子', lastName: '山田', at: asked })
  return userId
}

/** Nobody here pays for anything. */
const forgetLearner = async () => {}

test('an account is deleted when its 14 days are over, not before, and no other with it', async () => {
  const leaving = await makeLearner()
  const staying = await makeLearner()
  await requestDeletion(userDb, { userId: leaving, at: asked })
  await cleanUp({ userDb, at: daysLater(13.9), log, forgetLearner })
  expect(await findProfile(userDb, leaving)).toBeDefined()
  await cleanUp({ userDb, at: daysLater(14), log, forgetLearner })
  expect(await findProfile(userDb, leaving)).toBeUndefined()
  expect(await findProfile(userDb, staying)).toBeDefined()
  log.flush()
  expect(logged.join('')).toContain('account deleted')
  expect(logged.join('')).not.toContain(leaving)
})

test('two processes that clean at once delete once and fail neither', async () => {
  const leaving = await makeLearner()
  await requestDeletion(userDb, { userId: leaving, at: asked })
  const runs = [1, 2, 3].map(() => cleanUp({ userDb, at: daysLater(20), log, forgetLearner }))
  await Promise.all(runs)
  expect(await findProfile(userDb, leaving)).toBeUndefined()
})

const countRows = statement<{ lists: number; items: number }>(`
  SELECT (SELECT count(*) FROM list WHERE user_id = $1) AS lists,
         (SELECT count(*) FROM list_item WHERE user_id = $1) AS items`)

test('what was removed can be restored for 30 days and is then gone', async () => {
  const userId = await makeLearner()
  const kept = { userId, listId: randomUUID(), name: 'kept', at: asked }
  const deleted = { userId, listId: randomUUID(), name: 'deleted', at: asked }
  const snapshot = { wordId: undefined, text: '', reading: '', meaning: '' }
  const items = ['日', '本'].map((targetId) => ({ kind: 'kanji' as const, targetId, ...snapshot }))
  await userDb.transaction(async (queries) => {
    for (const list of [kept, deleted]) {
      await createList(queries, list)
      await addItems(queries, { ...list, items })
    }
    await removeItems(queries, { ...kept, items: items.slice(0, 1) })
    await deleteList(queries, deleted)
  })
  await cleanUp({ userDb, at: daysLater(29), log, forgetLearner })
  expect(await userDb.query(countRows, [userId])).toEqual([{ lists: 2, items: 4 }])
  await cleanUp({ userDb, at: daysLater(31), log, forgetLearner })
  expect(await userDb.query(countRows, [userId])).toEqual([{ lists: 1, items: 1 }])
})
