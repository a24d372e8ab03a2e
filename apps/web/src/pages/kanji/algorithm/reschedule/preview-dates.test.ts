import { expect, test } from 'vitest'
import { addPortion } from './preview-dates'

test('portions add up, day by day', () => {
  const none = { cards: 0, earlier: 0, later: 0, loadNow: [], loadThen: [] }
  const first = { cards: 3, earlier: 1, later: 1, loadNow: [2, 1], loadThen: [3, 0] }
  const second = { cards: 2, earlier: 0, later: 2, loadNow: [0, 2], loadThen: [0, 1] }
  expect(addPortion(none, first)).toEqual(first)
  expect(addPortion(first, second)).toEqual({
    cards: 5,
    earlier: 1,
    later: 3,
    loadNow: [2, 3],
    loadThen: [3, 1],
  })
})
