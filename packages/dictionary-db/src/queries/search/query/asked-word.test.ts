import { expect, test } from 'vitest'
import { findAskedWord } from './asked-word'

test.each([
  ['how do you say umbrella', 'umbrella'],
  ['how do you say "umbrella" in Japanese?', 'umbrella'],
  ['How to say good luck', 'good luck'],
  ['what is an umbrella in Japanese', 'umbrella'],
  ["what's the Japanese word for umbrella", 'umbrella'],
  ['the word for bridge', 'bridge'],
  ['japanese for please', 'please'],
  ['umbrella in japanese', 'umbrella'],
])('%s asks for %s', (text, word) => {
  expect(findAskedWord(text)).toBe(word)
})

test.each([
  'how are you',
  'how do you say it',
  'say it in japanese',
  'written in Japanese',
  'japanese food',
  'in Japanese',
  'word for word',
  'japanese',
])('%s asks for itself', (text) => {
  expect(findAskedWord(text)).toBeUndefined()
})
