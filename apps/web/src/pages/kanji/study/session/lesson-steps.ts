import type { Random } from '@kotonoha/srs/seeded-random'
import type { Question } from '@kotonoha/study/session/question'
import { listMisses, startQueue } from '@kotonoha/study/session/question-queue'
import { buildQuizOrder } from '@kotonoha/study/session/review-order'
import type { StudySession } from '@kotonoha/study/session/study-session'
import { listCoreFacets, type SubjectId } from '@kotonoha/study/subject'
import type { StudyItem } from '../../../../study-device/study-item'
import type { FinishedLesson } from './finished-lesson'
import type { RunningSession } from './running-session'

/** The questions of the quiz that follows a lesson batch. */
export function startQuiz(
  items: readonly StudyItem[],
  { isWritingOn, random }: { isWritingOn: boolean; random: Random },
) {
  const questions = items.flatMap(({ subjectId, kind }): Question[] => {
    const facets: Question[] = listCoreFacets(kind).map((facet) => ({ subjectId, facet }))
    if (kind === 'kanji' && isWritingOn) facets.push({ subjectId, facet: 'writing' })
    return facets
  })
  return startQueue(buildQuizOrder(questions, random))
}

export function showNextLesson(session: RunningSession): RunningSession {
  const { study } = session
  const shownLessons = Math.min(study.lessons.length, study.shownLessons + 1)
  return { ...session, study: { ...study, shownLessons } }
}

/** An answer of the quiz. */
interface QuizAnswer {
  reviewId: string
  subjectId: SubjectId
  isRight: boolean
}

/**
 * The lesson that an answer finished: every facet of its item was answered right.
 *
 * Its id is the answer's, so that recording it twice counts once.
 */
export function listFinishedLessons(
  { mode, queue }: StudySession,
  { reviewId, subjectId, isRight }: QuizAnswer,
  { nowMs, learnerDay }: { nowMs: number; learnerDay: number | undefined },
): FinishedLesson[] {
  if (mode !== 'lessons' || !isRight) return []
  const { order, position } = queue
  const isWaiting = order.some(
    (question, index) =>
      question.subjectId === subjectId &&
      (index >= position.taken || position.flight.some((each) => each.index === index)),
  )
  if (isWaiting) return []
  // The worst facet decides: that it took two misses is what makes the first grade Again.
  const misses = listMisses(queue)
    .filter(({ question }) => question.subjectId === subjectId)
    .map((each) => each.misses)
  return [
    {
      lessonId: reviewId,
      subjectId,
      misses: Math.max(0, ...misses),
      completedAt: new Date(nowMs).toISOString(),
      ...(learnerDay !== undefined && { learnerDay }),
    },
  ]
}
