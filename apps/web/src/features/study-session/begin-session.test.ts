import { defaultStudyPreferences } from '@kotonoha/contract/kanji/study-preferences'
import { countQuestionsLeft } from '@kotonoha/study/session/question-queue'
import { writeSessionDocument } from '@kotonoha/study/session/session-document'
import { expect, test } from 'vitest'
import { submitTyped } from './answer-question'
import { continueSession } from './begin-session'
import { buildSession, cardOf, nowMs, sun, woman } from './testing/sample-session'

const beginning = { preferences: defaultStudyPreferences, nowMs, random: () => 0 }
const cards = [cardOf(sun, 'meaning'), cardOf(woman, 'meaning')]
const material = {
  sessionId: 'session',
  mode: 'reviews' as const,
  lessons: [],
  cards,
  items: [sun, woman],
}

test('a session goes on elsewhere after the last answer', () => {
  const moment = { nowMs, learnerDay: 20_544, reviewId: 'one', random: () => 0 }
  const answered = submitTyped(buildSession({ cards }), { text: 'sun' }, moment)
  const continued = continueSession(writeSessionDocument(answered.study), material, beginning)
  expect(continued?.asked?.question.subjectId).toBe(woman.subjectId)
  expect(continued?.study.answered).toBe(1)
})

test.each([
  ['stopped', { isSuspended: true }],
  ['started over', { isRemoved: true }],
])('what was %s elsewhere meanwhile is not asked when the session goes on', (_, change) => {
  const document = writeSessionDocument(buildSession({ cards }).study)
  const [first, second] = cards.map((card) =>
    card.subjectId === sun.subjectId ? { ...card, ...change } : card,
  )
  if (first === undefined || second === undefined) throw new Error('no cards')
  const continued = continueSession(document, { ...material, cards: [first, second] }, beginning)
  expect(continued?.asked?.question.subjectId).toBe(woman.subjectId)
  expect(continued && countQuestionsLeft(continued.study.queue)).toBe(1)
})

test.each([
  ['', 'it was never saved'],
  ['{"v":0}', 'it is of an older version'],
])('a document %j is not gone on with: %s', (document) => {
  expect(continueSession(document, material, beginning)).toBeUndefined()
})

test('a session about an item that is unknown here is not gone on with', () => {
  const document = writeSessionDocument(buildSession({ cards }).study)
  expect(continueSession(document, { ...material, items: [sun] }, beginning)).toBeUndefined()
})
