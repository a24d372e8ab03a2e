import type { Random } from '@kotonoha/srs/seeded-random'
import type { Question } from './question'
import { answerQuestion, dropQuestions, type QuestionQueue } from './question-queue'
import type { StudySession } from './study-session'

/** An answer that the log has. */
export interface LoggedAnswer extends Question {
  reviewId: string
  isRight: boolean
}

/**
 * The session with what was answered since its document was saved: the log of answers decides, so
 * that a device that takes over asks nothing again.
 */
export function applyLoggedAnswers(
  session: StudySession,
  answers: readonly LoggedAnswer[],
  random: Random,
): StudySession {
  const newer = listNewer(session, answers)
  let { queue } = session
  for (const answer of newer) queue = takeAnswer(queue, answer, random)
  return {
    ...session,
    queue,
    answered: session.answered + newer.length,
    right: session.right + newer.filter(({ isRight }) => isRight).length,
  }
}

/** Those after the last answer that the document knows; a document ahead of the log has all. */
function listNewer({ queue, answered }: StudySession, answers: readonly LoggedAnswer[]) {
  const known = new Set(queue.answers.map(({ reviewId }) => reviewId))
  const last = answers.findLastIndex(({ reviewId }) => known.has(reviewId))
  return last < 0 && answered > 0 ? [] : answers.slice(last + 1)
}

/** Chance may have brought the questions in another order than on the device before. */
function takeAnswer(queue: QuestionQueue, answer: LoggedAnswer, random: Random): QuestionQueue {
  const isSame = ({ subjectId, facet }: Question) =>
    subjectId === answer.subjectId && facet === answer.facet
  const flying = queue.position.flight.find(({ index }) => {
    const question = queue.order[index]
    return question !== undefined && isSame(question)
  })
  if (flying !== undefined) {
    const asked = { ...queue, position: { ...queue.position, current: flying.index } }
    return answerQuestion(asked, { ...answer, random })
  }
  return answer.isRight ? dropQuestions(queue, isSame) : queue
}
