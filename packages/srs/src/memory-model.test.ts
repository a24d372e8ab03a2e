import { describe, expect, test } from 'vitest'
import { createMemoryModel, type MemoryState } from './memory-model'

describe('the FSRS-6 model with default parameters', () => {
  const model = createMemoryModel()

  test('a card that is always Good waits 2, 11, 46, 163 and 497 days', () => {
    const intervals: number[] = []
    let memory: MemoryState | undefined
    for (let answer = 0; answer < 5; answer++) {
      memory = model.nextState(memory, intervals.at(-1) ?? 0, 3)
      intervals.push(model.intervalDays(memory))
    }
    expect(intervals).toEqual([2, 11, 46, 163, 497])
  })

  test('stability is the time after which nine of ten are recalled', () => {
    expect(model.retrievability({ stability: 20, difficulty: 5 }, 20)).toBeCloseTo(0.9, 6)
    expect(model.retrievability({ stability: 20, difficulty: 5 }, 0)).toBe(1)
  })

  test('a failure makes memory weaker, and Hard is no failure', () => {
    const memory = { stability: 20, difficulty: 5 }
    expect(model.nextState(memory, 20, 1).stability).toBeLessThan(20)
    expect(model.nextState(memory, 20, 2).stability).toBeGreaterThan(20)
  })
})

test('a learner who wants to remember more comes back sooner, and the longest wait is a limit', () => {
  const memory = { stability: 100, difficulty: 5 }
  expect(createMemoryModel({ retention: 0.95 }).intervalDays(memory)).toBeLessThan(100)
  expect(createMemoryModel({ maximumIntervalDays: 60 }).intervalDays(memory)).toBe(60)
})
