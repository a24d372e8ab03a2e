import { expect, test } from 'vitest'
import { isReadAs } from './kana-words'

test.each([
  ['sakura', 'さくら', 'as it is typed'],
  ['さくら', 'さくら', 'as an input method gives it'],
  ['koohii', 'コーヒー', 'long vowels written twice'],
  ['kōhī', 'コーヒー', 'long vowels with macrons'],
  ['kyoushitsu', 'きょうしつ', 'a small ょ joins the kana before it'],
  ['Kyōshitsu', 'きょうしつ', 'as a textbook writes it'],
])('%s is a reading of %s: %s', (typed, word) => {
  expect(isReadAs(typed, word)).toBe(true)
})

test.each([
  ['sakuro', 'さくら', 'a wrong vowel'],
  ['', 'さくら', 'nothing typed yet'],
  ['cherry', 'さくら', 'what it means is not how it is read'],
  ['kyoshitsu', 'きょうしつ', 'the long vowel is missing'],
])('%s is none of %s: %s', (typed, word) => {
  expect(isReadAs(typed, word)).toBe(false)
})
