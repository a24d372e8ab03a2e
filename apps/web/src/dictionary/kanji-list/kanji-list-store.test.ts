import { expect, test } from 'vitest'
import { findNeighbours } from './kanji-list-store'

test('in the middle of a list there is a kanji on both sides', () => {
  expect(findNeighbours(['日', '一', '国'], '一')).toEqual({
    previous: '日',
    next: '国',
    place: 2,
    count: 3,
  })
})

test('the ends of a list have one neighbour', () => {
  expect(findNeighbours(['日', '一', '国'], '日')).toMatchObject({
    previous: undefined,
    next: '一',
  })
  expect(findNeighbours(['日', '一', '国'], '国')).toMatchObject({
    previous: '一',
    next: undefined,
  })
})

test('a kanji reached by another way has no neighbours in an old list', () => {
  expect(findNeighbours(['日', '一', '国'], '食')).toBeUndefined()
})
