import { expect, test } from 'vitest'
import { toReadableMeaning } from './readable-meaning'

test.each([
  ['10**16', '10¹⁶', 'a power of ten, 京'],
  ['capital', 'capital', 'a word'],
  ['next (year)', 'next (year)', 'with a remark'],
])('%s is shown as %s: %s', (meaning, shown) => {
  expect(toReadableMeaning(meaning)).toBe(shown)
})
