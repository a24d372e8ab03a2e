import { type Card, newCard } from '@kotonoha/srs/card'
import { expect, test } from 'vitest'
import { card as cardSchema } from './card'
import { fromWireCard, toWireCard } from './wire-card'

const learnt: Card = {
  phase: 'relearning',
  memory: { stability: 3.25, difficulty: 6.5 },
  dueAtMs: Date.parse('2026-04-03T02:00:00Z'),
  lastReviewedAtMs: Date.parse('2026-04-01T09:00:00Z'),
  lastDay: 20_544,
  reps: 12,
  lapses: 6,
  streak: 0,
  firstPassedAtMs: Date.parse('2026-02-01T09:00:00Z'),
}

test.each([
  ['learnt and failing', learnt, { isLeech: true, isRemoved: false, isAssumed: false }],
  ['taken for known', { ...learnt, lapses: 0, isAssumed: true }, { isAssumed: true }],
  // Its count of answers is what the next lesson is based on.
  ['started over', { ...newCard, reps: 13, lastReviewedAtMs: 1 }, { isRemoved: true, reps: 13 }],
])('a card that is %s comes over the wire as it was', (_, card, told) => {
  const kept = { subjectId: 20_026_085, facet: 'meaning' as const, isSuspended: true, revision: 7 }
  const wire = toWireCard({ ...kept, card })
  expect(cardSchema.parse(wire)).toMatchObject(told)
  expect(fromWireCard(wire)).toEqual({ ...kept, card })
})
