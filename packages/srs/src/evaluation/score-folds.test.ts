import { expect, test } from 'vitest'
import { createLearnerCalendar } from '../learner-day'
import { createMemoryModel } from '../memory-model'
import { listForwardFolds } from './forward-folds'
import { predictRecall } from './predict-recall'
import { type LoggedReview, listCardHistories } from './review-history'
import { scoreFolds, type TrainingItem } from './score-folds'

const dayMs = 86_400_000
const startMs = Date.parse('2026-01-01T12:00Z')
const calendar = createLearnerCalendar({ zone: 'UTC', dayStartHour: 4 })
const review = (cardId: string, day: number, rating: LoggedReview['rating'] = 3) => ({
  cardId,
  reviewedAtMs: startMs + day * dayMs,
  rating,
})

test.each([
  [5, []],
  [6, ['1–2', '2–3', '3–4', '4–5', '5–6']],
  [20, ['5–8', '8–11', '11–14', '14–17', '17–20']],
])('%i reviews are cut as TimeSeriesSplit cuts them', (length, folds) => {
  expect(listForwardFolds(length).map(({ start, end }) => `${start}–${end}`)).toEqual(folds)
})

test('repeats of one day are not scored, but move memory', () => {
  const reviews = [
    review('a', 0),
    review('a', 0.01),
    review('a', 3, 1),
    review('a', 3.01),
    review('a', 5),
  ]
  const [history = []] = listCardHistories(reviews.toReversed(), calendar)
  expect(history.map(({ elapsedDays }) => elapsedDays)).toEqual([0, 0, 3, 0, 2])
  const model = createMemoryModel()
  const predictions = predictRecall(history, model)
  expect(predictions).toMatchObject([
    { elapsedDays: 3, reviewNumber: 2, lapses: 0, isRecalled: false },
    { elapsedDays: 2, reviewNumber: 3, lapses: 1, isRecalled: true },
  ])
  const repeated = model.nextState(model.nextState(undefined, 0, 3), 0, 3)
  expect(predictions[0]?.recallChance).toBe(model.retrievability(repeated, 3))
})

test('a fold is predicted with what was learnt from its past, and never from its future', async () => {
  const reviews = Array.from({ length: 60 }, (_, index) => review(`card ${index % 5}`, index / 2.5))
  const pasts: TrainingItem[][] = []
  const score = await scoreFolds(listCardHistories(reviews, calendar), (past) => {
    pasts.push(past)
    return undefined
  })
  const latest = pasts.map((past) =>
    Math.max(...past.flatMap((item) => item.map(({ reviewedAtMs }) => reviewedAtMs))),
  )
  const longTerm = reviews.slice(5).map(({ reviewedAtMs }) => reviewedAtMs)
  expect(pasts.map((past) => past.length)).toEqual([10, 19, 28, 37, 46])
  expect(latest).toEqual([10, 19, 28, 37, 46].map((start) => longTerm[start - 1]))
  expect(score?.reviewCount).toBe(45)
})
