import { expect, test } from 'vitest'
import { toDayBlocks, toHourBlocks } from './forecast-blocks'

const hours = Array.from({ length: 24 }, (_, index) => ({
  startsAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
  count: index,
}))

test('three hours are one bar, and none of their reviews is lost', () => {
  const blocks = toHourBlocks(hours)
  expect(blocks).toHaveLength(8)
  expect(blocks[1]).toEqual({
    startsAt: '2026-01-01T03:00:00.000Z',
    endsAt: '2026-01-01T06:00:00.000Z',
    count: 12,
  })
  expect(blocks.reduce((sum, { count }) => sum + count, 0)).toBe(276)
})

test('a rest of hours is a bar of its own', () => {
  expect(toHourBlocks(hours.slice(0, 4)).at(-1)?.endsAt).toBe('2026-01-01T04:00:00.000Z')
})

test('a day ends where the next begins, which clock changes may move', () => {
  const days = [
    { day: 20_541, startsAt: '2026-03-28T03:00:00.000Z', count: 5 },
    { day: 20_542, startsAt: '2026-03-29T02:00:00.000Z', count: 7 },
  ]
  expect(toDayBlocks(days).map(({ endsAt }) => endsAt)).toEqual([
    '2026-03-29T02:00:00.000Z',
    '2026-03-30T02:00:00.000Z',
  ])
})
