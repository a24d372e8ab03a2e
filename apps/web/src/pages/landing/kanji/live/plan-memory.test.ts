import { expect, test } from 'vitest'
import { planMemory, recallAt } from './plan-memory'

test('each review comes when the chance of remembering has fallen to nine in ten', () => {
  for (const stretch of planMemory(['remembered', 'remembered', 'remembered'])) {
    expect(recallAt(stretch, stretch.fromDay)).toBe(1)
    expect(recallAt(stretch, stretch.dueDay)).toBeCloseTo(0.9, 1)
  }
})

test('what is remembered is asked ever later, what was forgotten soon again', () => {
  const pauses = planMemory(['remembered', 'remembered', 'forgotten']).map(
    ({ fromDay, dueDay }) => dueDay - fromDay,
  )
  const [first = 0, second = 0, third = 0, fourth = 0] = pauses
  expect(second).toBeGreaterThan(first)
  expect(third).toBeGreaterThan(second)
  expect(fourth).toBeLessThan(third)
})
