import type { Rating } from '@kotonoha/srs/rating'
import { expect, test } from 'vitest'
import { foldCard } from './fold-card'
import { foldChange } from './fold-change'
import type { LoggedReview } from './logged-review'
import { rescheduleCard } from './reschedule-card'
import { answerOn, foldGiven, forgetful, onDay, toScheduling, usual } from './testing/one-card'

const at = onDay(13)

/** Learnt on the first day, and answered after 2 and 10 more. */
const fold = (last: Rating, model: typeof usual) => foldGiven(answerOn([0, 2, 12], last), model)

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
