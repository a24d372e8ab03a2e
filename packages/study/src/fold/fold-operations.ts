import type { Answer } from '@kotonoha/srs/answer'
import { type Card, newCard } from '@kotonoha/srs/card'
import type { Rating } from '@kotonoha/srs/rating'
import { replayCard } from '@kotonoha/srs/replay'
import type { Scheduling } from '@kotonoha/srs/schedule'
import { type FinishedLesson, toLessonAnswers } from '../lessons/lesson-answers'
import { type Question, toQuestionKey } from '../session/question'
import type { SubjectId, SubjectKind } from '../subject'

/** What a learner did that the server has not counted yet. */
export type CountedOperation =
  | { kind: 'answer'; answer: Answer & Question }
  | { kind: 'lesson'; lesson: FinishedLesson & Pick<Answer, 'reviewedAtMs' | 'learnerDay'> }
  | { kind: 'undo'; reviewId: string }
  | { kind: 'override'; reviewId: string; rating: Rating }

/** A card as the server had it when it was last heard of. */
export interface KnownCard extends Question {
  card: Card
}

export interface FoldRules {
  toScheduling: (question: Question) => Scheduling
  getKind: (subjectId: SubjectId) => SubjectKind
  isWritingOn: boolean
}

interface CardLog {
  question: Question
  base: Card
  answers: Answer[]
}

/**
 * Cards after the operations of a device, in the order in which they were done: what the server will say
 * once it has heard of them. Cards that nothing was done to stay as they are.
 *
 * A lesson is based on its cards as they are at its turn, as on the server, which counts operations in
 * the same order.
 */
export function foldOperations(
  cards: readonly KnownCard[],
  operations: readonly CountedOperation[],
  { toScheduling, getKind, isWritingOn }: FoldRules,
): KnownCard[] {
  const logs = new Map<string, CardLog>(
    cards.map(({ subjectId, facet, card }) => [
      toQuestionKey({ subjectId, facet }),
      { question: { subjectId, facet }, base: card, answers: [] },
    ]),
  )
  const undone = new Set<string>()
  const ratings = new Map<string, Rating>()

  function add({ subjectId, facet }: Question, answer: Answer): void {
    const key = toQuestionKey({ subjectId, facet })
    const log = logs.get(key) ?? { question: { subjectId, facet }, base: newCard, answers: [] }
    logs.set(key, log)
    if (!isOfBefore(log.base, answer)) log.answers.push(answer)
  }
  function fold({ question, base, answers }: CardLog): Card {
    if (answers.length === 0) return base
    const given = answers.map((each) => ({
      ...each,
      rating: ratings.get(each.reviewId) ?? each.rating,
    }))
    return replayCard({ answers: given, undone, base }, toScheduling(question)).card
  }

  for (const operation of operations) {
    if (operation.kind === 'undo') undone.add(operation.reviewId)
    else if (operation.kind === 'override') ratings.set(operation.reviewId, operation.rating)
    else if (operation.kind === 'answer') add(operation.answer, operation.answer)
    else {
      const { reviewedAtMs, learnerDay } = operation.lesson
      const answers = toLessonAnswers(operation.lesson, {
        kind: getKind(operation.lesson.subjectId),
        isWritingOn,
        findCard: (question) => {
          const log = logs.get(toQuestionKey(question))
          return log && fold(log)
        },
        toReviewId: (text) => text,
      })
      for (const answer of answers) add(answer, { ...answer, reviewedAtMs, learnerDay })
    }
  }
  return [...logs.values()].map((log) => ({ ...log.question, card: fold(log) }))
}

/** Whether an answer is to what a card was before it was started over: history, and no more. */
function isOfBefore({ phase, lastReviewedAtMs }: Card, { reviewedAtMs }: Answer): boolean {
  return phase === 'new' && lastReviewedAtMs !== undefined && reviewedAtMs <= lastReviewedAtMs
}
