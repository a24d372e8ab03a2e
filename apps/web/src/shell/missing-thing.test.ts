import { expect, test } from 'vitest'
import { describeMissing } from './missing-thing'

test.each([
  ['/app/dict/words/999/kanji', 'No word of the dictionary has the number 999.'],
  ['/app/dict/words/neko', '“neko” is no number of a word.'],
  ['/app/dict/kanji/%E9%B3%B3%E7%8C%AB', 'The dictionary has no kanji “鳳猫”.'],
  ['/app/dict/kanji/%E9', 'The dictionary has no kanji “%E9”.'],
  ['/nowhere', undefined],
])('%s: %s', (pathname, expected) => {
  expect(describeMissing(pathname)).toBe(expected)
})
