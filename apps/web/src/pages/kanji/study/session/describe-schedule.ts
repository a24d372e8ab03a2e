import { fromWireCard } from '@kotonoha/contract/kanji/wire-card'
import { type Card, newCard } from '@kotonoha/srs/card'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel } from '@kotonoha/srs/memory-model'
import type { Rating } from '@kotonoha/srs/rating'
import { applyAnswer, toCardKey as toSeed } from '@kotonoha/srs/schedule'
import { toFirstRating } from '@kotonoha/study/grading'
import { type StudyProfile, toCardKey } from '../../../../study-device/study-item'
import { listFinishedLessons } from './lesson-steps'
import type { RunningSession } from './running-session'

/** Whose memory the dates are reckoned for. */
export interface Rememberer extends Pick<StudyProfile, 'preferences' | 'parameters'> {
  userId: string
}

/** What the schedule makes of the answer on the screen: "Again in 11 days". */
export function describeSchedule(session: RunningSession, learner: Rememberer): string | undefined {
  const { asked, study } = session
  const outcome = asked?.outcome
  if (asked === undefined || outcome === undefined) return undefined
  if (!outcome.isRight) return 'Asked again in this session'
  if (study.mode === 'practice') return undefined
  const days = study.mode === 'lessons' ? findFirst(session, learner) : findNext(session, learner)
  if (days === undefined) return undefined
  const when = describeDays(days)
  return study.mode === 'lessons' ? `Learnt; first review ${when}` : `Again ${when}`
}

function findNext(session: RunningSession, learner: Rememberer): number | undefined {
  const { asked, reps, cards } = session
  const outcome = asked?.outcome
  if (asked === undefined || outcome === undefined) return undefined
  const key = toCardKey(asked.question)
  const wire = cards.get(key)
  const answers = (reps.get(key) ?? 0) - (wire?.reps ?? 0)
  if (wire === undefined || answers < 1) return undefined
  // A question comes again in a session only where it was missed.
  const ratings = [...new Array<Rating>(answers - 1).fill(1), outcome.rating]
  return findDays(fromWireCard(wire).card, ratings, { session, learner })
}

/** When a new item is asked first, where this answer was the last one of its lesson. */
function findFirst(session: RunningSession, learner: Rememberer): number | undefined {
  const outcome = session.asked?.outcome
  if (outcome === undefined) return undefined
  const { reviewedAt, learnerDay } = outcome.review
  const moment = { nowMs: Date.parse(reviewedAt), learnerDay }
  const answer = { ...outcome.review, isRight: outcome.isRight }
  const [lesson] = listFinishedLessons(session.study, answer, moment)
  if (lesson === undefined) return undefined
  return findDays(newCard, [toFirstRating(lesson.misses)], { session, learner })
}

interface Reckoned {
  session: RunningSession
  learner: Rememberer
}

function findDays(
  card: Card,
  ratings: readonly Rating[],
  { session: { asked }, learner: { userId, preferences, parameters } }: Reckoned,
): number | undefined {
  const review = asked?.outcome?.review
  if (review === undefined) return undefined
  const calendar = createLearnerCalendar(preferences)
  const model = createMemoryModel({ ...preferences, ...(parameters != null && { parameters }) })
  const scheduling = {
    model,
    calendar,
    dueMode: preferences.dueMode,
    cardKey: toSeed(userId, review),
  }
  const reviewedAtMs = Date.parse(review.reviewedAt)
  const learnerDay = review.learnerDay ?? calendar.toDay(reviewedAtMs)
  const after = ratings.reduce((before, rating) => {
    const { reviewId } = review
    const answer = { reviewId, reviewedAtMs, learnerDay, rating, basedOnReps: before.reps }
    return applyAnswer(before, answer, scheduling).after
  }, card)
  return after.dueAtMs === undefined ? undefined : calendar.toDay(after.dueAtMs) - learnerDay
}

/** Days from which a count of months says more, and then one of years. */
const manyDays = 60
const manyMonths = 24

/** `tomorrow`, `in 11 days`, `in 3 months`. */
export function describeDays(days: number): string {
  if (days <= 0) return 'later today'
  if (days === 1) return 'tomorrow'
  if (days < manyDays) return `in ${days} days`
  const months = Math.round(days / 30.4)
  return months < manyMonths ? `in ${months} months` : `in ${Math.round(months / 12)} years`
}
