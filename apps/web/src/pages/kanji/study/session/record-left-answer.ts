import { parseSessionDocument } from '@kotonoha/study/session/session-document'
import * as v from 'valibot'
import { findKeptPlace, noteRecorded } from '../../../../study-device/kept-session'
import { recordAnswer, recordLessons, recordOverride } from '../../../../study-device/outbox'
import { leftReview } from './left-review'
import { listFinishedLessons } from './lesson-steps'

/**
 * Hands on the answer that was on the screen when the tab was closed or killed: this device kept it
 * with the place in the session, and the outbox did not have it yet.
 */
export async function recordLeftAnswer({
  userId,
  nowMs,
}: {
  userId: string
  nowMs: () => number
}): Promise<void> {
  const kept = findKeptPlace(userId, nowMs())
  if (kept?.unrecorded == null) return
  const { sessionId } = kept
  const { rating, isRight, isOverridden } = kept.unrecorded
  const parsed = v.safeParse(leftReview, kept.unrecorded.review)
  const study = parseSessionDocument(kept.document)
  if (!parsed.success || study === undefined) return
  const review = parsed.output
  const { reviewId, subjectId, reviewedAt } = review
  if (study.mode === 'reviews') {
    const grade = toRating(rating)
    await recordAnswer({ ...review, sessionId, ...(!isOverridden && { rating: grade }) })
    if (isOverridden) await recordOverride({ reviewId, rating: grade })
  }
  const moment = { nowMs: Date.parse(reviewedAt), learnerDay: review.learnerDay }
  const lessons = listFinishedLessons(study, { reviewId, subjectId, isRight }, moment)
  if (lessons.length > 0) {
    await recordLessons(lessons.map((lesson) => ({ ...lesson, sessionId })))
  }
  noteRecorded(userId, kept)
}

function toRating(value: number): 1 | 2 | 3 | 4 {
  return value === 1 || value === 2 || value === 4 ? value : 3
}
