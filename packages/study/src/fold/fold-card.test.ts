import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import type { Rating } from '@kotonoha/srs/rating'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCountChanges } from './count-changes'
import { type FoldedCard, foldCard, needsWholeLog } from './fold-card'
import type { GivenAnswer, LoggedReview } from './logged-review'
import { resetCard } from './reset-card'
import { restoreCard } from './restore-card'
import type { StoredCard } from './stored-card'

const calendar = createLearnerCalendar({ zone: 'Asia/Tokyo', dayStartHour: 4 })
const scheduling = {
  model: createMemoryModel(),
  calendar,
  dueMode: 'day' as const,
  cardKey: 'learner/20026085/meaning',
}
const receivedAt = new Date('2026-06-01T00:00:00Z')
const start = Date.parse('2026-04-01T03:00:00Z')
const hourMs = 3_600_000

const anyAnswer = fc.record({
  hours: fc.integer({ min: 0, max: 300 }),
  rating: fc.constantFrom<Rating>(1, 2, 3, 4),
  basedOnReps: fc.integer({ min: 0, max: 6 }),
  isLesson: fc.boolean(),
  answerMs: fc.integer({ min: 0, max: 9000 }),
})

type AnyAnswer = typeof anyAnswer extends fc.Arbitrary<infer Value> ? Value : never

function toGiven(
  { hours, rating, basedOnReps, isLesson, answerMs }: AnyAnswer,
  index: number,
): GivenAnswer {
  const reviewedAt = new Date(start + hours * hourMs)
  return {
    reviewId: `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    subjectId: 20_026_085,
    facet: 'meaning',
    reviewedAt,
    learnerDay: calendar.toDay(reviewedAt.getTime()),
    rating,
    verdict: isLesson ? 'lesson' : 'right',
    mode: isLesson ? 'lesson' : 'typed',
    answerMs,
    basedOnReps,
    answer: '',
    sessionId: undefined,
  }
}

/** What the database would hold. */
interface Kept {
  stored: StoredCard | undefined
  log: Map<string, LoggedReview>
  /** Sums by day. */
  counts: Map<number, number[]>
}

const nothing = (): Kept => ({ stored: undefined, log: new Map(), counts: new Map() })

function receive(kept: Kept, sent: readonly GivenAnswer[], at = receivedAt): void {
  const unique = [...new Map(sent.map((each) => [each.reviewId, each])).values()]
  const given = unique.filter(({ reviewId }) => !kept.log.has(reviewId))
  if (given.length === 0) return
  const log = needsWholeLog(kept.stored, given) ? [...kept.log.values()] : undefined
  const { stored, log: oldLog } = { stored: kept.stored, log }
  const name = { subjectId: 20_026_085, facet: 'meaning' as const }
  const folded = foldCard({ ...name, stored, log: oldLog, given, receivedAt: at, scheduling })
  keep(kept, folded)
}

function keep(kept: Kept, folded: FoldedCard): void {
  kept.stored = folded.stored
  for (const review of folded.added) kept.log.set(review.reviewId, review)
  for (const { is } of folded.changed) kept.log.set(is.reviewId, is)
  for (const { learnerDay, ...each } of toCountChanges(folded)) {
    const sum = kept.counts.get(learnerDay) ?? [0, 0, 0, 0]
    const values = [each.reviews, each.correct, each.newCards, each.ms]
    const added = sum.map((value, index) => value + (values[index] ?? 0))
    kept.counts.set(learnerDay, added)
  }
}

function toComparable({ stored, log, counts }: Kept) {
  return {
    stored,
    log: [...log.values()].toSorted((a, b) => (a.reviewId < b.reviewId ? -1 : 1)),
    // A day whose answers were all superseded in the end counts as a day without any.
    counts: [...counts]
      .filter(([, sum]) => sum.some((value) => value !== 0))
      .toSorted(([a], [b]) => a - b),
  }
}

test('any order, portions and repeats of what devices send end in the same card, log and counts', () => {
  fc.assert(
    fc.property(
      fc.array(anyAnswer, { minLength: 1, maxLength: 7 }),
      fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
      (answers, chances) => {
        const given = answers.map(toGiven)
        const inOneGo = nothing()
        receive(inOneGo, given)
        // Each answer is sent once or several times, in an order and in portions of chance.
        const sent = given
          .flatMap((each, index) => ((chances[index] ?? 0) % 3 === 0 ? [each, each] : [each]))
          .map((each, index) => ({ each, place: chances[index + 10] ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ each }) => each)
        const scattered = nothing()
        let from = 0
        for (let turn = 0; from < sent.length; turn += 1) {
          const size = 1 + ((chances[turn % 30] ?? 0) % 3)
          receive(scattered, sent.slice(from, from + size))
          from += size
        }
        expect(toComparable(scattered)).toEqual(toComparable(inOneGo))
      },
    ),
    { numRuns: 1500 },
  )
})

test('an answer to what a card was before its reset is history, and changes nothing', () => {
  const [lesson, late, fresh] = [
    toGiven({ hours: 0, rating: 3, basedOnReps: 0, isLesson: true, answerMs: 0 }, 1),
    toGiven({ hours: 60, rating: 1, basedOnReps: 1, isLesson: false, answerMs: 0 }, 2),
    toGiven({ hours: 100, rating: 3, basedOnReps: 2, isLesson: true, answerMs: 0 }, 3),
  ]
  const kept = nothing()
  if (lesson === undefined || late === undefined || fresh === undefined) throw new Error('three')
  receive(kept, [lesson])
  if (kept.stored === undefined) throw new Error('a lesson makes a card')
  kept.stored = resetCard(kept.stored, new Date(start + 90 * hourMs))
  receive(kept, [late])
  expect(kept.stored.card).toMatchObject({ phase: 'new', reps: 2 })
  expect(kept.log.get(late.reviewId)?.status).toBe('superseded')
  expect(kept.log.get(lesson.reviewId)?.status).toBe('counted')
  receive(kept, [fresh])
  expect(kept.stored.card).toMatchObject({ phase: 'review', reps: 3, lapses: 0 })
})

test('a reset that is taken back leaves what the same answers give without it, however they came', () => {
  const resetAt = new Date(start + 150 * hourMs)
  const anyEarlier = anyAnswer.map((each) => ({ ...each, hours: each.hours % 140 }))
  fc.assert(
    fc.property(
      fc.array(anyEarlier, { minLength: 1, maxLength: 5 }),
      // Some are given before the reset and arrive after it.
      fc.array(anyAnswer, { maxLength: 6 }),
      fc.array(fc.nat({ max: 2 }), { minLength: 6, maxLength: 6 }),
      (earlier, later, portions) => {
        const given = [...earlier, ...later].map(toGiven)
        const before = given.slice(0, earlier.length)
        const since = given.slice(earlier.length)
        const sentBefore = new Date(start + 145 * hourMs)

        const untouched = nothing()
        receive(untouched, before, sentBefore)
        // A lesson for a card that is being learnt is based on nothing, and yields.
        const asUnreset = since.map((each) =>
          each.mode === 'lesson' ? { ...each, basedOnReps: 0 } : each,
        )
        receive(untouched, asUnreset)

        const reset = nothing()
        receive(reset, before, sentBefore)
        const kept = reset.stored as StoredCard
        reset.stored = resetCard(kept, resetAt)
        let from = 0
        for (let turn = 0; from < since.length; turn += 1) {
          const size = 1 + (portions[turn] ?? 0)
          receive(reset, since.slice(from, from + size))
          from += size
        }
        const current = reset.stored
        const log = [...reset.log.values()]
        keep(reset, restoreCard({ kept, current, log, resetAt, at: receivedAt, scheduling }))

        expect(toComparable(reset)).toEqual(toComparable(untouched))
      },
    ),
    { numRuns: 1500 },
  )
})

test('without an answer since, a card that is taken back is the very same', () => {
  const kept = nothing()
  receive(kept, [toGiven({ hours: 0, rating: 3, basedOnReps: 0, isLesson: true, answerMs: 0 }, 1)])
  const before = kept.stored as StoredCard
  const resetAt = new Date(receivedAt.getTime() + hourMs)
  const log = [...kept.log.values()]
  // Scheduled otherwise since then: a card that is folded anew would be another one.
  const changed = { ...scheduling, model: createMemoryModel({ retention: 0.8 }) }
  const current = resetCard(before, resetAt)
  const restore = { kept: before, current, log, resetAt, at: resetAt, scheduling: changed }
  expect(restoreCard(restore)).toEqual({ stored: before, added: [], changed: [] })
})
