import type { Facet } from '../subject'
import type { LoggedReview } from './logged-review'

/** What is counted for a learner day and facet. */
export interface DayCount {
  learnerDay: number
  facet: Facet
  reviews: number
  correct: number
  newCards: number
  ms: number
}

/** What one answer of the log adds to the counts of its day; undefined where it does not count. */
function toCount(review: LoggedReview): DayCount | undefined {
  const { status, mode, rating, answerMs, learnerDay, facet, before } = review
  if (status !== 'counted') return undefined
  const isLesson = mode === 'lesson'
  return {
    learnerDay,
    facet,
    reviews: isLesson ? 0 : 1,
    correct: !isLesson && rating > 1 ? 1 : 0,
    newCards: isLesson || before.phase === 'new' ? 1 : 0,
    ms: answerMs,
  }
}

/** How a change of the log changes the counts. */
export function toCountChanges({
  added,
  changed,
}: {
  added: readonly LoggedReview[]
  changed: readonly { was: LoggedReview; is: LoggedReview }[]
}): DayCount[] {
  const sums = new Map<string, DayCount>()
  const add = (review: LoggedReview, sign: 1 | -1) => {
    const count = toCount(review)
    if (count === undefined) return
    const key = `${count.learnerDay}/${count.facet}`
    const sum = sums.get(key)
    sums.set(key, {
      ...count,
      reviews: (sum?.reviews ?? 0) + sign * count.reviews,
      correct: (sum?.correct ?? 0) + sign * count.correct,
      newCards: (sum?.newCards ?? 0) + sign * count.newCards,
      ms: (sum?.ms ?? 0) + sign * count.ms,
    })
  }
  for (const review of added) add(review, 1)
  for (const { was, is } of changed) {
    add(was, -1)
    add(is, 1)
  }
  return [...sums.values()]
}
