import { expect, test } from 'vitest'
import { findAfterId, placeAfter } from './place-after'

test.each([
  ['a', 2, 'c', 'down to the end'],
  ['c', 0, null, 'up to the front'],
  ['b', 0, null, 'up by one'],
  ['b', 2, 'c', 'down by one'],
  ['b', 1, 'a', 'back to where it was'],
])('%s dragged to place %i stands behind %s: %s', (movedId, toIndex, afterId, _reason) => {
  expect(findAfterId(['a', 'b', 'c'], { movedId, toIndex })).toBe(afterId)
})

test('several move together, in the order given', () => {
  const toId = (each: string) => each
  const move = { movedIds: ['d', 'a'], afterId: 'b' }
  expect(placeAfter(['a', 'b', 'c', 'd'], toId, move)).toEqual(['b', 'd', 'a', 'c'])
})
