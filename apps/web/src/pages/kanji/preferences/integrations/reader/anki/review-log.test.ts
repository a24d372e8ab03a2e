import { expect, test } from 'vitest'
import { type LoggedAnswer, toMemory, toPastAnswers } from './review-log'

const answer = (id: number, more: Partial<LoggedAnswer> = {}): LoggedAnswer => ({
  id,
  ease: 3,
  ivl: 5,
  type: 1,
  factor: 2500,
  ...more,
})
const learning = (id: number) => answer(id, { type: 0, ivl: -600 })
const ids = (log: LoggedAnswer[]) => toPastAnswers(log).answers.map(({ atMs }) => atMs)

test.each<[string, LoggedAnswer[], number[]]>([
  ['what was learnt counts from its first step', [learning(1), learning(2), answer(3)], [1, 2, 3]],
  ['learnt again, it begins there', [learning(1), answer(2), learning(3), answer(4)], [3, 4]],
  ['cramming is no review', [learning(1), answer(2, { type: 3, factor: 0 }), answer(3)], [1, 3]],
  ['a filtered deck that reschedules is', [learning(1), answer(2, { type: 3 })], [1, 2]],
  [
    'a reset begins anew',
    [learning(1), answer(2, { ease: 0, type: 4, factor: 0 }), answer(3)],
    [3],
  ],
  ['no button, no answer', [learning(1), answer(2, { ease: 0, type: 5 })], [1]],
  ['of a log without a beginning, from the first days', [answer(1, { ivl: -60 }), answer(2)], [2]],
  ['nothing is left of nothing', [answer(1, { ease: 0, type: 4 })], []],
])('%s', (_what, log, expected) => {
  expect(ids(log)).toEqual(expected)
})

test('without a beginning the first interval says what was known', () => {
  expect(toPastAnswers([answer(1, { ivl: 40, factor: 1900 })]).start).toEqual({
    stability: 40,
    difficulty: 7.5,
  })
  expect(toMemory({ ivl: 10, factor: 0 })).toEqual({ stability: 10, difficulty: 5 })
})
