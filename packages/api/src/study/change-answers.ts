import type { Rating } from '@kotonoha/srs/rating'
import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import {
  type ChangedAnswer,
  overrideAnswer,
  undoAnswer,
} from '@kotonoha/user-db/queries/study/change-answer'
import { listAnswersThatCanBeUndone } from '@kotonoha/user-db/queries/study/latest-answers'
import { listReviewsById } from '@kotonoha/user-db/queries/study/review-log'
import { foundOrThrow } from '../found-or-throw'
import { toProductError } from '../product-error'
import type { CurriculumIndex } from './curriculum-index'
import { passEarnedLevels } from './open-levels'
import { createScheduler } from './scheduling'
import type { StudyChange } from './study-procedure'
import { updateStreak } from './update-streak'

/** How many of the last answers can be taken back: as many as a device keeps ready. */
const undoDepth = 10

interface AnswerName {
  reviewId: string
  at: Date
  curriculum: CurriculumIndex
}

/** Takes one of the last answers of the latest session back. */
export async function undoLatest(change: StudyChange, name: AnswerName): Promise<StoredCard> {
  const { queries, userId } = change
  const { review, parts } = await findAnswer(change, name)
  if (review.status !== 'undone') {
    // A session ends after a day without an answer, so nothing older can be of the latest.
    const sinceDay = review.learnerDay - 1
    const latest = await listAnswersThatCanBeUndone(queries, { userId, limit: undoDepth, sinceDay })
    if (!latest.includes(review.reviewId)) throw toProductError('undo-too-late')
  }
  return finishChange(change, name, await undoAnswer(queries, parts))
}

/** Gives an answer another grade. */
export async function overrideGrade(
  change: StudyChange,
  name: AnswerName & { rating: Rating },
): Promise<StoredCard> {
  const { parts } = await findAnswer(change, name)
  return finishChange(
    change,
    name,
    await overrideAnswer(change.queries, { ...parts, rating: name.rating }),
  )
}

async function findAnswer(change: StudyChange, { reviewId, at }: AnswerName) {
  const { queries, userId, revision } = change
  const [found] = await listReviewsById(queries, { userId, reviewIds: [reviewId] })
  const review = foundOrThrow(found, 'such answer')
  const scheduling = createScheduler(change)(review)
  return { review, parts: { userId, revision, at, reviewId, scheduling } }
}

async function finishChange(
  change: StudyChange,
  { at, curriculum }: AnswerName,
  changed: ChangedAnswer | undefined,
): Promise<StoredCard> {
  const { stored, work } = foundOrThrow(changed, 'such answer')
  await updateStreak(change, work)
  const subject = curriculum.byId.get(stored.subjectId)
  if (subject?.kind === 'kanji') {
    await passEarnedLevels(change, { at, curriculum, levels: [subject.level] })
  }
  return stored
}
