import { describe, expect, test } from 'vitest'
import { describeStrokeType } from './stroke-type'

describe('KanjiVG types in words', () => {
  test.each([
    ['㇐', 'horizontal, left to right', 'the first stroke of 十'],
    ['㇑a', 'vertical, top to bottom', 'a letter marks a small difference of shape only'],
    ['㇔/㇏', 'dot, down to the right', 'of two readings the first is the stroke as drawn'],
    ['㇆', 'horizontal, then a turn down that ends in a hook to the left', 'second of 月'],
  ])('%s: %s (%s)', (type, words) => {
    expect(describeStrokeType(type)).toBe(words)
  })
})

test('an unknown or missing type has no words', () => {
  expect(describeStrokeType('６')).toBeUndefined()
  expect(describeStrokeType(null)).toBeUndefined()
  expect(describeStrokeType('')).toBeUndefined()
})
