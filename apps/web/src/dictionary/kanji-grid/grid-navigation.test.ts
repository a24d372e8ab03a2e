import { describe, expect, test } from 'vitest'
import { findTileByKey } from './grid-navigation'

// Two groups: the first has a full row of three and a short one, the second a row of two.
//   0 1 2
//   3
//   (heading)
//   4 5
const places = [
  { left: 0, top: 0 },
  { left: 80, top: 0 },
  { left: 160, top: 0 },
  { left: 0, top: 90 },
  { left: 0, top: 230 },
  { left: 80, top: 230 },
]

const tiles = { count: places.length, placeAt: (index: number) => places[index] }

describe('arrow keys follow the layout', () => {
  test.each([
    [1, 'ArrowDown', 3, 'a short row is entered at its nearest tile'],
    [3, 'ArrowDown', 4, 'down goes on into the next group'],
    [5, 'ArrowUp', 3, 'up goes back into the group before'],
    [3, 'ArrowUp', 0, 'up keeps the column'],
    [2, 'ArrowRight', 3, 'right goes on in the next row'],
    [4, 'ArrowLeft', 3, 'left goes back to the row before'],
    [4, 'Home', 0, 'Home goes to the first kanji'],
    [0, 'End', 5, 'End goes to the last one loaded'],
  ])('from tile %i, %s leads to tile %i: %s', (from, key, to) => {
    expect(findTileByKey(tiles, from, key)).toBe(to)
  })
})

test('at the edges, and for other keys, nothing moves', () => {
  expect(findTileByKey(tiles, 5, 'ArrowDown')).toBeUndefined()
  expect(findTileByKey(tiles, 0, 'ArrowUp')).toBeUndefined()
  expect(findTileByKey(tiles, 0, 'ArrowLeft')).toBeUndefined()
  expect(findTileByKey(tiles, 0, 'x')).toBeUndefined()
})
