import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel, type MemoryModel } from '@kotonoha/srs/memory-model'
import type { Rating } from '@kotonoha/srs/rating'
import { foldCard } from '../fold-card'
import type { GivenAnswer } from '../logged-review'

export const usual = createMemoryModel()
/** Parameters as they are learnt for somebody who forgets quickly. */
export const forgetful = createMemoryModel({
  parameters: [
    0.1, 0.4, 0.9, 3, 6.8, 0.88, 2.2, 0.02, 1.2, 0.2, 0.75, 1.3, 0.15, 0.25, 1.6, 0.5, 1.8, 0.6,
    0.1, 0.07, 0.3,
  ],
})

const calendar = createLearnerCalendar({ zone: 'UTC', dayStartHour: 4 })
const start = Date.parse('2026-04-01T12:00:00Z')
const dayMs = 86_400_000

/** So many days after the lesson. */
export const onDay = (day: number): Date => new Date(start + day * dayMs)

export const toScheduling = (model: MemoryModel) => ({
  model,
  calendar,
  dueMode: 'day' as const,
  cardKey: 'learner/1/meaning',
})

/** The meaning of one item: its lesson and then answers, on these days, right but maybe for the last. */
export function answerOn(days: readonly number[], last: Rating = 3): GivenAnswer[] {
  return days.map((day, reps) => ({
    reviewId: `review-${reps}`,
    subjectId: 20_026_085,
    facet: 'meaning',
    reviewedAt: onDay(day),
    learnerDay: calendar.toDay(onDay(day).getTime()),
    rating: reps === days.length - 1 ? last : 3,
    verdict: 'right',
    mode: reps === 0 ? 'lesson' : 'typed',
    answerMs: 1000,
    basedOnReps: reps,
    answer: '',
    sessionId: undefined,
  }))
}

/** The card after its answers, and its log. */
export function foldGiven(given: readonly GivenAnswer[], model: MemoryModel) {
  const { stored, added } = foldCard({
    subjectId: 20_026_085,
    facet: 'meaning',
    stored: undefined,
    log: undefined,
    given,
    receivedAt: onDay(200),
    scheduling: toScheduling(model),
  })
  return { stored, log: added }
}
