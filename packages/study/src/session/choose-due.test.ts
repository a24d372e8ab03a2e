import { type Card, newCard } from '@kotonoha/srs/card'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Facet, facets, toSubjectId } from '../subject'
import {
  type ChoosableCard,
  chooseDue,
  choosePractice,
  isStillAsked,
  toReviewLimit,
} from './choose-due'
import { toQuestionKey } from './question'

const calendar = createLearnerCalendar({ zone: 'Asia/Tokyo', dayStartHour: 4 })
const model = createMemoryModel()
const atMs = Date.parse('2026-04-10T09:00:00Z')
const today = calendar.toDay(atMs)
const choice = {
  sessionId: '018f0000-0000-7000-8000-000000000001',
  atMs,
  calendar,
  model,
  isRetiringOn: false,
  limit: 100,
}

function build(number: number, facet: Facet, card: Partial<Card> & { dueDay?: number } = {}) {
  const { dueDay = today, ...rest } = card
  return {
    subjectId: toSubjectId('kanji', number),
    facet,
    isSuspended: false,
    card: {
      ...newCard,
      phase: 'review' as const,
      memory: { stability: 5 + number, difficulty: 5 },
      dueAtMs: calendar.toStart(dueDay),
      lastDay: today - 10,
      reps: 1,
      ...rest,
    },
  }
}

const keys = (cards: readonly ChoosableCard[]) => cards.map(toQuestionKey)

const anyCard = fc
  .record({
    number: fc.integer({ min: 1, max: 20 }),
    facet: fc.constantFrom(...facets),
    dueDay: fc.integer({ min: today - 3, max: today + 2 }),
    phase: fc.constantFrom('review' as const, 'relearning' as const),
  })
  .map(({ number, facet, ...card }) => build(number, facet, card))

test('the same session asks the same in the same order, in whatever order its cards come', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyCard, { selector: toQuestionKey, maxLength: 40 }),
      fc.integer({ min: 0, max: 30 }),
      (cards, limit) => {
        const once = keys(chooseDue(cards, { ...choice, limit }))
        expect(keys(chooseDue(cards.toReversed(), { ...choice, limit }))).toEqual(once)
        // A server looks at the siblings of what is due alone, a device at all that it keeps.
        const due = new Set(
          cards.filter(({ card }) => (card.dueAtMs ?? 0) <= atMs).map(({ subjectId }) => subjectId),
        )
        const ofDue = cards.filter(({ subjectId }) => due.has(subjectId))
        expect(keys(chooseDue(ofDue, { ...choice, limit }))).toEqual(once)
        expect(once.length).toBeLessThanOrEqual(limit)
      },
    ),
    { numRuns: 300 },
  )
})

test('another session has another order', () => {
  const cards = Array.from({ length: 30 }, (_, index) => build(index + 1, 'meaning'))
  const other = { ...choice, sessionId: '018f0000-0000-7000-8000-000000000002' }
  const [one, two] = [keys(chooseDue(cards, choice)), keys(chooseDue(cards, other))]
  expect(two).not.toEqual(one)
  expect(two.toSorted()).toEqual(one.toSorted())
})

test('what is not due comes only beside a sibling that is, and if chance alone put it later', () => {
  const later = { dueDay: today + 1 }
  const cards = [
    build(1, 'meaning'),
    build(1, 'reading', later),
    build(2, 'meaning', later),
    build(3, 'meaning'),
    build(3, 'reading', { dueDay: today + 5 }),
  ]
  expect(keys(chooseDue(cards, choice)).toSorted()).toEqual([
    '20000001/meaning',
    '20000001/reading',
    '20000003/meaning',
  ])
})

test('practice asks what is not due as well, and no more of what was stopped', () => {
  const cards = [build(1, 'meaning', { dueDay: today + 9 }), build(2, 'meaning')]
  expect(keys(choosePractice(cards, choice))).toHaveLength(2)
  const stopped = cards.map((each) => ({ ...each, isSuspended: true }))
  expect(choosePractice(stopped, choice)).toEqual([])
})

test('only the facets that are wanted are asked', () => {
  const cards = [build(1, 'meaning'), build(1, 'reading')]
  expect(keys(chooseDue(cards, { ...choice, facets: ['reading'] }))).toEqual(['20000001/reading'])
})

test.each([
  ['waits for its lesson', { phase: 'new' as const }, false, false],
  ['is known for a year', { memory: { stability: 400, difficulty: 5 } }, false, true],
  ['is known for a year and let go of', { memory: { stability: 400, difficulty: 5 } }, true, false],
])('of a card that %s', (_, card, isRetiringOn, isAsked) => {
  expect(isStillAsked(build(1, 'meaning', card), { isRetiringOn })).toBe(isAsked)
})

test.each<[number | null, number, number | undefined, number, string]>([
  [null, 0, undefined, 100, 'a sitting'],
  [null, 0, 500, 500, 'as many as are wanted'],
  [120, 100, undefined, 20, 'what the cap of the day leaves'],
  [50, 80, 10, 0, 'nothing, where more than the cap is done'],
])('with a cap of %s and %i done, of %s wanted: %i, %s', (reviewCap, reviewsToday, size, limit) => {
  const day = { reviewsToday, isOnVacation: false }
  expect(toReviewLimit({ reviewCap }, day, size)).toBe(limit)
  expect(toReviewLimit({ reviewCap }, { ...day, isOnVacation: true }, size)).toBe(0)
})
