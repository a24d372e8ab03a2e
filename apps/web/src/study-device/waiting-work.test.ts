import { toSubjectId } from '@kotonoha/study/subject'
import { expect, test } from 'vitest'
import type { StudyOperation } from './outbox-entry'
import type { StudySnapshot } from './study-database'
import { buildEntries } from './testing/build-entries'
import { buildReview } from './testing/build-review'
import { buildCard, buildSnapshot } from './testing/build-snapshot'
import { countWaitingWork } from './waiting-work'

const userId = '5f6c2d1e-0000-4000-8000-000000000001'
const saidAtMs = Date.parse('2026-04-03T08:00:00Z')
const nowMs = Date.parse('2026-04-03T09:05:00Z')

function count(operations: StudyOperation[], snapshot: StudySnapshot = buildSnapshot()) {
  const entries = buildEntries(operations, userId)
  return countWaitingWork(snapshot, { userId, entries, saidAtMs, nowMs })
}

test('an answer that waits is one card less, also where it was wrong: it comes back later', () => {
  expect(count([{ kind: 'review', review: buildReview() }]).moreDue).toBe(-1)
  const missed = buildReview({ rating: 1, verdict: 'wrong' })
  expect(count([{ kind: 'review', review: missed }]).moreDue).toBe(-1)
})

test('what came due since the server said so is more, and less again once it is answered', () => {
  const late = buildCard({
    subjectId: toSubjectId('kanji', 22_000),
    dueAt: '2026-04-03T08:30:00.000Z',
  })
  const snapshot = buildSnapshot({ cards: [buildCard(), late] })
  expect(count([], snapshot).moreDue).toBe(1)
  const review = buildReview({ subjectId: late.subjectId })
  expect(count([{ kind: 'review', review }], snapshot).moreDue).toBe(0)
})

test('the cap of the day counts the answers that wait', () => {
  const snapshot = buildSnapshot()
  const { profile } = snapshot
  const preferences = { ...profile.preferences, reviewCap: 20 }
  const capped = { ...snapshot, profile: { ...profile, preferences } }
  const today = { ...snapshot.today, reviews: 15 }
  const { toReviewsLeft } = count([{ kind: 'review', review: buildReview() }], { ...capped, today })
  expect(toReviewsLeft(60)).toBe(4)
  expect(toReviewsLeft(3)).toBe(3)
})

test('an item whose lesson was done here is counted once', () => {
  const lesson = { lessonId: crypto.randomUUID(), subjectId: 20_039_135, misses: 0 }
  const done = { ...lesson, completedAt: '2026-04-03T09:00:00.000Z' }
  const again = { ...done, lessonId: crypto.randomUUID() }
  const { lessons } = count([
    { kind: 'lesson', lesson: done },
    { kind: 'lesson', lesson: again },
  ])
  expect(lessons).toBe(1)
})
