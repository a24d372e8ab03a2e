import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { toDeviceId } from '@kotonoha/api/notifications/to-device-id'
import { connect } from '@kotonoha/user-db/connection/connect'
import { saveSession } from '@kotonoha/user-db/queries/accounts/sessions'
import { savePushSubscription } from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import { statement } from '@kotonoha/user-db/statement'
import { lendTestDatabase } from '@kotonoha/user-db/testing/open-test-user-db'
import { silentLog } from '@kotonoha/user-db/testing/silent-log'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakePushService, type TakenPush } from './testing/fake-push-service'

const hour = new Date('2026-03-27T18:00:10Z')
const day = Math.floor(hour.getTime() / 86_400_000)
/** The lease of whoever was killed is over by then, and the hour is not long past. */
const afterLease = new Date(hour.getTime() + 16 * 60_000)

/** More than one node takes at a time, so that both have work. */
const learnerCount = 230
/**
 * The one that sent so many first is killed. A node takes 200 at the most, so that the least that
 * the other can have is 30: whichever it is has more left than what it has begun.
 */
const killedAfter = 10
/** Calls that a node has under way at once: killed, it may have begun so many and sent none. */
const calledAtOnce = 6

let lent: Awaited<ReturnType<typeof lendTestDatabase>>
let userDb: UserDb
let service: Awaited<ReturnType<typeof startFakePushService>>
let onTake: (push: TakenPush) => void = () => {}
beforeAll(async () => {
  lent = await lendTestDatabase()
  userDb = connect(lent.target, { log: silentLog, random: () => 0.5 })
  service = await startFakePushService({ onTake: (push) => onTake(push) })
})
const nodes: ChildProcess[] = []
afterAll(async () => {
  for (const node of nodes) node.kill('SIGKILL')
  await service.stop()
  await userDb.close()
  await lent.drop()
})

const addStudy = statement(`
  INSERT INTO kanji_profile (user_id, level, settings, goal, vacation_since, params_version,
                             curriculum_version, rev, profile_rev, created_at)
  SELECT user_id, 1, '{"zone":"UTC","dayStartHour":4}'::jsonb, NULL, NULL, 0, 1, 1, 1, $2
  FROM   unnest($1::uuid[]) AS user_id`)
const addDueCards = statement(`
  INSERT INTO card (user_id, subject_id, facet, state, due_at, reps, lapses, streak, flags, rev)
  SELECT user_id, 20000000 + number, 1, 1, $2, 1, 0, 1, 0, 1
  FROM   unnest($1::uuid[]) AS user_id, generate_series(1, 9) AS number`)
const addPlans = statement(`
  INSERT INTO notification_plan (user_id, kind, next_at, for_day, unopened)
  SELECT user_id, 'reviews-due', $2, $3, 0 FROM unnest($1::uuid[]) AS user_id`)

/** Learners whose hour it is, each with one browser; gives the addresses of those. */
async function addLearners(): Promise<string[]> {
  const before = new Date(hour.getTime() - 86_400_000)
  const userIds = Array.from({ length: learnerCount }, () => randomUUID())
  await userDb.run(addStudy, [userIds, before])
  await userDb.run(addDueCards, [userIds, before])
  const addresses = userIds.map(async (userId) => {
    const sessionId = randomUUID()
    await saveSession(userDb, {
      userId,
      sessionId,
      assuranceLevel: 'aal1',
      methods: [],
      factorId: null,
      refreshCounter: 1,
      lowestCounter: 1,
      rotatedAt: before,
      lastUsedAt: before,
      userAgent: '',
      network: '',
      createdAt: before,
    })
    const address = service.subscribe()
    const endpointHash = toDeviceId(address.endpoint)
    const about = { userId, sessionId, endpointHash, device: 'Firefox', createdAt: before }
    await savePushSubscription(userDb, { ...about, ...address })
    return address.endpoint
  })
  const endpoints = await Promise.all(addresses)
  await userDb.run(addPlans, [userIds, hour, day])
  return endpoints
}

const program = join(import.meta.dirname, './testing/call-as-node.ts')

/** A process of its own that waits for its word. */
async function startNode(name: string, moment: Date): Promise<ChildProcess> {
  const about = [name, JSON.stringify(lent.target), service.origin, moment.toISOString()]
  const node = spawn(process.execPath, ['--import', 'tsx', program, ...about], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  nodes.push(node)
  if (node.stdout !== null) await once(node.stdout, 'data')
  return node
}

async function run(node: ChildProcess): Promise<number | null> {
  const ended = once(node, 'exit')
  node.stdin?.write('go\n')
  const [code] = await ended
  return code
}

test('two processes share the work and one is killed at it: nobody is told twice, and few are missed', async () => {
  const endpoints = await addLearners()
  const [one, other, third] = await Promise.all([
    startNode('one', hour),
    startNode('other', hour),
    startNode('third', afterLease),
  ])
  let killed: string | undefined
  const sentBy = (name: string) =>
    service.taken.filter(({ headers }) => headers['x-node'] === name).length
  onTake = ({ headers }) => {
    const name = String(headers['x-node'])
    if (killed !== undefined || sentBy(name) < killedAfter) return
    killed = name
    ;(killed === 'one' ? one : other).kill('SIGKILL')
  }
  const codes = await Promise.all([run(one), run(other)])
  expect(codes.toSorted()).toEqual([0, null])
  const before = service.taken.length
  expect(before).toBeGreaterThanOrEqual(30 + killedAfter)
  expect(before).toBeLessThan(learnerCount)

  // Within its lease what the killed one had taken is nobody else's; afterwards it is done.
  expect(await run(third)).toBe(0)
  const told = service.taken.map(({ endpoint }) => endpoint)
  expect(new Set(told).size).toBe(told.length)
  expect(told.length).toBeGreaterThan(before)
  expect(endpoints.length - told.length).toBeLessThanOrEqual(calledAtOnce)
})
