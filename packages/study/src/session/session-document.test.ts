import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toSubjectId } from '../subject'
import {
  answerQuestion,
  dropQuestions,
  noteHelp,
  startQueue,
  undoAnswer,
  wrapUp,
} from './question-queue'
import { parseSessionDocument, writeSessionDocument } from './session-document'
import { maximumSessionQuestions, type StudySession } from './study-session'

const reviewId = (turn: number) => `01935b6e-7c3a-7000-8000-${String(turn).padStart(12, '0')}`

/** A session in which the answers so far went as `answers` says. */
function buildSession({
  questions = 12,
  answers = [] as readonly boolean[],
  lessons = [] as readonly number[],
}): StudySession {
  const random = createSeededRandom(3)
  let queue = startQueue(
    Array.from({ length: questions }, (_, index) => ({
      subjectId: toSubjectId('word', 2_800_000 + index),
      facet: index % 2 === 0 ? ('meaning' as const) : ('reading' as const),
    })),
  )
  for (const [turn, isRight] of answers.entries()) {
    queue = answerQuestion(queue, { isRight, reviewId: reviewId(turn), random })
  }
  return { mode: 'reviews', lessons, shownLessons: 0, queue, answered: answers.length, right: 1 }
}

test('a session goes on where it stopped, whatever was answered, undone and dropped before', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.nat({ max: 20 }), (answers, id) => {
      const session = buildSession({ questions: 30, answers, lessons: [toSubjectId('kanji', id)] })
      const helped = noteHelp(wrapUp(session.queue), 'nudges')
      const dropped = dropQuestions(
        helped,
        ({ subjectId }) => subjectId === toSubjectId('word', 2_800_000 + id),
      )
      const queue = undoAnswer(dropped)?.queue ?? dropped
      const stored = { ...session, queue }
      expect(parseSessionDocument(writeSessionDocument(stored))).toEqual(stored)
    }),
  )
})

test('the longest session with every question missed fits into 8 KB', () => {
  const answers = Array.from({ length: 1400 }, (_, turn) => turn % 3 === 0)
  const session = buildSession({ questions: maximumSessionQuestions, answers })
  const misses = Object.fromEntries(session.queue.order.map((_, index) => [index, 12]))
  const worst = { ...session, queue: { ...session.queue, misses } }
  expect(session.queue.position.flight).toHaveLength(10)
  expect(writeSessionDocument(worst).length).toBeLessThanOrEqual(8192)
})

describe('a document that is not one', () => {
  const whole: Record<'order' | 'at' | 'misses', string> = JSON.parse(
    writeSessionDocument(buildSession({ answers: [true, false] })),
  )
  const damaged: readonly (readonly [unknown, string])[] = [
    [null, 'nothing'],
    ['text', 'a text'],
    [{}, 'an empty object'],
    [{ ...whole, v: 2 }, 'a version to come'],
    [{ ...whole, mode: 'exam' }, 'an unknown mode'],
    [{ ...whole, order: whole.order.slice(1) }, 'an order cut off'],
    [{ ...whole, order: '' }, 'places without an order'],
    [{ ...whole, at: '1.z.0.0.0||' }, 'more taken than there is'],
    [{ ...whole, at: whole.at.replace('|', '.!|') }, 'a digit that is none'],
    [{ ...whole, misses: '1.-' }, 'a number missing'],
    [{ ...whole, answers: [['a', 'b']] }, 'an answer cut off'],
    [{ ...whole, order: '5yc1sm'.repeat(maximumSessionQuestions + 1) }, 'an order too long'],
  ]
  test.each(damaged)('%j is refused: %s', (value) => {
    expect(parseSessionDocument(JSON.stringify(value))).toBeUndefined()
  })

  test('a text cut off is refused', () => {
    expect(parseSessionDocument(JSON.stringify(whole).slice(0, -1))).toBeUndefined()
    expect(parseSessionDocument('')).toBeUndefined()
  })

  test('damage of any field never throws', () => {
    const fields = Object.keys(whole)
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
        const document = JSON.stringify({ ...whole, [field]: value })
        expect(() => parseSessionDocument(document)).not.toThrow()
      }),
    )
  })
})
