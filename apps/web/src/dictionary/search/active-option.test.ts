import { describe, expect, test } from 'vitest'
import { moveActiveOption } from './active-option'

describe('keys move through ten results', () => {
  test.each<[number | null, string, number | null, string]>([
    [null, 'ArrowDown', 0, 'down leaves the field for the first result'],
    [0, 'ArrowDown', 1, 'down goes on'],
    [9, 'ArrowDown', 9, 'down stops at the end instead of jumping to the start'],
    [1, 'ArrowUp', 0, 'up goes back'],
    [0, 'ArrowUp', null, 'up from the first returns to the field'],
    [null, 'ArrowUp', null, 'up in the field has nowhere to go'],
    [0, 'PageDown', 6, 'a page down skips'],
    [8, 'PageDown', 9, 'a page down stops at the end'],
    [3, 'PageUp', 0, 'a page up stops at the first result'],
    [0, 'PageUp', null, 'a page up from the first returns to the field'],
  ])('from %s, %s goes to %s: %s', (from, key, to) => {
    expect(moveActiveOption(from, key, 10)).toBe(to)
  })
})

test('letters, Home and End belong to the text, and an empty list has no moves', () => {
  expect(moveActiveOption(0, 'a', 10)).toBeUndefined()
  expect(moveActiveOption(0, 'Home', 10)).toBeUndefined()
  expect(moveActiveOption(null, 'ArrowDown', 0)).toBeUndefined()
})
