import { randomUUID } from 'node:crypto'
import type { PushOutcome } from '@kotonoha/api/accounts/push'
import { toDeviceId } from '@kotonoha/api/notifications/to-device-id'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { saveSession } from '@kotonoha/user-db/queries/accounts/sessions'
import {
  listPlans,
  markOpened,
  planNotification,
} from '@kotonoha/user-db/queries/notifications/notification-plans'
import {
  listPushSubscriptions,
  removeAllSignedOutSubscriptions,
  savePushSubscription,
} from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import { mergePreferences } from '@kotonoha/user-db/queries/preferences/preferences'
import { statement } from '@kotonoha/user-db/statement'
import { openTestUserDb } from '@kotonoha/user-db/testing/open-test-user-db'
import type { UserDb } from '@kotonoha/user-db/user-db'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callDueLearners } from './notification-job'

let userDb: UserDb
beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)
afterAll(() => userDb.close())

const hourMs = 3_600_000
const start = new Date('2026-03-27T12:00:00Z')
let now = start
let outcome: PushOutcome = { kind: 'taken' }
let sent: { endpoint: string; at: Date; text: string }[] = []
beforeEach(async () => {
  now = start
  outcome = { kind: 'taken' }
  sent = []
  await userDb.run(statement('DELETE FROM notification_plan'), [])
})

const log = { info() {}, warn() {} }

/** One run of the job, as a node does each minute. */
function runNode(at = now, given: UserDb = userDb): Promise<void> {
  const push = {
    publicKey: '',
    isKnownService: () => true,
    send: async ({ endpoint }: { endpoint: string }, message: object) => {
      if (outcome.kind === 'taken' || outcome.kind === 'unknown') {
        sent.push({ endpoint, at, text: JSON.stringify(message) })
      }
      return outcome
    },
  }
  const postDigest = () => Promise.reject(new Error('nobody wants one here'))
  return callDueLearners({ userDb: given, push, postDigest, clock: () => at, log })
}

/** The job runs every half hour until then. */
async function liveUntil(text: string): Promise<void> {
  for (const end = Date.parse(text); now.getTime() <= end; ) {
    await runNode()
    now = new Date(now.getTime() + hourMs / 2)
  }
}

const addProfile = statement(`
  INSERT INTO kanji_profile (user_id, level, settings, goal, vacation_since, params_version,
                             curriculum_version, rev, profile_rev, created_at)
  VALUES ($1, 1, $2::jsonb, NULL, NULL, 0, 1, 1, 1, $3)`)
const addCards = statement(`
  INSERT INTO card (user_id, subject_id, facet, state, due_at, reps, lapses, streak, flags, rev)
  SELECT $1, 20000000 + number, 1, 1, $2, 1, 0, 1, 0, 1 FROM generate_series(1, $3::int) AS number`)

interface Given {
  zone?: string
  due?: number
  browsers?: number
}

async function addLearner({ zone = 'Europe/Berlin', due = 12, browsers = 1 }: Given = {}) {
  const userId = randomUUID()
  await userDb.run(addProfile, [userId, JSON.stringify({ zone, dayStartHour: 4 }), start])
  await userDb.run(addCards, [userId, new Date('2026-01-01'), due])
  const endpoints: string[] = []
  for (let count = 0; count < browsers; count += 1) endpoints.push(await addBrowser(userId))
  return { userId, endpoints }
}

async function addBrowser(userId: string): Promise<string> {
  const sessionId = randomUUID()
  await saveSession(userDb, {
    userId,
    sessionId,
    assuranceLevel: 'aal1',
    methods: [],
    factorId: null,
    refreshCounter: 1,
    lowestCounter: 1,
    rotatedAt: start,
    lastUsedAt: start,
    userAgent: '',
    network: '',
    createdAt: start,
  })
  const endpoint = `https://push.test/${randomUUID()}`
  const keys = { p256dh: 'x', auth: 'x', device: 'Firefox on Windows' }
  const endpointHash = toDeviceId(endpoint)
  await savePushSubscription(userDb, {
    userId,
    endpointHash,
    endpoint,
    ...keys,
    sessionId,
    createdAt: start,
  })
  await planNotification(userDb, { userId, kind: 'reviews-due', at: now })
  return endpoint
}

const choose = (userId: string, name: string, value: unknown) =>
  mergePreferences(userDb, { userId, preferences: [{ name, value, changedAt: now }], at: now })

const times = () => sent.map(({ at }) => at.toISOString())

test('each browser is told once a day, at the learner’s hour, also when clocks change', async () => {
  const { endpoints } = await addLearner({ browsers: 2 })
  await liveUntil('2026-03-30T12:00:00Z')
  for (const endpoint of endpoints) {
    expect(
      sent.filter((each) => each.endpoint === endpoint).map(({ at }) => at.toISOString()),
    ).toEqual([
      '2026-03-27T17:00:00.000Z',
      '2026-03-28T17:00:00.000Z',
      // 18:00 in Berlin is an hour earlier from this day on.
      '2026-03-29T16:00:00.000Z',
    ])
  }
  expect(sent[0]?.text).toBe('{"kind":"reviews-due","count":12}')
})

test('half past two, which the night of the change skips, is three o’clock; the day before it is itself', async () => {
  const { userId } = await addLearner()
  await choose(userId, 'notificationReviewsAt', 150)
  await planNotification(userDb, { userId, kind: 'reviews-due', at: now })
  await liveUntil('2026-03-30T01:00:00Z')
  expect(times()).toEqual([
    '2026-03-28T01:30:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-03-30T00:30:00.000Z',
  ])
})

test('with fewer due than the learner named nobody is disturbed', async () => {
  const { userId } = await addLearner({ due: 4 })
  await liveUntil('2026-03-28T12:00:00Z')
  expect(sent).toEqual([])
  await choose(userId, 'notificationReviewsLeast', 1)
  await liveUntil('2026-03-29T12:00:00Z')
  expect(sent).toHaveLength(1)
})

test('nothing comes on vacation, to who turned it off, or to a device that was signed out', async () => {
  const away = await addLearner()
  await userDb.run(statement('UPDATE kanji_profile SET vacation_since = $2 WHERE user_id = $1'), [
    away.userId,
    start,
  ])
  const off = await addLearner()
  await choose(off.userId, 'notificationReviewsPush', false)
  const out = await addLearner()
  await userDb.run(statement('DELETE FROM auth_session WHERE user_id = $1'), [out.userId])
  await liveUntil('2026-03-28T20:00:00Z')
  expect(sent).toEqual([])
  expect(await listPlans(userDb, off.userId)).toEqual([])
  await removeAllSignedOutSubscriptions(userDb)
  const rows = statement<{ count: number }>(
    'SELECT count(*) AS count FROM push_subscription WHERE user_id = $1',
  )
  expect(await userDb.query(rows, [out.userId])).toEqual([{ count: 0 }])
})

test('after seven that nobody opened they stop; studying, or opening one, brings them back', async () => {
  const { userId, endpoints } = await addLearner()
  await liveUntil('2026-04-10T12:00:00Z')
  expect(sent).toHaveLength(7)
  const study = statement(`
    INSERT INTO daily_stat (user_id, local_day, facet, reviews, correct, new_cards, ms)
    VALUES ($1, $2, 1, 1, 1, 0, 1000)`)
  await userDb.run(study, [userId, Math.floor(now.getTime() / 86_400_000)])
  await liveUntil('2026-04-11T12:00:00Z')
  expect(sent).toHaveLength(8)
  await liveUntil('2026-04-30T12:00:00Z')
  // One more than seven: of the day on which the learner studied nobody knows which came first.
  expect(sent).toHaveLength(15)
  await markOpened(userDb, toDeviceId(endpoints[0] ?? ''))
  await liveUntil('2026-05-01T12:00:00Z')
  expect(sent).toHaveLength(16)
})

test('a service that is busy is asked again when it said, on the same day; one that is gone is forgotten', async () => {
  const { userId } = await addLearner()
  now = new Date('2026-03-27T17:00:00Z')
  await runNode(start)
  outcome = { kind: 'later', retryAt: new Date('2026-03-27T17:20:00Z') }
  await runNode()
  outcome = { kind: 'taken' }
  await runNode(new Date('2026-03-27T17:19:00Z'))
  expect(sent).toEqual([])
  await runNode(new Date('2026-03-27T17:20:00Z'))
  await runNode(new Date('2026-03-27T17:50:00Z'))
  expect(times()).toEqual(['2026-03-27T17:20:00.000Z'])
  outcome = { kind: 'gone' }
  await runNode(new Date('2026-03-28T17:00:00Z'))
  expect(await listPushSubscriptions(userDb, userId)).toEqual([])
})

test('who was not answered is not asked again: perhaps it was taken', async () => {
  await addLearner()
  outcome = { kind: 'unknown' }
  await liveUntil('2026-03-27T23:00:00Z')
  expect(sent).toHaveLength(1)
})

test('a server that was away for the evening lets the day pass', async () => {
  await addLearner()
  await runNode()
  await runNode(new Date('2026-03-27T23:00:00Z'))
  expect(sent).toEqual([])
  await runNode(new Date('2026-03-28T17:00:30Z'))
  expect(sent).toHaveLength(1)
})

/** A process that is killed after so many statements: the rest of its work never happens. */
function killedAfter(statements: number): UserDb {
  let left = statements
  const spend = <Result>(work: () => Promise<Result>): Promise<Result> => {
    left -= 1
    return left < 0 ? Promise.reject(new Error('killed')) : work()
  }
  return {
    query: (given, values) => spend(() => userDb.query(given, values)),
    run: (given, values) => spend(() => userDb.run(given, values)),
    transaction: (work) => spend(() => userDb.transaction(work)),
    close: async () => {},
  }
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('due' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('nodes' as const),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('killed' as const),
      after: fc.integer({ min: 1, max: 14 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 16, 60, 360, 900),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('hour' as const),
      minute: fc.constantFrom(0, 150, 600, 1080),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('zone' as const),
      zone: fc.constantFrom('Asia/Tokyo', 'Europe/Berlin', 'Pacific/Honolulu'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('service' as const),
      outcome: fc.constantFrom('taken' as const, 'unknown' as const, 'later' as const),
    }),
  },
)

test('whatever nodes do at once and wherever one is killed, no browser is told twice of a learner day', async () => {
  const setZone = statement(
    `UPDATE kanji_profile SET settings = jsonb_set(settings, '{zone}', to_jsonb($2::text)) WHERE user_id = $1`,
  )
  let reminded = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (steps) => {
      await userDb.run(statement('DELETE FROM notification_plan'), [])
      now = new Date('2026-03-28T12:00:00Z')
      outcome = { kind: 'taken' }
      sent = []
      const { userId } = await addLearner({ browsers: 2 })
      const told: string[] = []
      let zone = 'Europe/Berlin'
      const note = () => {
        const calendar = createLearnerCalendar({ zone, dayStartHour: 4 })
        for (const { endpoint, at } of sent)
          told.push(`${endpoint} ${calendar.toDay(at.getTime())}`)
        sent = []
      }
      for (const each of steps) {
        if (each.kind === 'nodes') {
          await Promise.all(Array.from({ length: each.count }, () => runNode()))
        } else if (each.kind === 'killed') {
          await runNode(now, killedAfter(each.after)).catch(() => {})
        } else if (each.kind === 'due') {
          const [plan] = await listPlans(userDb, userId)
          now = new Date(Math.max(now.getTime(), plan?.nextAt.getTime() ?? 0))
        } else if (each.kind === 'wait') {
          now = new Date(now.getTime() + each.minutes * 60_000)
        } else if (each.kind === 'service') {
          const retryAt = new Date(now.getTime() + 60_000)
          outcome = each.outcome === 'later' ? { kind: 'later', retryAt } : { kind: each.outcome }
        } else {
          note()
          if (each.kind === 'zone') {
            zone = each.zone
            await userDb.run(setZone, [userId, zone])
          } else await choose(userId, 'notificationReviewsAt', each.minute)
          await planNotification(userDb, { userId, kind: 'reviews-due', at: now })
        }
      }
      note()
      reminded += told.length
      expect(new Set(told).size).toBe(told.length)
    }),
    { numRuns: 40, seed: 20261123 },
  )
  // The days above had reminders in them: the rule was not kept by saying nothing.
  expect(reminded).toBeGreaterThan(40)
})

test('several nodes at once tell each of many learners once', async () => {
  const learners = []
  for (let count = 0; count < 30; count += 1) learners.push(await addLearner())
  await runNode()
  now = new Date('2026-03-27T17:00:10Z')
  await Promise.all([runNode(), runNode(), runNode()])
  await runNode()
  const endpoints = learners.flatMap((learner) => learner.endpoints)
  expect(sent.map(({ endpoint }) => endpoint).toSorted()).toEqual(endpoints.toSorted())
})
