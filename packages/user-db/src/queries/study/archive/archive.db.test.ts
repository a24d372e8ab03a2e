import { newCard } from '@kotonoha/srs/card'
import type { LoggedReview } from '@kotonoha/study/fold/logged-review'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../../../statement'
import { makeUserId } from '../../../testing/make-user-id'
import { openTestUserDb } from '../../../testing/open-test-user-db'
import type { Queries, UserDb } from '../../../user-db'
import { listAllOwnData } from '../../account-data/own-data'
import { exportReviewLog } from '../../training/exported-log'
import { logStart, readTrainingPage, type TrainingPage } from '../../training/training-log'
import { findAnswered } from '../count-answers'
import { reviewColumns } from '../logged-review'
import { addReviews, changeReviews, listReviewsById, listReviewsOf } from '../review-log'
import { wereDuesDone } from '../streak-days'
import { addStudyProfile } from '../study-profile'
import { archiveReviews, listLearnersToArchive } from './archive-reviews'
import {
  columnsOfVersion1,
  type PackedRow,
  packReviews,
  unpackColumns,
  unpackReviews,
} from './packed-reviews'
import { listDone, settleDaysAnew } from './settled-days'

let userDb: UserDb
beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)
afterAll(() => userDb.close())

const dayMs = 86_400_000
const atDay = (day: number, ms = 0) => new Date(day * dayMs + ms)

const anyTime = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0)
const anyRow: fc.Arbitrary<PackedRow> = fc.record({
  reviewed_at: anyTime,
  local_day: fc.integer(),
  grade: fc.nat({ max: 4 }),
  given_grade: fc.nat({ max: 4 }),
  verdict: fc.nat({ max: 6 }),
  mode: fc.nat({ max: 3 }),
  status: fc.nat({ max: 2 }),
  answer_ms: fc.nat(),
  elapsed_days: fc.integer(),
  p_recall: fc.option(anyNumber),
  based_on_reps: fc.nat(),
  pre_state: fc.nat({ max: 3 }),
  pre_due: fc.option(anyTime),
  pre_s: fc.option(anyNumber),
  pre_d: fc.option(anyNumber),
  pre_last: fc.option(anyTime),
  pre_last_day: fc.option(fc.integer()),
  pre_reps: fc.nat(),
  pre_lapses: fc.nat(),
  pre_streak: fc.integer(),
  pre_flags: fc.nat(),
  pre_passed: fc.option(anyTime),
  session_id: fc.option(fc.uuid()),
  answer: fc.string({ unit: 'grapheme' }),
  received_at: anyTime,
})

test('whatever an answer is, it comes out of its pack as it went in', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 20 }), (rows) => {
      expect(unpackReviews(packReviews(rows))).toEqual(rows)
    }),
  )
})

test('some columns of a pack are the same as among all of them', () => {
  const names = ['answer', 'received_at', 'pre_due', 'reviewed_at', 'status'] as const
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 20 }), (rows) => {
      const wanted = rows.map(({ answer, received_at, pre_due, reviewed_at, status }) => {
        return { answer, received_at, pre_due, reviewed_at, status }
      })
      expect(unpackColumns(packReviews(rows), names)).toEqual(wanted)
    }),
  )
})

test('a pack has every column of the log; a new one wants a new version', () => {
  const beside = ['review_id', 'subject_id', 'facet']
  const all = reviewColumns.map(([name]) => name).filter((name) => !beside.includes(name))
  expect([...columnsOfVersion1].sort()).toEqual(all.sort())
})

let reviewCount = 0

function buildReview(changes: Partial<LoggedReview> = {}): LoggedReview {
  reviewCount += 1
  const day = changes.learnerDay ?? 20_000
  return {
    reviewId: `00000000-0000-4000-8000-${String(reviewCount).padStart(12, '0')}`,
    subjectId: 20_000_001,
    facet: 'meaning',
    reviewedAt: atDay(day, reviewCount),
    learnerDay: day,
    rating: 3,
    givenRating: 3,
    verdict: 'right',
    mode: 'typed',
    status: 'counted',
    answerMs: 1234,
    elapsedDays: 3,
    recallChance: 0.912_345_678_901_234_5,
    basedOnReps: 2,
    before: newCard,
    hadLaterSuccess: false,
    wasSuspended: false,
    sessionId: undefined,
    answer: 'たべる',
    receivedAt: atDay(day, reviewCount + 5),
    ...changes,
  }
}

/** A learner with answers of ten days, to six cards, and some wrong ones called right. */
async function addLearner(count = 240): Promise<{ userId: string; log: LoggedReview[] }> {
  const userId = makeUserId()
  const profile = { userId, level: 1, settings: {}, goal: null, curriculumVersion: 1 }
  await addStudyProfile(userDb, { ...profile, at: new Date(0) })
  const log = Array.from({ length: count }, (_, index) =>
    buildReview({
      subjectId: 20_000_001 + (index % 6),
      learnerDay: 20_000 + Math.floor((index / count) * 10),
      ...(index % 40 === 0 && { verdict: 'wrong', givenRating: 1, answer: `slip ${index}` }),
    }),
  )
  await addReviews(userDb, { userId, reviews: log })
  return { userId, log }
}

const byId = (one: LoggedReview, other: LoggedReview) => (one.reviewId < other.reviewId ? -1 : 1)
const subjectIds = [1, 2, 3, 4, 5, 6].map((number) => 20_000_000 + number)

const readLog = async (userId: string) =>
  (await listReviewsOf(userDb, { userId, subjectIds })).sort(byId)

const inLog = statement<{ count: number }>(
  'SELECT count(*) AS count FROM review WHERE user_id = $1',
)
const countInLog = async (userId: string) => (await userDb.query(inLog, [userId]))[0]?.count

test('what is older than a day moves, and every reader has all of it', async () => {
  const { userId, log } = await addLearner()
  const exported = await listAllOwnData(userDb, userId)
  expect(await archiveReviews(userDb, { userId, beforeDay: 20_006 })).toBe(144)
  expect(await countInLog(userId)).toBe(96)
  expect(await readLog(userId)).toEqual(log.toSorted(byId))
  const reviewIds = log.map(({ reviewId }) => reviewId)
  expect((await listReviewsById(userDb, { userId, reviewIds })).sort(byId)).toEqual(
    log.toSorted(byId),
  )
  // A second run finds nothing, and a later border adds to the packs that there are.
  expect(await archiveReviews(userDb, { userId, beforeDay: 20_006 })).toBe(0)
  expect(await archiveReviews(userDb, { userId, beforeDay: 20_008 })).toBe(48)
  expect(await readLog(userId)).toEqual(log.toSorted(byId))

  const later = await listAllOwnData(userDb, userId)
  const rowsOf = (tables: typeof later, table: string) =>
    tables
      .find(({ name }) => name === table)
      ?.rows.map((row) => JSON.stringify(row))
      .sort()
  for (const table of ['review', 'answersCalledRight']) {
    expect(rowsOf(later, table)).toEqual(rowsOf(exported, table))
    expect(rowsOf(later, table)?.length).toBeGreaterThan(2)
  }
})

async function readTraining(userId: string): Promise<string[]> {
  const all: string[] = []
  let after: typeof logStart | undefined = logStart
  while (after !== undefined) {
    const page: TrainingPage = await readTrainingPage(userDb, { userId, after, cards: 4 })
    all.push(...page.cards)
    after = page.next
  }
  for await (const lines of exportReviewLog(userDb, userId)) all.push(lines)
  return all
}

test('training and the CSV have the same log, also where something old came late, or a card has nothing new', async () => {
  const { userId } = await addLearner()
  const late = buildReview({ learnerDay: 20_002, basedOnReps: 1 })
  const other = buildReview({ learnerDay: 20_001, subjectId: 20_000_009 })
  const undone = buildReview({ learnerDay: 20_001, subjectId: 20_000_008, status: 'undone' })
  await addReviews(userDb, { userId, reviews: [other, undone] })
  const before = await readTraining(userId)
  expect(before).toHaveLength(7 + 2)
  await archiveReviews(userDb, { userId, beforeDay: 20_006 })
  expect(await readTraining(userId)).toEqual(before)

  // The same answers, all of them in the log, and some of them in the archive.
  await addReviews(userDb, { userId, reviews: [late] })
  const mixed = await readTraining(userId)
  await archiveReviews(userDb, { userId, beforeDay: 30_000 })
  expect(await readTraining(userId)).toEqual(mixed)
  expect(mixed).not.toEqual(before)
})

test('an answer that comes again is known, however old, and only under its own card', async () => {
  const { userId, log } = await addLearner()
  await archiveReviews(userDb, { userId, beforeDay: 20_006 })
  const fresh = buildReview()
  const found = await findAnswered(userDb, { userId, answers: [...log, fresh] })
  expect(found.known.size).toBe(log.length)
  expect(found.known.has(fresh.reviewId)).toBe(false)
})

test('an answer in the archive can be changed like any other', async () => {
  const { userId, log } = await addLearner()
  await archiveReviews(userDb, { userId, beforeDay: 20_006 })
  const changes = [log[3], log[230]].flatMap((was) =>
    was === undefined
      ? []
      : [{ was, is: { ...was, status: 'undone' as const, rating: 1 as const } }],
  )
  await userDb.transaction((queries) => changeReviews(queries, { userId, changes }))
  const isOf = new Map(changes.map(({ is }) => [is.reviewId, is]))
  expect(await readLog(userId)).toEqual(
    log.map((each) => isOf.get(each.reviewId) ?? each).sort(byId),
  )
  expect(await countInLog(userId)).toBe(96)
})

test('cut short at any statement, every answer is in one place, and the next run ends it', async () => {
  const { userId, log } = await addLearner(60)
  const wanted = log.toSorted(byId)
  let isDone = false
  let breakAt = 1
  for (; !isDone; breakAt += 1) {
    let count = 0
    const breaking: UserDb = {
      ...userDb,
      transaction: (work) =>
        userDb.transaction((queries) => {
          const step = () => {
            count += 1
            if (count === breakAt) throw new Error('cut short')
          }
          const counted: Queries = {
            query: async (...asked) => {
              step()
              return queries.query(...asked)
            },
            run: async (...asked) => {
              step()
              return queries.run(...asked)
            },
          }
          return work(counted)
        }),
    }
    isDone = await archiveReviews(breaking, { userId, beforeDay: 20_009 }).then(
      () => true,
      () => false,
    )
    expect(await readLog(userId)).toEqual(wanted)
    expect(await countInLog(userId)).toBe(isDone ? 6 : 60)
  }
  expect(breakAt).toBeGreaterThan(5)
})

test('learners with old answers are found, one after the other, and no others', async () => {
  const { userId } = await addLearner(10)
  const asked = { after: '00000000-0000-0000-0000-000000000000', limit: 1000 }
  expect(await listLearnersToArchive(userDb, { ...asked, beforeDay: 20_000 })).not.toContain(userId)
  expect(await listLearnersToArchive(userDb, { ...asked, beforeDay: 20_001 })).toContain(userId)
  const after = { ...asked, after: userId, beforeDay: 20_001 }
  expect(await listLearnersToArchive(userDb, after)).not.toContain(userId)
})

const hour = (day: number, hours: number) => atDay(day, hours * 3_600_000)

test('whether the dues of a day were done stays what it was when the day goes, and is found anew for what comes late', async () => {
  const { userId } = await addLearner(0)
  const answer = (day: number, hours: number, due?: Date) =>
    buildReview({
      learnerDay: day,
      reviewedAt: hour(day, hours),
      before: { ...newCard, dueAtMs: due?.getTime() },
    })
  await addReviews(userDb, {
    userId,
    reviews: [
      answer(20_000, 9),
      // Due on the first day, and answered on the second.
      answer(20_001, 9, hour(20_000, 8)),
      answer(20_002, 9, hour(20_002, 8)),
    ],
  })
  const days = [20_000, 20_001, 20_002]
  const read = async () => {
    const done: boolean[] = []
    for (const day of days) done.push(await wereDuesDone(userDb, { userId, day }))
    return done
  }
  expect(await read()).toEqual([false, true, true])
  expect(await archiveReviews(userDb, { userId, beforeDay: 20_100 })).toBe(3)
  expect(await read()).toEqual([false, true, true])
  // It was due on the first two days, and is told of now.
  await addReviews(userDb, { userId, reviews: [answer(20_002, 10, hour(20_000, 8))] })
  await settleDaysAnew(userDb, { userId, sinceDay: 20_000 })
  expect(await read()).toEqual([false, false, true])
})

test('years of days that go at once are settled as each would be by itself', async () => {
  const { userId } = await addLearner(0)
  const days = Array.from({ length: 150 }, (_, index) => 20_000 + index)
  const reviews = days.map((day, index) =>
    // Every third was due a while before, and left on the days between.
    buildReview({
      learnerDay: day,
      reviewedAt: hour(day, 9),
      before: { ...newCard, dueAtMs: hour(day, 8 - (index % 3 === 0 ? 36 : 0)).getTime() },
    }),
  )
  await addReviews(userDb, { userId, reviews })
  const read = async () => {
    const done: boolean[] = []
    for (const day of days) done.push(await wereDuesDone(userDb, { userId, day }))
    return done
  }
  const before = await read()
  expect(new Set(before)).toEqual(new Set([true, false]))
  expect(await archiveReviews(userDb, { userId, beforeDay: 20_200 })).toBe(150)
  expect(await read()).toEqual(before)
})

test('a day without a counted answer is not settled', () => {
  expect(listDone([20_000], [], [])).toEqual(new Map())
})
