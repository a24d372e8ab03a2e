import { expect, test } from 'vitest'
import { withNewest } from './recent-searches'

test('a search used again moves to the front and is listed once', () => {
  expect(withNewest(['neko', 'inu', 'tori'], 'inu')).toEqual(['inu', 'neko', 'tori'])
})

test('the oldest search makes room for the thirteenth', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => `query ${index}`)
  const after = withNewest(twelve, 'newest')
  expect(after).toHaveLength(12)
  expect(after[0]).toBe('newest')
  expect(after).not.toContain('query 11')
})

test('an empty search is not remembered', () => {
  expect(withNewest(['neko'], '  ')).toEqual(['neko'])
})
