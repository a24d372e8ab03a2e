import { defaultStudyPreferences } from '@kotonoha/contract/kanji/study-preferences'
import { expect, test } from 'vitest'
import { cardOf, nowMs, sun, woman } from '../../../../study-device/testing/sample-items'
import { type Moment, submitTyped } from './answer-question'
import { beginDrill } from './begin-drill'
import { describeDays, describeSchedule } from './describe-schedule'
import type { RunningSession } from './running-session'
import { buildSession } from './testing/sample-session'

const learner = {
  userId: 'learner',
  preferences: { ...defaultStudyPreferences, zone: 'UTC' },
  parameters: null,
}
const moment: Moment = {
  nowMs,
  learnerDay: 20_544,
  reviewId: 'review-1',
  random: () => 0,
}
const answer = (session: RunningSession, text: string) => submitTyped(session, { text }, moment)

test('a right answer is told when it comes again, and the dates are those of the card', () => {
  const told = describeSchedule(answer(buildSession(), 'sun'), learner)
  expect(told).toMatch(/^Again in \d+ days$/)
})

test('a wrong one comes again at once; right then, it comes sooner than without the miss', () => {
  const missed = answer(buildSession(), 'cow')
  expect(describeSchedule(missed, learner)).toBe('Asked again in this session')
  const days = (text = '') => Number(/\d+/.exec(text)?.[0] ?? 1)
  const [question] = missed.study.queue.order
  if (question === undefined) throw new Error('nothing is asked')
  const again = { ...buildSession(), reps: missed.reps }
  const after = describeSchedule(answer(again, 'sun'), learner)
  const straight = describeSchedule(answer(buildSession(), 'sun'), learner)
  expect(days(after)).toBeLessThan(days(straight))
})

test('the answer that ends a lesson tells its first review', () => {
  const session = buildSession({ mode: 'lessons', items: [{ ...woman, kind: 'component' }] })
  const asked = { ...session, study: { ...session.study, shownLessons: 1 } }
  const question = { subjectId: woman.subjectId, facet: 'meaning' as const }
  const quiz: RunningSession = {
    ...asked,
    asked: {
      question,
      way: 'typed',
      askedAtMs: nowMs,
      retry: undefined,
      isRevealed: false,
      outcome: undefined,
    },
  }
  expect(describeSchedule(answer(quiz, 'woman'), learner)).toMatch(/^Learnt; first review /)
})

test('a drill asks what was missed, and tells no date', () => {
  const missed = answer(buildSession({ cards: [cardOf(sun, 'meaning')] }), 'cow')
  const drill = beginDrill(missed, { sessionId: 'drill', nowMs })
  expect(drill.study).toMatchObject({ mode: 'practice', answered: 0 })
  expect(drill.asked?.question.subjectId).toBe(sun.subjectId)
  expect(describeSchedule(answer(drill, 'sun'), learner)).toBeUndefined()
})

test.each([
  [0, 'later today'],
  [1, 'tomorrow'],
  [11, 'in 11 days'],
  [90, 'in 3 months'],
  [1000, 'in 3 years'],
])('%i days are said as “%s”', (days, said) => {
  expect(describeDays(days)).toBe(said)
})
