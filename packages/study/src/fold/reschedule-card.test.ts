import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import { expect, test } from 'vitest'
import { foldCard } from './fold-card'
import type { GivenAnswer } from './logged-review'
import { rescheduleCard } from './reschedule-card'
import { resetCard } from './reset-card'

const subjectId = 20_026_085
const calendar = createLearnerCalendar({ zone: 'UTC', dayStartHour: 4 })
const usual = createMemoryModel()
const forgetful = createMemoryModel({
  parameters: [
    0.1, 0.4, 0.9, 3, 6.8, 0.88, 2.2, 0.02, 1.2, 0.2, 0.75, 1.3, 0.15, 0.25, 1.6, 0.5, 1.8, 0.6,
    0.1, 0.07, 0.3,
  ],
})
const start = Date.parse('2026-04-01T12:00:00Z')
const dayMs = 86_400_000
/** The day after the last answer. */
const at = new Date(start + 113 * dayMs)
const toScheduling = (model: typeof usual) => ({
  model,
  calendar,
  dueMode: 'day' as const,
  cardKey: 'learner/1/meaning',
})

/** Learnt on the first day and right after 2, 10 and 100 more. */
const given = [0, 2, 12, 112].map(
  (day, reps): GivenAnswer => ({
    reviewId: `review-${reps}`,
    subjectId,
    facet: 'meaning',
    reviewedAt: new Date(start + day * dayMs),
    learnerDay: calendar.toDay(start + day * dayMs),
    rating: 3,
    verdict: 'right',
    mode: reps === 0 ? 'lesson' : 'typed',
    answerMs: 1000,
    basedOnReps: reps,
    answer: '',
    sessionId: undefined,
  }),
)

const fold = (model: typeof usual) =>
  foldCard({
    subjectId,
    facet: 'meaning',
    stored: undefined,
    log: undefined,
    given,
    receivedAt: new Date(start + 200 * dayMs),
    scheduling: toScheduling(model),
  })

test('a card is due when it would be, had these parameters counted every answer', () => {
  const { stored, added } = fold(usual)
  const wanted = fold(forgetful).stored.card
  const is = rescheduleCard({ stored, log: added, scheduling: toScheduling(forgetful), at })
  expect(is.card.memory).toEqual(wanted.memory)
  expect(is.card.dueAtMs).toBe(wanted.dueAtMs)
  expect(is.card.dueAtMs).toBeLessThan(stored.card.dueAtMs ?? 0)
})

test('what was reached stays reached, by whatever parameters', () => {
  const { stored, added } = fold(usual)
  expect(stored.card.firstPassedAtMs).toBeDefined()
  const { card } = rescheduleCard({ stored, log: added, scheduling: toScheduling(forgetful), at })
  expect(card).toEqual({ ...stored.card, memory: card.memory, dueAtMs: card.dueAtMs })
})

test('by the parameters that counted its answers a card stays the very same', () => {
  const { stored, added } = fold(usual)
  expect(rescheduleCard({ stored, log: added, scheduling: toScheduling(usual), at })).toBe(stored)
})

test('rescheduled there and back it is as it was', () => {
  const { stored, added } = fold(usual)
  const there = rescheduleCard({ stored, log: added, scheduling: toScheduling(forgetful), at })
  expect(
    rescheduleCard({ stored: there, log: added, scheduling: toScheduling(usual), at }),
  ).toEqual(stored)
})

test('a card that waits for its lesson, and one whose log is of before, stay as they are', () => {
  const { stored, added } = fold(usual)
  const scheduling = toScheduling(forgetful)
  const reset = resetCard(stored, new Date(start + 150 * dayMs))
  expect(rescheduleCard({ stored: reset, log: added, scheduling, at })).toBe(reset)
  expect(rescheduleCard({ stored, log: added.slice(0, 2), scheduling, at })).toBe(stored)
})

test('none comes to be due before now, and one that was due already stays so', () => {
  const { stored, added } = fold(usual)
  const late = new Date((fold(forgetful).stored.card.dueAtMs ?? 0) + dayMs)
  const parts = { log: added, scheduling: toScheduling(forgetful) }
  const is = rescheduleCard({ ...parts, stored, at: late })
  expect(is.card.dueAtMs).toBe(late.getTime())
  const later = new Date(late.getTime() + dayMs)
  expect(rescheduleCard({ ...parts, stored: is, at: later })).toBe(is)
})
