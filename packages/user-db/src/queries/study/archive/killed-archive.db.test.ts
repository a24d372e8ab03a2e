import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { newCard } from '@kotonoha/srs/card'
import type { LoggedReview } from '@kotonoha/study/fold/logged-review'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../../connection/connect'
import { statement } from '../../../statement'
import { makeUserId } from '../../../testing/make-user-id'
import { lendTestDatabase } from '../../../testing/open-test-user-db'
import { silentLog } from '../../../testing/silent-log'
import type { UserDb } from '../../../user-db'
import { addReviews, listReviewsOf } from '../review-log'
import { addStudyProfile } from '../study-profile'
import { archiveReviews } from './archive-reviews'

let lent: Awaited<ReturnType<typeof lendTestDatabase>>
let userDb: UserDb
beforeAll(async () => {
  lent = await lendTestDatabase()
  userDb = connect(lent.target, { log: silentLog, random: () => 0.5 })
}, 60_000)
afterAll(async () => {
  await userDb.close()
  await lent.drop()
})

const program = join(import.meta.dirname, '../../../testing/archive-until-killed.ts')
const firstDay = 20_000
const beforeDay = firstDay + 30
const subjectIds = Array.from({ length: 50 }, (_, index) => 20_000_001 + index)

/** More answers than go in two portions, and some that stay. */
function buildLog(): LoggedReview[] {
  return Array.from({ length: 2600 }, (_, index) => {
    const learnerDay = firstDay + Math.floor(index / 80)
    const reviewedAt = new Date(learnerDay * 86_400_000 + index)
    return {
      reviewId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      subjectId: subjectIds[index % subjectIds.length] ?? 0,
      facet: 'meaning',
      reviewedAt,
      learnerDay,
      rating: 3,
      givenRating: 3,
      verdict: 'right',
      mode: 'typed',
      status: 'counted',
      answerMs: 1234,
      elapsedDays: 3,
      recallChance: 0.9,
      basedOnReps: 2,
      before: newCard,
      hadLaterSuccess: false,
      wasSuspended: false,
      sessionId: undefined,
      answer: 'たべる',
      receivedAt: reviewedAt,
    }
  })
}

/** Archives in a process of its own, which is killed where it has copied the answers of a portion. */
async function archiveAndKill(userId: string, portion: number): Promise<string> {
  const values = [JSON.stringify(lent.target), userId, String(beforeDay), String(portion)]
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...values], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('copied')) child.kill('SIGKILL')
  }
  return said.trim()
}

const counts = statement<{ in_log: number; in_archive: number }>(`
  SELECT (SELECT count(*) FROM review WHERE user_id = $1) AS in_log,
         (SELECT coalesce(sum(cardinality(review_ids)), 0)
          FROM   review_archive
          WHERE  user_id = $1) AS in_archive`)

test('killed between copying and deleting, every answer is in one place, and the next run ends it', async () => {
  const userId = makeUserId()
  const profile = { userId, level: 1, settings: {}, goal: null, curriculumVersion: 1 }
  await addStudyProfile(userDb, { ...profile, at: new Date(0) })
  const log = buildLog()
  await addReviews(userDb, { userId, reviews: log })
  const readLog = async () =>
    (await listReviewsOf(userDb, { userId, subjectIds })).sort((one, other) =>
      one.reviewId < other.reviewId ? -1 : 1,
    )

  expect(await archiveAndKill(userId, 1)).toBe('copied')
  expect(await userDb.query(counts, [userId])).toEqual([{ in_log: 2600, in_archive: 0 }])
  expect(await readLog()).toEqual(log)

  // The first portion goes, and the process dies in the second.
  expect(await archiveAndKill(userId, 2)).toBe('copied')
  expect(await userDb.query(counts, [userId])).toEqual([{ in_log: 1600, in_archive: 1000 }])
  expect(await readLog()).toEqual(log)

  expect(await archiveReviews(userDb, { userId, beforeDay })).toBe(1400)
  expect(await userDb.query(counts, [userId])).toEqual([{ in_log: 200, in_archive: 2400 }])
  expect(await readLog()).toEqual(log)
}, 60_000)
