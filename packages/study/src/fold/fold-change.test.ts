import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import type { Rating } from '@kotonoha/srs/rating'
import { expect, test } from 'vitest'
import { foldCard } from './fold-card'
import { foldChange } from './fold-change'
import type { GivenAnswer, LoggedReview } from './logged-review'
import { rescheduleCard } from './reschedule-card'

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
const at = new Date(start + 13 * dayMs)
const toScheduling = (model: typeof usual) => ({
  model,
  calendar,
  dueMode: 'day' as const,
  cardKey: 'learner/1/meaning',
})

/** Learnt on the first day, and answered after 2 and 10 more. */
function answer(last: Rating): GivenAnswer[] {
  return [0, 2, 12].map((day, reps) => ({
    reviewId: `review-${reps}`,
    subjectId,
    facet: 'meaning',
    reviewedAt: new Date(start + day * dayMs),
    learnerDay: calendar.toDay(start + day * dayMs),
    rating: reps === 2 ? last : 3,
    verdict: 'right',
    mode: reps === 0 ? 'lesson' : 'typed',
    answerMs: 1000,
    basedOnReps: reps,
    answer: '',
    sessionId: undefined,
  }))
}

function fold(last: Rating, model: typeof usual) {
  const { stored, added } = foldCard({
    subjectId,
    facet: 'meaning',
    stored: undefined,
    log: undefined,
    given: answer(last),
    receivedAt: at,
    scheduling: toScheduling(model),
  })
  return { stored, log: added }
}

const findLast = (log: readonly LoggedReview[]): LoggedReview => {
  const last = log.at(-1)
  if (last === undefined) throw new Error('the log is empty')
  return last
}

test.each<Rating>([1, 4])(
  'another grade, %i, on a card that was rescheduled since counts by the parameters of today',
  (rating) => {
    const { stored: before, log } = fold(3, usual)
    const scheduling = toScheduling(forgetful)
    const stored = rescheduleCard({ stored: before, log, scheduling, at })
    expect(stored.card.memory).not.toEqual(before.card.memory)
    const was = findLast(log)
    const change = { stored, was, is: { ...was, rating }, log, scheduling, at }
    expect(foldChange(change).stored.card).toEqual(fold(rating, forgetful).stored.card)
  },
)

test('another grade after new parameters, without rescheduling, leaves what was counted by the old ones', () => {
  const { stored, log } = fold(3, usual)
  const was = findLast(log)
  const scheduling = toScheduling(forgetful)
  const change = { stored, was, is: { ...was, rating: 1 as const }, log, scheduling, at }
  const anew = foldCard({
    ...was,
    stored: { ...stored, card: was.before, hasLaterSuccess: was.hadLaterSuccess },
    log: undefined,
    given: [{ ...was, rating: 1 }],
    receivedAt: at,
    scheduling,
  })
  expect(foldChange(change).stored.card).toEqual(anew.stored.card)
})

test('the grade that an answer has already changes nothing, whatever came since', () => {
  const { stored: before, log } = fold(1, usual)
  const scheduling = toScheduling(forgetful)
  const stored = rescheduleCard({ stored: before, log, scheduling, at })
  const was = findLast(log)
  expect(foldChange({ stored, was, is: { ...was }, log, scheduling, at })).toEqual({
    stored,
    added: [],
    changed: [],
  })
})
