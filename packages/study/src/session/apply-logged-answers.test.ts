import { expect, test } from 'vitest'
import { applyLoggedAnswers } from './apply-logged-answers'
import type { Question } from './question'
import {
  answerQuestion,
  countQuestionsLeft,
  findCurrentQuestion,
  startQueue,
} from './question-queue'
import type { StudySession } from './study-session'

const order: Question[] = [1, 2, 3, 4, 5].map((subjectId) => ({ subjectId, facet: 'meaning' }))
const fresh: StudySession = {
  mode: 'reviews',
  lessons: [],
  shownLessons: 0,
  queue: startQueue(order),
  answered: 0,
  right: 0,
}
const random = () => 0

/** The session after its first questions were answered right. */
function answerFirst(count: number): StudySession {
  let { queue } = fresh
  for (let each = 1; each <= count; each++) {
    queue = answerQuestion(queue, { isRight: true, reviewId: `review-${each}`, random })
  }
  return { ...fresh, queue, answered: count, right: count }
}

const logged = (subjectId: number, isRight = true) => ({
  reviewId: `review-${subjectId}`,
  subjectId,
  facet: 'meaning' as const,
  isRight,
})

test('what was answered since the document was saved is not asked again', () => {
  const session = applyLoggedAnswers(answerFirst(1), [logged(1), logged(2), logged(3)], random)
  expect(findCurrentQuestion(session.queue)?.subjectId).toBe(4)
  expect(session).toMatchObject({ answered: 3, right: 3 })
  expect(countQuestionsLeft(session.queue)).toBe(2)
})

test('a document from before the first answer knows nothing of them', () => {
  const session = applyLoggedAnswers(fresh, [logged(1), logged(2)], random)
  expect(findCurrentQuestion(session.queue)?.subjectId).toBe(3)
})

test('a wrong answer comes again later, as on the device that gave it', () => {
  const { queue, right } = applyLoggedAnswers(answerFirst(1), [logged(1), logged(2, false)], random)
  expect(findCurrentQuestion(queue)?.subjectId).toBe(3)
  expect(countQuestionsLeft(queue)).toBe(4)
  expect(right).toBe(1)
})

test('a document that is ahead of the log stays as it is', () => {
  const session = answerFirst(3)
  expect(applyLoggedAnswers(session, [logged(1), logged(2)], random)).toEqual(session)
  expect(applyLoggedAnswers(session, [], random)).toEqual(session)
})

test('an answer to a question that stands elsewhere in the order counts there', () => {
  const session = applyLoggedAnswers(answerFirst(1), [logged(1), logged(4)], random)
  expect(findCurrentQuestion(session.queue)?.subjectId).toBe(2)
  expect(countQuestionsLeft(session.queue)).toBe(3)
})

test('taken back, such an answer is asked again', () => {
  const { queue } = applyLoggedAnswers(answerFirst(1), [logged(1), logged(2)], random)
  expect(queue.answers.map(({ reviewId }) => reviewId)).toEqual(['review-1', 'review-2'])
})
