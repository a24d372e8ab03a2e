import { expect, test } from 'vitest'
import { predictRecall } from '../evaluation/predict-recall'
import { createMemoryModel, type MemoryState } from '../memory-model'
import { again } from '../rating'
import { createSeededRandom } from '../seeded-random'
import { loadOptimiser } from './load-optimiser'
import { fewestTrainingReviews, neededGain, trainParameters } from './train-parameters'
import {
  countLongTerm,
  parseTrainingCard,
  type TrainingHistory,
  toTrainingCsv,
} from './training-history'
import { areUsableParameters } from './usable-parameters'

const dayMs = 86_400_000

const learners: Record<
  'forgets quickly' | 'remembers long' | 'gains little from each review',
  number[]
> = {
  'forgets quickly': [
    0.1, 0.4, 0.9, 3, 6.8, 0.88, 2.2, 0.02, 1.2, 0.2, 0.75, 1.3, 0.15, 0.25, 1.6, 0.5, 1.8, 0.6,
    0.1, 0.07, 0.3,
  ],
  'remembers long': [
    0.6, 3.1, 6.5, 22, 6.2, 0.8, 2.9, 0.01, 2.3, 0.12, 1, 1.7, 0.05, 0.3, 1.7, 0.6, 1.9, 0.55, 0.09,
    0.06, 0.12,
  ],
  'gains little from each review': [
    0.25, 1.4, 2.6, 9, 6.9, 0.95, 3.3, 0.01, 1.1, 0.3, 0.5, 1.2, 0.09, 0.2, 1.5, 0.45, 1.8, 0.5,
    0.1, 0.07, 0.2,
  ],
}

/** So many cards begun over the first half of a stretch, asked when the default parameters say. */
function simulate(
  parameters: readonly number[] | undefined,
  { cards, days, seed }: { cards: number; days: number; seed: number },
): TrainingHistory[] {
  const dice = createSeededRandom(seed)
  const truth = createMemoryModel(parameters === undefined ? {} : { parameters })
  const scheduler = createMemoryModel()
  return Array.from({ length: cards }, (_, card) => {
    const answers: string[] = []
    let memory: MemoryState | undefined
    let scheduled: MemoryState | undefined
    let elapsedDays = 0
    for (let day = Math.floor((card * days) / cards / 2); day < days; day += elapsedDays) {
      const chance = memory === undefined ? 0.76 : truth.retrievability(memory, elapsedDays)
      const rating = dice() < chance ? 3 : again
      answers.push(`${20_000 + day}:${rating}:${memory === undefined ? 1 : 0}`)
      memory = truth.nextState(memory, elapsedDays, rating)
      scheduled = scheduler.nextState(scheduled, elapsedDays, rating)
      elapsedDays = scheduler.intervalDays(scheduled)
    }
    return parseTrainingCard(answers.join(','))
  }).flat()
}

async function getOptimiser() {
  const optimise = await loadOptimiser()
  if (optimise === undefined) throw new Error('the optimiser is missing on this system')
  return optimise
}

const splitMs = (20_000 + 300) * dayMs

/** The answers of a year, cut after 300 days: what is learnt from and what comes later. */
function cut(histories: readonly TrainingHistory[]): TrainingHistory[] {
  return histories
    .map((history) => history.filter(({ reviewedAtMs }) => reviewedAtMs < splitMs))
    .filter(({ length }) => length > 0)
}

/** How far foretold recall is from what came, over tenths of the foretold chance, 0 to 1. */
function findLaterError(
  histories: readonly TrainingHistory[],
  parameters: readonly number[] | undefined,
) {
  const model = createMemoryModel(parameters === undefined ? {} : { parameters })
  const later = histories
    .flatMap((history) => predictRecall(history, model))
    .filter(({ reviewedAtMs }) => reviewedAtMs >= splitMs)
  const bins = new Map<number, { difference: number }>()
  let loss = 0
  for (const { recallChance, isRecalled } of later) {
    const key = Math.min(9, Math.floor(recallChance * 10))
    const bin = bins.get(key) ?? { difference: 0 }
    bin.difference += recallChance - Number(isRecalled)
    bins.set(key, bin)
    loss -= Math.log(isRecalled ? recallChance : 1 - recallChance)
  }
  const error = [...bins.values()].reduce((sum, { difference }) => sum + Math.abs(difference), 0)
  return { error: error / later.length, logLoss: loss / later.length, count: later.length }
}

/** Whoever remembers long is seldom asked: more cards make as many answers. */
const cardsOf = (parameters: readonly number[]) =>
  parameters === learners['remembers long'] ? 4500 : 1800

test.each(Object.entries(learners))(
  'for somebody who %s, training lowers the log loss on later answers, and recall comes as foretold',
  async (_name, parameters) => {
    const all = simulate(parameters, { cards: cardsOf(parameters), days: 365, seed: 31 })
    const shares: number[] = []
    const outcome = await trainParameters(cut(all), {
      active: undefined,
      optimise: await getOptimiser(),
      onProgress: (share) => shares.push(share),
    })
    if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome))
    expect(outcome.after.logLoss).toBeLessThan(outcome.before.logLoss * (1 - neededGain))
    const byDefault = findLaterError(all, undefined)
    const trained = findLaterError(all, outcome.parameters)
    expect(trained.count).toBeGreaterThan(2000)
    expect(trained.logLoss).toBeLessThan(byDefault.logLoss)
    expect(trained.error).toBeLessThan(0.02)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBe(1)

    // Trained once more on the same answers there is nothing to gain.
    const second = await trainParameters(cut(all), {
      active: outcome.parameters,
      optimise: await getOptimiser(),
      onProgress: () => {},
    })
    expect(second).toMatchObject({ kind: 'not-better' })
  },
  30_000,
)

test('of somebody who remembers as the default parameters say, new ones are refused', async () => {
  const outcome = await trainParameters(simulate(undefined, { cards: 1500, days: 365, seed: 7 }), {
    active: undefined,
    optimise: await getOptimiser(),
    onProgress: () => {},
  })
  expect(outcome).toMatchObject({ kind: 'not-better' })
})

test('a log that is too short is not trained on at all', async () => {
  const histories = simulate(learners['forgets quickly'], { cards: 20, days: 60, seed: 5 })
  const outcome = await trainParameters(histories, {
    active: undefined,
    optimise: () => Promise.reject(new Error('it must not be asked')),
    onProgress: () => {},
  })
  const have = countLongTerm(histories)
  expect(have).toBeGreaterThan(50)
  expect(outcome).toEqual({
    kind: 'too-few-reviews',
    have,
    need: fewestTrainingReviews,
  })
})

test('parameters that are out of bounds are an error and never kept', async () => {
  const histories = simulate(learners['forgets quickly'], { cards: 400, days: 200, seed: 5 })
  const good = learners['forgets quickly']
  // What is tried is in bounds and better; what is learnt from all of it in the end is not.
  const answers = [good, good.with(4, 99)]
  const optimise = async () => answers.shift() ?? []
  await expect(
    trainParameters(histories, { active: undefined, optimise, onProgress: () => {} }),
  ).rejects.toThrow('out of bounds')
  expect(areUsableParameters(good)).toBe(true)
  expect(areUsableParameters(good.slice(0, 19))).toBe(false)
  expect(areUsableParameters(good.with(0, Number.NaN))).toBe(false)
})

test('a history begins at the lesson: what was taken for known before is left out', () => {
  const histories = parseTrainingCard('90:3:0,97:1:0,98:3:1,98:3:0,101:3:0,120:1:1,119:3:0')
  expect(
    histories.map((history) => history.map(({ elapsedDays, rating }) => [elapsedDays, rating])),
  ).toEqual([
    [
      [0, 3],
      [0, 3],
      [3, 3],
    ],
    [
      [0, 1],
      [0, 3],
    ],
  ])
  const csv = new TextDecoder().decode(toTrainingCsv(histories, { untilMs: 101 * dayMs }))
  expect(csv.split('\n').slice(1)).toEqual([
    `0,${98 * dayMs + dayMs / 2},3,0,0`,
    `0,${98 * dayMs + dayMs / 2 + 1},3,2,0`,
  ])
  expect(() => parseTrainingCard('90:7:1')).toThrow('no answer')
})
