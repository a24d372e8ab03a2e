import { expect, test } from 'vitest'
import { formatLearnerDay } from '../../../study/profile/learner-days'
import { toHeatCells } from './heat-cells'

const today = 20_000

test('every day of the last thirteen weeks has a place, today the last', () => {
  const cells = toHeatCells([{ day: today, reviews: 3 }], today)
  expect(cells).toHaveLength(91)
  expect(cells.at(-1)).toEqual({ day: today, reviews: 3, step: 1 })
  expect(cells[0]).toEqual({ day: today - 90, reviews: 0, step: 0 })
})

test('how dark a day is follows the learner’s own days, not a fixed number', () => {
  const heat = [10, 20, 30, 40].map((reviews, index) => ({ day: today - index, reviews }))
  const steps = toHeatCells(heat, today)
    .slice(-4)
    .map(({ step }) => step)
  expect(steps).toEqual([4, 3, 2, 1])
})

test('a day with lessons only counts as studied', () => {
  expect(toHeatCells([{ day: today, reviews: 0 }], today).at(-1)?.step).toBe(1)
})

test('learner days count from 1 January 1970', () => {
  expect(formatLearnerDay(0)).toBe('Jan 1, 1970')
})
