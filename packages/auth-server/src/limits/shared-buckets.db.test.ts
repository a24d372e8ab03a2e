import { dropFullBuckets } from '@kotonoha/user-db/queries/limits/limit-buckets'
import { statement } from '@kotonoha/user-db/statement'
import { openTestUserDb } from '@kotonoha/user-db/testing/open-test-user-db'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMemoryBuckets } from './memory-buckets'
import { createPostgresStore } from './postgres-buckets'
import { createRateLimits } from './rate-limits'
import { type BucketStore, createSharedBuckets } from './shared-buckets'

const limits = { token: 150, verify: 30, otp: 30, factor: 15, mails: 500 }

let userDb: UserDb
let now: number
let logged: string[]

beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)
afterAll(() => userDb.close())

beforeEach(async () => {
  now = Date.parse('2026-04-01T09:00:00Z')
  logged = []
  await userDb.run(statement('DELETE FROM limit_bucket'), [])
})

const clock = () => new Date(now)
const note = (message: string) => {
  logged.push(message)
}
const log = { info: note, warn: note, error: note }

/** The buckets of one node. */
function createNode(store: BucketStore = createPostgresStore(userDb)) {
  const insurance = createMemoryBuckets(clock)
  const toKey = (text: string) => `mark of ${text}`
  // What stands in is not what is tested, however busy the machine.
  return createSharedBuckets({ store, insurance, toKey, clock, log, patienceMs: 60_000 })
}

const createLimitsOf = (buckets: ReturnType<typeof createNode>) =>
  createRateLimits({ limits, isAutoconfirm: false }, buckets)

/** So many of these were let through. */
async function countKept(tries: Promise<unknown>[]): Promise<number> {
  const settled = await Promise.allSettled(tries)
  return settled.filter(({ status }) => status === 'fulfilled').length
}

test('three nodes let through what one does, also when all are asked at once', async () => {
  const nodes = [createNode(), createNode(), createNode()].map(createLimitsOf)
  const askAll = (ask: (node: ReturnType<typeof createLimitsOf>) => Promise<unknown>) =>
    countKept(nodes.flatMap((node) => Array.from({ length: 40 }, () => ask(node))))
  expect(await askAll((node) => node.countRequest('token', 'client'))).toBe(30)
  const wrong = { account: 'hanako', client: 'thief' }
  expect(await askAll((node) => node.countPasswordTry(wrong))).toBe(30)
  const factor = { ...wrong, session: 'stolen' }
  expect(await askAll((node) => node.countFactorTry(factor))).toBe(15)
  const mail = { client: 'client', recipient: 'somebody' }
  expect(await askAll((node) => node.countMailRequest(mail))).toBe(5)
  expect(logged).toEqual([])
})

test('nodes that count each for itself let three times as much through', async () => {
  const nodes = [1, 2, 3].map(() =>
    createRateLimits({ limits, isAutoconfirm: false }, createMemoryBuckets(clock)),
  )
  const tries = nodes.flatMap((node) =>
    Array.from({ length: 40 }, () => node.countRequest('token', 'client')),
  )
  expect(await countKept(tries)).toBe(90)
})

test('what is kept together fills, empties and is put back as in one process', async () => {
  const rule = { burst: 3, count: 7, perSeconds: 60 }
  const shared = createNode()('kind', rule)
  const own = createMemoryBuckets(clock)('kind', rule)
  const steps = ['take', 'take', 'take', 'take', 'wait', 'take', 'giveBack', 'take', 'take', 'wait']
  for (const step of [...steps, ...steps, 'forget', ...steps]) {
    if (step === 'wait') now += 9_500
    if (step === 'take') expect(await shared.take('a')).toBe(await own.take('a'))
    if (step === 'giveBack') for (const each of [shared, own]) await each.giveBack('a')
    if (step === 'forget') for (const each of [shared, own]) await each.forget('a')
    expect(await shared.secondsUntilFree('a')).toBe(await own.secondsUntilFree('a'))
  }
})

test('one kind of bucket takes nothing of another, and neither does another key', async () => {
  const node = createNode()
  const rule = { burst: 1, count: 1, perSeconds: 60 }
  expect(await node('sign-in', rule).take('a')).toBe(0)
  expect(await node('mail', rule).take('a')).toBe(0)
  expect(await node('sign-in', rule).take('b')).toBe(0)
  expect(await node('sign-in', rule).take('a')).toBe(60)
})

test('the store is told whom it counts by a mark only, and forgets what is full', async () => {
  const marks = statement<{ key: string }>('SELECT key FROM limit_bucket')
  await createNode()('kind', { burst: 2, count: 1, perSeconds: 60 }).take('hanako@example.org')
  expect(await userDb.query(marks, [])).toEqual([{ key: 'mark of kind hanako@example.org' }])
  await dropFullBuckets(userDb, now)
  expect(await userDb.query(marks, [])).toHaveLength(1)
  await dropFullBuckets(userDb, now + 60_001)
  expect(await userDb.query(marks, [])).toEqual([])
})

test('while the store is away a node counts by itself, says so once, and goes back to it', async () => {
  const real = createPostgresStore(userDb)
  let isAway = true
  let asked = 0
  const store: BucketStore = {
    ...real,
    async take(...given) {
      asked += 1
      if (isAway) throw new Error('connect ECONNREFUSED')
      return real.take(...given)
    },
  }
  const buckets = createNode(store)('kind', { burst: 2, count: 1, perSeconds: 3600 })
  const takes = [await buckets.take('a'), await buckets.take('a'), await buckets.take('a')]
  expect(takes).toEqual([0, 0, 3600])
  // Left alone for a while, so that nobody waits for it each time.
  expect(asked).toBe(1)
  expect(logged).toEqual(['limits are counted by this node alone: their store does not answer'])
  isAway = false
  now += 5000
  expect(await buckets.take('a')).toBe(0)
  expect(logged.at(-1)).toBe('limits are counted together again')
})
