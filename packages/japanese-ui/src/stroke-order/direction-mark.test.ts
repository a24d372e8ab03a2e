import { expect, test } from 'vitest'
import { toDirectionMark } from './direction-mark'
import type { StrokePoint } from './stroke'

const right: StrokePoint[] = [
  [20, 50],
  [50, 50],
  [90, 50],
]
const down: StrokePoint[] = [
  [50, 10],
  [50, 60],
  [50, 95],
]

test('the arrow of a horizontal points to the right and lies above it', () => {
  const mark = toDirectionMark(right)
  const [tip, ...wings] = mark?.head ?? []
  expect(wings.every(([x]) => x < (tip?.[0] ?? 0))).toBe(true)
  expect(mark?.head.every(([, y]) => y < 50)).toBe(true)
})

test('the arrow of a vertical points down and lies left of it, where no number stands', () => {
  const mark = toDirectionMark(down)
  const [tip, ...wings] = mark?.head ?? []
  expect(wings.every(([, y]) => y < (tip?.[1] ?? 0))).toBe(true)
  expect(mark?.head.every(([x]) => x < 50)).toBe(true)
})

test('a hook at the end does not turn the arrow of the whole stroke', () => {
  const hooked = toDirectionMark([...down, [40, 85]])
  expect(hooked).toEqual(toDirectionMark(down))
})

test('what goes nowhere has no direction', () => {
  expect(toDirectionMark([[5, 5]])).toBeUndefined()
  expect(toDirectionMark([])).toBeUndefined()
})
