import { afterAll, describe, expect, test } from 'vitest'
import { openFullDictionary } from '../../testing/open-full-dictionary'
import { answerQuestion, readQuestions } from './questions/answer-questions'
import { scoreCuts } from './questions/cut-sentences'
import {
  leastShares,
  leastSharesOfFourth,
  leastSharesOfLater,
  leastSharesOfThird,
} from './questions/least-shares'

/** Shares mean nothing among two hundred chosen words: needs the real ones. */
const dictionary = openFullDictionary()
afterAll(() => dictionary?.close())

describe.runIf(dictionary !== undefined)('questions of learners', () => {
  const questions = [...readQuestions('open'), ...readQuestions('held-out')]
  const later = [...readQuestions('open-2'), ...readQuestions('held-out-2')]
  const third = [...readQuestions('open-3'), ...readQuestions('held-out-3')]
  const fourth = [...readQuestions('open-4'), ...readQuestions('held-out-4')]
  test.each([
    ...Object.entries(leastShares).map(
      ([kind, least]) => ['first', kind, least, questions] as const,
    ),
    ...Object.entries(leastSharesOfLater).map(
      ([kind, least]) => ['later', kind, least, later] as const,
    ),
    ...Object.entries(leastSharesOfThird).map(
      ([kind, least]) => ['third', kind, least, third] as const,
    ),
    ...Object.entries(leastSharesOfFourth).map(
      ([kind, least]) => ['fourth', kind, least, fourth] as const,
    ),
  ])('%s questions, %s: %j', (_set, kind, { first, amongFive }, asked) => {
    if (dictionary === undefined) return
    const answers = asked
      .filter((question) => question.kind === kind)
      .map((question) => answerQuestion(dictionary, question))
    const share = (count: number) => Math.floor((100 * count) / answers.length)
    expect(share(answers.filter(({ place }) => place === 1).length)).toBeGreaterThanOrEqual(first)
    expect(share(answers.filter(({ place }) => place !== undefined).length)).toBeGreaterThanOrEqual(
      amongFive,
    )
  })

  test.each([
    ['open', 0.99, 180],
    ['held-out', 0.985, 150],
    ['held-out-2', 0.97, 30],
  ] as const)('the %s sentences are cut at an F1 of %d', (set, least, count) => {
    if (dictionary === undefined) return
    const { f1, sentences } = scoreCuts(dictionary, set)
    expect(sentences).toBeGreaterThanOrEqual(count)
    expect(f1).toBeGreaterThanOrEqual(least)
  })

  test('every kind of question has its least share', () => {
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(Object.keys(leastShares)))
    expect(new Set(later.map(({ kind }) => kind))).toEqual(new Set(Object.keys(leastSharesOfLater)))
    expect(new Set(third.map(({ kind }) => kind))).toEqual(new Set(Object.keys(leastSharesOfThird)))
    expect(new Set(fourth.map(({ kind }) => kind))).toEqual(
      new Set(Object.keys(leastSharesOfFourth)),
    )
    expect(questions.length).toBeGreaterThanOrEqual(700)
    expect(later.length).toBeGreaterThanOrEqual(250)
    expect(third.length).toBeGreaterThanOrEqual(400)
    expect(fourth.length).toBeGreaterThanOrEqual(250)
  })
})
