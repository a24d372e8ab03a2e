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
  const mark = toDirectionMark({ points: right, numberAt: null })
  const [tip, ...wings] = mark?.head ?? []
  expect(wings.every(([x]) => x < (tip?.[0] ?? 0))).toBe(true)
  expect(mark?.head.every(([, y]) => y < 50)).toBe(true)
})

test('the arrow of a vertical points down and lies left of it, where no number stands', () => {
  const mark = toDirectionMark({ points: down, numberAt: null })
  const [tip, ...wings] = mark?.head ?? []
  expect(wings.every(([, y]) => y < (tip?.[1] ?? 0))).toBe(true)
  expect(mark?.head.every(([x]) => x < 50)).toBe(true)
})

test('a hook at the end does not turn the arrow of the whole stroke', () => {
  const hooked = toDirectionMark({ points: [...down, [40, 85]], numberAt: null })
  expect(hooked).toEqual(toDirectionMark({ points: down, numberAt: null }))
})

test('what goes nowhere has no direction', () => {
  expect(toDirectionMark({ points: [[5, 5]], numberAt: null })).toBeUndefined()
  expect(toDirectionMark({ points: [], numberAt: null })).toBeUndefined()
})

test('where its number stands above a horizontal, the arrow goes below', () => {
  const mark = toDirectionMark({ points: right, numberAt: { x: 22, y: 46 } })
  expect(mark?.head.every(([, y]) => y > 50)).toBe(true)
})

test('where numbers are small because strokes stand close, so is the arrow', () => {
  const { head: usual = [] } = toDirectionMark({ points: right, numberAt: { x: 5, y: 90 } }) ?? {}
  const small = toDirectionMark({ points: right, numberAt: { x: 5, y: 90, size: 5 } })
  const reach = (corners: readonly StrokePoint[]) => Math.max(...corners.map(([x]) => x)) - 20
  expect(reach(small?.head ?? [])).toBeCloseTo((5 / 8) * reach(usual))
  // Off the ink all the same.
  expect(small?.head.every(([, y]) => y < 50 - 2)).toBe(true)
})
