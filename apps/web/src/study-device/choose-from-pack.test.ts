import { toSubjectId } from '@kotonoha/study/subject'
import { expect, test } from 'vitest'
import { chooseFromPack, type StartInput } from './choose-from-pack'
import { foldPack } from './fold-pack'
import { type StudyDeed, toEntryId } from './outbox-entry'
import type { StudyPack } from './study-database'
import { buildCard, buildPack } from './testing/build-pack'
import { buildReview } from './testing/build-review'

const userId = '5f6c2d1e-0000-4000-8000-000000000001'
const sessionId = '018f0000-0000-7000-8000-000000000001'
const atMs = Date.parse('2026-04-03T09:00:00Z')
const day = 20_546

const manyCards = Array.from({ length: 60 }, (_, index) =>
  buildCard({ subjectId: toSubjectId('kanji', 22_000 + index) }),
)

function choose(
  pack: StudyPack,
  { deeds = [], ...input }: Partial<StartInput> & { deeds?: StudyDeed[] } = {},
) {
  const entries = deeds.map((deed, index) => ({
    sequence: index + 1,
    entryId: toEntryId(deed, () => `change-${index}`),
    userId,
    channel: 'study' as const,
    deed,
  }))
  const kept = { pack, folded: foldPack(pack, entries, userId), atMs }
  return chooseFromPack({ sessionId, mode: 'reviews', ...input }, kept)
}

function withPreferences(
  pack: StudyPack,
  preferences: Partial<StudyPack['profile']['preferences']>,
) {
  const { profile } = pack
  return {
    ...pack,
    profile: { ...profile, preferences: { ...profile.preferences, ...preferences } },
  }
}

test('what is suspended is not asked', () => {
  const pack = buildPack({ cards: [buildCard({ isSuspended: true })] })
  expect(choose(pack).cards).toEqual([])
})

test('a session begun again here asks in the same order', () => {
  const ids = ({ cards }: ReturnType<typeof choose>) => cards.map(({ subjectId }) => subjectId)
  const order = ids(choose(buildPack({ cards: manyCards })))
  expect(order).toHaveLength(60)
  expect(ids(choose(buildPack({ cards: manyCards.toReversed() })))).toEqual(order)
})

test('a cap of reviews holds without a network too, whoever gave today’s answers', () => {
  const told = buildPack({ cards: manyCards, today: { day, reviews: 30, newCards: 0 } })
  const pack = withPreferences(told, { reviewCap: 50 })
  expect(choose(pack).cards).toHaveLength(20)
  const review = buildReview({ subjectId: manyCards[0]?.subjectId ?? 0, learnerDay: day })
  expect(choose(pack, { deeds: [{ kind: 'review', review }] }).cards).toHaveLength(19)
  const ofYesterday = { ...pack, today: { ...told.today, day: day - 1 } }
  expect(choose(ofYesterday).cards).toHaveLength(50)
})

test('a device that keeps a pack of an earlier version counts what it did itself', () => {
  const { today: _, ...old } = withPreferences(buildPack({ cards: manyCards }), { reviewCap: 50 })
  expect(choose(old as StudyPack).cards).toHaveLength(50)
})

test('nothing is asked on vacation', () => {
  const pack = withPreferences(buildPack({ cards: manyCards }), { isOnVacation: true })
  expect(choose(pack).cards).toEqual([])
  expect(choose(pack, { mode: 'lessons' }).lessons).toEqual([])
})

test('lessons keep to the limit of the day, and to a batch', () => {
  const lessons = Array.from({ length: 12 }, (_, index) => toSubjectId('kanji', 30_000 + index))
  const pack = withPreferences(buildPack({ lessons, today: { day, reviews: 0, newCards: 11 } }), {
    newPerDay: 15,
  })
  // Four cards are left: two kanji.
  expect(choose(pack, { mode: 'lessons' }).lessons).toEqual(lessons.slice(0, 2))
  const plenty = withPreferences(pack, { newPerDay: 100 })
  expect(choose(plenty, { mode: 'lessons' }).lessons).toHaveLength(5)
  expect(choose(plenty, { mode: 'lessons', size: 99 }).lessons).toHaveLength(10)
})
