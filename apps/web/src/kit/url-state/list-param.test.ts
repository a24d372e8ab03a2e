import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { jlptParam, listParam } from './list-param'

const strokes = listParam(z.int().check(z.minimum(1)))

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
  expect(strokes.parse(value)).toEqual(expected)
})

test.each([
  ['N5', ['N5'], 'one level'],
  [['N5', 'N1'], ['N5', 'N1'], 'several levels'],
  ['N6', [], 'there is no such level'],
])('jlpt=%j reads %j: %s', (value, expected, _reason) => {
  expect(jlptParam.parse(value)).toEqual(expected)
})
