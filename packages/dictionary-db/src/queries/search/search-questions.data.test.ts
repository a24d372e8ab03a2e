import { afterAll, describe, expect, test } from 'vitest'
import { openFullDictionary } from '../../testing/open-full-dictionary'
import { answerQuestion, readQuestions } from './questions/answer-questions'
import { scoreCuts } from './questions/cut-sentences'
import {
  leastShares,
  leastSharesOfEighteenth,
  leastSharesOfEighth,
  leastSharesOfEleventh,
  leastSharesOfFifteenth,
  leastSharesOfFifth,
  leastSharesOfFourteenth,
  leastSharesOfFourth,
  leastSharesOfLater,
  leastSharesOfNineteenth,
  leastSharesOfNinth,
  leastSharesOfSeventeenth,
  leastSharesOfSeventh,
  leastSharesOfSixteenth,
  leastSharesOfSixth,
  leastSharesOfTenth,
  leastSharesOfThird,
  leastSharesOfThirteenth,
  leastSharesOfTwelfth,
  leastSharesOfTwentieth,
  leastSharesOfTwentyFirst,
  leastSharesOfTwentyFourth,
  leastSharesOfTwentySecond,
  leastSharesOfTwentyThird,
} from './questions/least-shares'

/** Shares mean nothing among two hundred chosen words: needs the real ones. */
const dictionary = openFullDictionary()
afterAll(() => dictionary?.close())

describe.runIf(dictionary !== undefined)('questions of learners', () => {
  const rounds = (
    [
      ['first', ['open', 'held-out'], leastShares, 700],
      ['later', ['open-2', 'held-out-2'], leastSharesOfLater, 250],
      ['third', ['open-3', 'held-out-3'], leastSharesOfThird, 400],
      ['fourth', ['open-4', 'held-out-4'], leastSharesOfFourth, 250],
      ['fifth', ['open-5', 'held-out-5'], leastSharesOfFifth, 130],
      ['sixth', ['open-6', 'held-out-6'], leastSharesOfSixth, 500],
      ['seventh', ['open-7', 'held-out-7'], leastSharesOfSeventh, 280],
      ['eighth', ['open-8', 'held-out-8'], leastSharesOfEighth, 110],
      ['ninth', ['open-9'], leastSharesOfNinth, 140],
      ['tenth', ['open-10'], leastSharesOfTenth, 280],
      ['eleventh', ['open-11'], leastSharesOfEleventh, 130],
      ['twelfth', ['open-12'], leastSharesOfTwelfth, 190],
      ['thirteenth', ['open-13'], leastSharesOfThirteenth, 250],
      ['fourteenth', ['open-14'], leastSharesOfFourteenth, 450],
      ['fifteenth', ['open-15'], leastSharesOfFifteenth, 290],
      ['sixteenth', ['open-16'], leastSharesOfSixteenth, 250],
      ['seventeenth', ['open-17'], leastSharesOfSeventeenth, 400],
      ['eighteenth', ['open-18'], leastSharesOfEighteenth, 450],
      ['nineteenth', ['open-19'], leastSharesOfNineteenth, 120],
      ['twentieth', ['open-20'], leastSharesOfTwentieth, 330],
      ['twenty-first', ['open-21'], leastSharesOfTwentyFirst, 150],
      ['twenty-second', ['open-22'], leastSharesOfTwentySecond, 40],
      ['twenty-third', ['open-23'], leastSharesOfTwentyThird, 50],
      ['twenty-fourth', ['open-24'], leastSharesOfTwentyFourth, 40],
    ] as const
  ).map(([round, sets, least, fewest]) => {
    return { round, least, fewest, questions: sets.flatMap((set) => readQuestions(set)) }
  })
  test.each(
    rounds.flatMap(({ round, least, questions }) =>
      Object.entries(least).map(([kind, shares]) => [round, kind, shares, questions] as const),
    ),
  )('%s questions, %s: %j', (_round, kind, { first, amongFive }, asked) => {
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
    ['open-2', 0.99, 75],
    ['held-out', 0.985, 150],
    ['held-out-2', 0.97, 30],
  ] as const)('the %s sentences are cut at an F1 of %d', (set, least, count) => {
    if (dictionary === undefined) return
    const { f1, sentences } = scoreCuts(dictionary, set)
    expect(sentences).toBeGreaterThanOrEqual(count)
    expect(f1).toBeGreaterThanOrEqual(least)
  })

  test.each(rounds)('every kind of $round questions has its least share', (each) => {
    expect(new Set(each.questions.map(({ kind }) => kind))).toEqual(
      new Set(Object.keys(each.least)),
    )
    expect(each.questions.length).toBeGreaterThanOrEqual(each.fewest)
  })
})
