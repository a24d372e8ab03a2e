import { expect, test } from 'vitest'
import { composeKana, finishKana, readDoubleN } from './compose-kana'

/** As it is typed: every letter after what the field shows by then. */
const typeIn = (romaji: string) =>
  [...romaji].reduce((shown, letter) => composeKana(shown + letter), '')

test.each([
  ['kyou', 'きょう', 'a glide joins its kana'],
  ['gakkou', 'がっこう', 'a double consonant is っ'],
  ['shin', 'しn', 'an n may still become な'],
  ['shinbun', 'しんぶn', 'before a consonant it is ん'],
  ["kin'en", 'きんえn', 'an apostrophe sets it apart'],
  ['ホン', 'ホン', 'kana from an input method stay'],
])('%s shows %s while it is typed: %s', (romaji, shown) => {
  expect(typeIn(romaji)).toBe(shown)
})

test.each([
  ['しn', 'しん'],
  ['ほん', 'ほん'],
  ['しN', 'しん'],
])('%s is meant as %s when the answer is given', (shown, meant) => {
  expect(finishKana(shown)).toBe(meant)
})

test('onna is おんあ to input methods and おんな in romaji', () => {
  expect(readDoubleN(typeIn('onna'))).toBe('おんな')
})
