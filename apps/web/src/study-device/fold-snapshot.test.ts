import { expect, test } from 'vitest'
import { foldSnapshot } from './fold-snapshot'
import type { OutboxEntry, StudyOperation } from './outbox-entry'
import { toEntryId } from './outbox-entry'
import { buildReview } from './testing/build-review'
import { buildCard, buildSnapshot } from './testing/build-snapshot'

const userId = '5f6c2d1e-0000-4000-8000-000000000001'

function toEntries(...operations: StudyOperation[]): OutboxEntry[] {
  return operations.map((operation, index) => ({
    sequence: index + 1,
    entryId: toEntryId(operation, () => `change-${index}`),
    userId,
    channel: 'study',
    operation,
  }))
}

function findCard(operations: StudyOperation[], facet: 'meaning' | 'reading' = 'meaning') {
  const { cards } = foldSnapshot(buildSnapshot(), toEntries(...operations), userId)
  const found = cards.find((each) => each.facet === facet)
  if (found === undefined) throw new Error('no such card')
  return found.wire
}

const dueBefore = buildCard().dueAt

test('a card that was answered right here is due days later, and counts the answer', () => {
  const card = findCard([{ kind: 'review', review: buildReview() }])
  expect(card.reps).toBe(2)
  expect(Date.parse(card.dueAt ?? '')).toBeGreaterThan(Date.parse('2026-04-05T00:00:00Z'))
  expect(findCard([], 'reading').dueAt).toBe(dueBefore)
})

test('a card that was missed here comes back after ten minutes', () => {
  const card = findCard([{ kind: 'review', review: buildReview({ rating: 1, verdict: 'wrong' }) }])
  expect(card).toMatchObject({ phase: 'relearning', dueAt: '2026-04-03T09:10:00.000Z' })
})

test('an answer that was taken back here is as if never given', () => {
  const review = buildReview()
  const card = findCard([
    { kind: 'review', review },
    { kind: 'undo', reviewId: review.reviewId },
  ])
  expect(card).toEqual(findCard([]))
})

test('the learner’s own grade counts, not the checker’s', () => {
  const review = buildReview({ rating: 1, verdict: 'wrong' })
  const { reviewId } = review
  const card = findCard([
    { kind: 'review', review },
    { kind: 'override', override: { reviewId, rating: 3 } },
  ])
  expect(card.phase).toBe('review')
})

test('an answer that the server counted already is not counted again', () => {
  const snapshot = buildSnapshot({ cards: [buildCard({ reps: 2 })] })
  const entries = toEntries({ kind: 'review', review: buildReview({ basedOnReps: 1 }) })
  const [card] = foldSnapshot(snapshot, entries, userId).cards
  expect(card?.wire.reps).toBe(2)
})

test('a lesson done here is not taught again, and its cards come due', () => {
  const lesson = {
    lessonId: crypto.randomUUID(),
    subjectId: 20_039_135,
    misses: 0,
    completedAt: '2026-04-03T09:00:00.000Z',
  }
  const { lessons, cards } = foldSnapshot(
    buildSnapshot(),
    toEntries({ kind: 'lesson', lesson }),
    userId,
  )
  expect(lessons).toEqual([])
  const learnt = cards.filter(({ subjectId }) => subjectId === lesson.subjectId)
  expect(learnt.map(({ facet }) => facet)).toEqual(['meaning', 'reading'])
  expect(learnt.every(({ card }) => card.phase === 'review' && card.reps === 1)).toBe(true)
})

test('a lesson done here of an item that was started over counts on, as on the server', () => {
  const subjectId = 20_039_135
  const removed = { phase: 'new', stability: null, dueAt: null, isRemoved: true } as const
  const cards = [buildCard({ ...removed, subjectId, reps: 9 })]
  const lesson = { lessonId: crypto.randomUUID(), subjectId, misses: 0 }
  const operation = { ...lesson, completedAt: '2026-04-03T09:00:00.000Z' }
  const entries = toEntries({ kind: 'lesson', lesson: operation })
  const { cards: folded } = foldSnapshot(buildSnapshot({ cards }), entries, userId)
  expect(folded.map(({ facet, wire }) => [facet, wire.reps, wire.isRemoved])).toEqual([
    ['meaning', 10, false],
    ['reading', 1, false],
  ])
})

test('a learner with parameters of their own is scheduled by them here too', () => {
  const snapshot = buildSnapshot()
  const entries = toEntries({ kind: 'review', review: buildReview() })
  const parameters = [
    0.15, 1.2931, 1.7, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.75, 0.1666, 0.796, 1.4835, 0.0614,
    0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.22,
  ]
  const own = { ...snapshot, profile: { ...snapshot.profile, parameters } }
  const toStability = (each: typeof snapshot) =>
    foldSnapshot(each, entries, userId).cards[0]?.wire.stability
  expect(toStability(own)).not.toBe(toStability(snapshot))
})
