import { defaultStudyPreferences } from '@kotonoha/contract/kanji/study-preferences'
import {
  countQuestionsLeft,
  findCurrentQuestion,
  undoAnswer,
} from '@kotonoha/study/session/question-queue'
import { writeSessionDocument } from '@kotonoha/study/session/session-document'
import { describe, expect, test } from 'vitest'
import type { StudyCard } from '../../../../study-device/study-item'
import { cardOf, nowMs, sun, woman } from '../../../../study-device/testing/sample-items'
import { submitTyped } from './answer-question'
import { continueSession } from './begin-session'
import { buildSession } from './testing/sample-session'

const beginning = { preferences: defaultStudyPreferences, nowMs, random: () => 0 }
const cards = [cardOf(sun, 'meaning'), cardOf(woman, 'meaning')]
const isOfSun = ({ subjectId }: StudyCard) => subjectId === sun.subjectId
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

describe.each(['reviews', 'practice'] as const)('%s that go on', (mode) => {
  const document = writeSessionDocument(buildSession({ mode, cards }).study)
  const continueWith = (change: Partial<StudyCard>, isRetiringOn = false) =>
    continueSession(
      document,
      {
        ...material,
        mode,
        cards: cards.map((card) => (isOfSun(card) ? { ...card, ...change } : card)),
      },
      { ...beginning, preferences: { ...beginning.preferences, isRetiringOn } },
    )

  test.each([
    ['stopped', { isSuspended: true }, false],
    ['started over', { isRemoved: true }, false],
    ['let go of', { stability: 365 }, true],
  ])('do not ask what was %s elsewhere meanwhile', (_, change, isRetiringOn) => {
    const continued = continueWith(change, isRetiringOn)
    expect(continued?.asked?.question.subjectId).toBe(woman.subjectId)
    expect(continued && countQuestionsLeft(continued.study.queue)).toBe(1)
  })

  test('ask what is known for a year where the learner did not let go of it', () => {
    expect(continueWith({ stability: 365 })?.asked?.question.subjectId).toBe(sun.subjectId)
  })
})

test('an answer that made a card retire can be taken back after the session went on', () => {
  const moment = { nowMs, learnerDay: 20_544, reviewId: 'one', random: () => 0 }
  const answered = submitTyped(buildSession({ cards }), { text: 'sun' }, moment)
  const retired = cards.map((card) => (isOfSun(card) ? { ...card, stability: 365 } : card))
  const preferences = { ...beginning.preferences, isRetiringOn: true }
  const continued = continueSession(
    writeSessionDocument(answered.study),
    { ...material, cards: retired },
    { ...beginning, preferences },
  )
  const undone = continued && undoAnswer(continued.study.queue)
  expect(undone && findCurrentQuestion(undone.queue)?.subjectId).toBe(sun.subjectId)
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

test('what was answered since the document was saved is not asked again', () => {
  const document = writeSessionDocument(buildSession({ cards }).study)
  const [first, second] = cards
  if (first === undefined || second === undefined) throw new Error('too few cards')
  const { subjectId, facet } = first
  const answers = [{ reviewId: 'one', subjectId, facet, isRight: true }]
  const continued = continueSession(document, material, beginning, answers)
  expect(continued?.asked?.question).toMatchObject({
    subjectId: second.subjectId,
    facet: second.facet,
  })
  expect(continued?.study).toMatchObject({ answered: 1, right: 1 })
})
