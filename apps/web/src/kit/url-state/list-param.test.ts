import * as v from 'valibot'
import { expect, test } from 'vitest'
import { jlptParam, listParam } from './list-param'

const strokes = listParam(v.pipe(v.number(), v.safeInteger(), v.minValue(1)))

test.each([
  [undefined, [], 'the parameter is not there'],
  [[8, 9], [8, 9], 'a list'],
  [8, [8], 'one value is a list of one'],
  ['eight', [], 'a word is no count'],
  [[8, 'x'], [], 'a list with a fault'],
  [[0], [], 'no kanji has no strokes'],
  [null, [], 'null'],
  [{ 0: 8 }, [], 'an object'],
])('strokes=%j reads %j: %s', (value, expected, _reason) => {
  expect(v.parse(strokes, value)).toEqual(expected)
})

test.each([
  ['N5', ['N5'], 'one level'],
  [['N5', 'N1'], ['N5', 'N1'], 'several levels'],
  ['N6', [], 'there is no such level'],
])('jlpt=%j reads %j: %s', (value, expected, _reason) => {
  expect(v.parse(jlptParam, value)).toEqual(expected)
})
