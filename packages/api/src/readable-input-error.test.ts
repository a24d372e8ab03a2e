import { input as listKanji } from '@kotonoha/contract/dict/kanji/list-kanji'
import { input as listWordsOfKanji } from '@kotonoha/contract/dict/kanji/list-words'
import { input as getDefinition } from '@kotonoha/contract/dict/words/get-definition-overview'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { toReadableInputError } from './readable-input-error'

test.each<[schema: z.ZodType, input: unknown, message: string]>([
  [listKanji, { jlpt: 'N6' }, 'jlpt: expected one of N5, N4, N3, N2, N1, or a list of them'],
  [listKanji, { strokes: [1, 'x'] }, 'strokes[1]: expected number, received string'],
  [listKanji, { limit: 1000 }, 'limit: too big: expected number to be <=200'],
  [listKanji, 'N5', 'input: expected object, received string'],
  [listKanji, undefined, 'input: expected object, received undefined'],
  [listWordsOfKanji, { id: '日本人' }, 'id: a kanji id is one character'],
  [listWordsOfKanji, { id: '\ud800' }, 'id: not well-formed text'],
  [listWordsOfKanji, { id: '食\0' }, 'id: not well-formed text'],
  [
    listWordsOfKanji,
    { id: '食', position: 'top' },
    'position: expected one of "start"|"middle"|"end"',
  ],
  [getDefinition, {}, 'wordId: expected number, received undefined'],
  [getDefinition, { wordId: 1.5 }, 'wordId: expected int, received number'],
  [
    getDefinition,
    { wordId: 'x', spellingId: 1 },
    'wordId: expected number, received string; spellingId: expected string, received number',
  ],
])('%#: %j says which field is wrong and what was expected: %s', (schema, input, message) => {
  const parsed = schema.safeParse(input)
  expect(parsed.error && toReadableInputError(parsed.error)).toBe(message)
})

test('of many faults the first three are named', () => {
  const parsed = listKanji.safeParse({ strokes: ['a', 'b', 'c', 'd', 'e'] })
  expect(parsed.error && toReadableInputError(parsed.error).split('; ')).toHaveLength(3)
})
