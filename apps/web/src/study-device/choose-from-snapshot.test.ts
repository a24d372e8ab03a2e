import { toSubjectId } from '@kotonoha/study/subject'
import { expect, test } from 'vitest'
import { chooseFromSnapshot, type StartInput } from './choose-from-snapshot'
import { foldSnapshot } from './fold-snapshot'
import type { StudyOperation } from './outbox-entry'
import type { StudySnapshot } from './study-database'
import { buildEntries } from './testing/build-entries'
import { buildReview } from './testing/build-review'
import { buildCard, buildSnapshot } from './testing/build-snapshot'

const userId = '5f6c2d1e-0000-4000-8000-000000000001'
const sessionId = '018f0000-0000-7000-8000-000000000001'
const atMs = Date.parse('2026-04-03T09:00:00Z')
const day = 20_546

const manyCards = Array.from({ length: 60 }, (_, index) =>
  buildCard({ subjectId: toSubjectId('kanji', 22_000 + index) }),
)

function choose(
  snapshot: StudySnapshot,
  { operations = [], ...input }: Partial<StartInput> & { operations?: StudyOperation[] } = {},
) {
  const entries = buildEntries(operations, userId)
  const kept = { snapshot, folded: foldSnapshot(snapshot, entries, userId), atMs }
  return chooseFromSnapshot({ sessionId, mode: 'reviews', ...input }, kept)
}

function withPreferences(
  snapshot: StudySnapshot,
  preferences: Partial<StudySnapshot['profile']['preferences']>,
) {
  const { profile } = snapshot
  return {
    ...snapshot,
    profile: { ...profile, preferences: { ...profile.preferences, ...preferences } },
  }
}

test('what is suspended is not asked', () => {
  const snapshot = buildSnapshot({ cards: [buildCard({ isSuspended: true })] })
  expect(choose(snapshot).cards).toEqual([])
})

test('a session begun again here asks in the same order', () => {
  const ids = ({ cards }: ReturnType<typeof choose>) => cards.map(({ subjectId }) => subjectId)
  const order = ids(choose(buildSnapshot({ cards: manyCards })))
  expect(order).toHaveLength(60)
  expect(ids(choose(buildSnapshot({ cards: manyCards.toReversed() })))).toEqual(order)
})

test('a cap of reviews holds without a network too, whoever gave today’s answers', () => {
  const told = buildSnapshot({ cards: manyCards, today: { day, reviews: 30, newCards: 0 } })
  const snapshot = withPreferences(told, { reviewCap: 50 })
  expect(choose(snapshot).cards).toHaveLength(20)
  const review = buildReview({ subjectId: manyCards[0]?.subjectId ?? 0, learnerDay: day })
  expect(choose(snapshot, { operations: [{ kind: 'review', review }] }).cards).toHaveLength(19)
  const ofYesterday = { ...snapshot, today: { ...told.today, day: day - 1 } }
  expect(choose(ofYesterday).cards).toHaveLength(50)
})

test('a device that keeps a snapshot of an earlier version counts what it did itself', () => {
  const { today: _, ...old } = withPreferences(buildSnapshot({ cards: manyCards }), {
    reviewCap: 50,
  })
  expect(choose(old as StudySnapshot).cards).toHaveLength(50)
})

test('nothing is asked on vacation', () => {
  const snapshot = withPreferences(buildSnapshot({ cards: manyCards }), { isOnVacation: true })
  expect(choose(snapshot).cards).toEqual([])
  expect(choose(snapshot, { mode: 'lessons' }).lessons).toEqual([])
})

test('lessons keep to the limit of the day, and to a batch', () => {
  const lessons = Array.from({ length: 12 }, (_, index) => toSubjectId('kanji', 30_000 + index))
  const snapshot = withPreferences(
    buildSnapshot({ lessons, today: { day, reviews: 0, newCards: 11 } }),
    {
      newPerDay: 15,
    },
  )
  // Four cards are left: two kanji.
  expect(choose(snapshot, { mode: 'lessons' }).lessons).toEqual(lessons.slice(0, 2))
  const plenty = withPreferences(snapshot, { newPerDay: 100 })
  expect(choose(plenty, { mode: 'lessons' }).lessons).toHaveLength(5)
  expect(choose(plenty, { mode: 'lessons', size: 99 }).lessons).toHaveLength(10)
})
