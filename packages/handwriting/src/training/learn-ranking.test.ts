import { expect, test } from 'vitest'
import { scoreCandidate } from '../ranking/ranker'
import { learnRanking, type RankingQuestion } from './learn-ranking'
import { createRandom } from './random'

/** Right is the candidate whose two numbers have the same sign: no straight line tells it. */
function askAboutSigns(count: number): RankingQuestion[] {
  const random = createRandom(3)
  return Array.from({ length: count }, () => {
    const right = random() < 0.5 ? 1 : -1
    const sides = [
      [right, right],
      [1, -1],
      [-1, 1],
    ]
    const features = sides.map((side) => Float32Array.from(side, (each) => each * (0.5 + random())))
    return { features, isRight: [true, false, false] }
  })
}

function countRight(hidden: number): number {
  const weights = learnRanking(askAboutSigns(300), { hidden, rounds: 20, decay: 2e-5, seed: 1 })
  return askAboutSigns(300).filter(({ features: [right, ...wrong] }) => {
    const score = (each: Float32Array | undefined) =>
      each === undefined ? 0 : scoreCandidate(weights, each)
    return wrong.every((each) => score(right) > score(each))
  }).length
}

test('the hidden layer learns what a straight line cannot tell', () => {
  expect(countRight(6)).toBeGreaterThan(285)
  expect(countRight(0)).toBeLessThan(200)
})

test('the same course gives the same weights', () => {
  const course = { hidden: 2, rounds: 3, decay: 2e-5, seed: 9 }
  expect(learnRanking(askAboutSigns(40), course)).toEqual(learnRanking(askAboutSigns(40), course))
})

test('decay keeps weights small', () => {
  const course = { hidden: 0, rounds: 20, seed: 1 }
  const questions = askAboutSigns(60)
  const largest = (decay: number) =>
    Math.max(...learnRanking(questions, { ...course, decay }).linear.map(Math.abs))
  expect(largest(1)).toBeLessThan(0.5 * largest(0))
})
