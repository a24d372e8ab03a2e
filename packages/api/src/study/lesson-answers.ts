import { type FinishedLesson, toLessonAnswers } from '@kotonoha/study/lessons/lesson-answers'
import { toQuestionKey } from '@kotonoha/study/session/question'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { toUuid } from '@kotonoha/user-db/queries/study/events'
import type { CurriculumIndex } from './curriculum-index'
import type { StudyChange } from './study-procedure'
import type { SubmittedAnswer } from './submit-answers'

export interface Lesson extends FinishedLesson {
  completedAt: string
  learnerDay?: number | undefined
}

/** The answers that finished lessons stand for, by the cards as they are now. */
export async function listLessonAnswers(
  { queries, userId, preferences: { isWritingOn } }: StudyChange,
  { curriculum, lessons }: { curriculum: CurriculumIndex; lessons: readonly Lesson[] },
): Promise<{ lessonId: string; answers: SubmittedAnswer[] }[]> {
  const subjectIds = lessons.map(({ subjectId }) => subjectId)
  const cards = await listCardsOf(queries, { userId, subjectIds })
  const cardOf = new Map(cards.map((each) => [toQuestionKey(each), each.card]))
  return lessons.map((lesson) => {
    const kind = curriculum.byId.get(lesson.subjectId)?.kind ?? 'component'
    const answers = toLessonAnswers(lesson, {
      kind,
      isWritingOn,
      findCard: (question) => cardOf.get(toQuestionKey(question)),
      toReviewId: toUuid,
    })
    return {
      lessonId: lesson.lessonId,
      answers: answers.map((answer) => ({
        ...answer,
        givenAtMs: Date.parse(lesson.completedAt),
        learnerDay: lesson.learnerDay,
        verdict: 'lesson' as const,
        mode: 'lesson' as const,
        answerMs: 0,
        answer: '',
      })),
    }
  })
}
