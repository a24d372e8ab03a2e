import { expect, test } from 'vitest'
import { toNameId, toUsualTranslations } from './name-columns'

test.each([
  ['tanaka', 'Tanaka', 'a name of one word'],
  ['natsume souseki (1867-1916)', 'Natsume Souseki (1867-1916)', 'a person with years'],
  ['kingdon-ward', 'Kingdon-Ward', 'a name with a hyphen'],
  ['ōsaka', 'Ōsaka', 'a long vowel at the beginning'],
  ["o'neill", "O'neill", 'an apostrophe, after which no capital is usual'],
  ['', '', 'no name'],
])('%s is usually written %s: %s', (key, name) => {
  expect(toUsualTranslations(key)).toEqual([name])
})

test('the id says the writing, the reading and the types', () => {
  expect(toNameId('理沙', 'りさ', ['fem', 'given'])).toBe('理沙|りさ|fem,given')
})
