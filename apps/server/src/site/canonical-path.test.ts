import { expect, test } from 'vitest'
import { toCanonicalPath } from './canonical-path'

test.each([
  ['/', '/app/dict', 'the start leads there'],
  ['/app/dict/kanji', '/app/dict/kanji', 'a catalog is itself'],
  ['/app/dict/kanji/%E9%A3%9F/writing', '/app/dict/kanji/%E9%A3%9F', 'a tab is part of its kanji'],
  ['/app/dict/words/1358280/', '/app/dict/words/1358280', 'a slash too many'],
  ['/app/dict/kanji-recognize/radicals', '/app/dict/kanji-recognize/radicals', 'a way to look up'],
])('%s is found as %s: %s', (path, canonical) => {
  expect(toCanonicalPath(path)).toBe(canonical)
})
