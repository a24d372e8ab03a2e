import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Facet, getSubjectKind, toSubjectId } from '../subject'
import { type Question, siblingDistance } from './question'
import { buildQuizOrder, buildReviewOrder, type DueCard } from './review-order'

const kanji = (n: number) => toSubjectId('kanji', n)
const word = (n: number) => toSubjectId('word', n)
const buildCard = (card: Partial<DueCard>): DueCard => ({
  subjectId: kanji(1),
  facet: 'meaning',
  isStep: false,
  recallChance: 0.9,
  isAhead: false,
  ...card,
})
const ids = (questions: readonly Question[]) => questions.map(({ subjectId }) => subjectId)
const order = (cards: DueCard[], limit = 500, seed = 1) =>
  buildReviewOrder(cards, { limit, random: createSeededRandom(seed) })

/** The shortest distance between two questions about one subject. */
function findClosestSiblings(questions: readonly Question[]): number {
  const last = new Map<number, number>()
  let closest = Number.POSITIVE_INFINITY
  for (const [index, { subjectId }] of questions.entries()) {
    closest = Math.min(closest, index - (last.get(subjectId) ?? Number.NEGATIVE_INFINITY))
    last.set(subjectId, index)
  }
  return closest
}

describe('which cards are asked', () => {
  test('a backlog above the limit saves what is remembered best', () => {
    const cards = [0.2, 0.9, 0.5, 0.7].map((recallChance, index) =>
      buildCard({ subjectId: kanji(index), recallChance }),
    )
    expect(new Set(ids(order(cards, 2)))).toEqual(new Set([kanji(1), kanji(3)]))
  })

  test('a backlog after a vacation is spread over days by the cap, best remembered first', () => {
    let backlog = Array.from({ length: 25 }, (_, index) =>
      buildCard({ subjectId: kanji(index), recallChance: 1 - index / 25 }),
    )
    const days: number[][] = []
    while (backlog.length > 0) {
      const asked = new Set(ids(order(backlog, 10)))
      days.push([...asked].toSorted((one, other) => one - other))
      backlog = backlog.filter(({ subjectId }) => !asked.has(subjectId))
    }
    expect(days).toEqual(
      [0, 10, 20].map((from) =>
        Array.from({ length: Math.min(10, 25 - from) }, (_, index) => kanji(from + index)),
      ),
    )
  })

  test('a step comes before every review, in the choice and in the order', () => {
    const cards = [
      buildCard({ subjectId: kanji(1), recallChance: 0.99 }),
      buildCard({ subjectId: kanji(2), recallChance: 0.1, isStep: true }),
      buildCard({ subjectId: kanji(3), recallChance: 0.98 }),
    ]
    expect(ids(order(cards, 2))).toEqual([kanji(2), kanji(1)])
  })

  test('siblings are asked in the same session even when one is remembered worse', () => {
    const cards = [
      buildCard({ subjectId: kanji(1), recallChance: 0.95 }),
      buildCard({ subjectId: kanji(1), facet: 'reading', recallChance: 0.3 }),
      buildCard({ subjectId: kanji(2), recallChance: 0.9 }),
    ]
    expect(ids(order(cards, 2))).toEqual([kanji(1), kanji(1)])
  })

  test('a card ahead of its time comes only with a due sibling, and takes no due card’s place', () => {
    const cards = [
      buildCard({ subjectId: kanji(1) }),
      buildCard({ subjectId: kanji(1), facet: 'reading', isAhead: true }),
      buildCard({ subjectId: kanji(2), facet: 'reading', isAhead: true }),
      buildCard({ subjectId: kanji(3) }),
    ]
    expect(new Set(ids(order(cards)))).toEqual(new Set([kanji(1), kanji(3)]))
    expect(order(cards)).toHaveLength(3)
    expect(ids(order(cards, 2)).toSorted()).toEqual([kanji(1), kanji(3)])
  })
})

test('kinds and facets are mixed: every fifth of a session has its share of each', () => {
  const cards = Array.from({ length: 100 }, (_, index) => [
    buildCard({ subjectId: kanji(index) }),
    buildCard({ subjectId: word(index), facet: 'reading' }),
  ]).flat()
  const questions = order(cards)
  for (let start = 0; start < 200; start += 40) {
    const fifth = questions.slice(start, start + 40)
    const words = fifth.filter(({ subjectId }) => getSubjectKind(subjectId) === 'word').length
    expect(Math.abs(words - 20)).toBeLessThanOrEqual(4)
  }
})

test('another seed gives another order, the same seed the same', () => {
  const cards = Array.from({ length: 30 }, (_, index) => buildCard({ subjectId: kanji(index) }))
  expect(order(cards, 30, 7)).toEqual(order(cards, 30, 7))
  expect(order(cards, 30, 7)).not.toEqual(order(cards, 30, 8))
})

const facets: Facet[] = ['meaning', 'reading', 'writing']
const anyCards = fc
  .array(
    fc.tuple(
      fc.subarray(facets, { minLength: 1 }),
      fc.boolean(),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map((subjects) =>
    subjects.flatMap(([asked, isStep, recallChance], index) =>
      asked.map((facet) => buildCard({ subjectId: kanji(index), facet, isStep, recallChance })),
    ),
  )

/** Whether any order keeps the distance: the fullest subjects need room between their questions. */
function canBeSpaced(questions: readonly Question[]): boolean {
  const counts = new Map<number, number>()
  for (const { subjectId } of questions) counts.set(subjectId, (counts.get(subjectId) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const fullest = [...counts.values()].filter((count) => count === most).length
  return (most - 1) * siblingDistance + fullest <= questions.length
}

describe('whatever is due', () => {
  test('nothing is lost and nothing asked twice', () => {
    fc.assert(
      fc.property(anyCards, fc.integer(), (cards, seed) => {
        const key = ({ subjectId, facet }: Question) => `${subjectId} ${facet}`
        expect(order(cards, 500, seed).map(key).toSorted()).toEqual(cards.map(key).toSorted())
      }),
    )
  })

  test('siblings are three places apart whenever that is possible at all', () => {
    fc.assert(
      fc.property(anyCards, fc.integer(), (cards, seed) => {
        fc.pre(canBeSpaced(cards))
        const random = createSeededRandom(seed)
        expect(findClosestSiblings(order(cards, 500, seed))).toBeGreaterThanOrEqual(siblingDistance)
        expect(findClosestSiblings(buildQuizOrder(cards, random))).toBeGreaterThanOrEqual(
          siblingDistance,
        )
      }),
      { numRuns: 500 },
    )
  })

  test('never more than the limit, and as many as it allows', () => {
    fc.assert(
      fc.property(anyCards, fc.integer({ min: 0, max: 60 }), (cards, limit) => {
        expect(order(cards, limit)).toHaveLength(Math.min(limit, cards.length))
      }),
    )
  })
})
