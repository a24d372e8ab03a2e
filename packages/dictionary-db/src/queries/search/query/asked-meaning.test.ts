import { expect, test } from 'vitest'
import { findAskedMeaning } from './asked-meaning'

test.each([
  ['kanji for water', 'water'],
  ['What is the kanji for moon?', 'moon'],
  ['the kanji of fire', 'fire'],
  ['water kanji', 'water'],
  ['sun in kanji', 'sun'],
  ['kanji tree', 'tree'],
  ['how do you write cat in kanji', 'cat'],
  ['kanji for to buy', 'buy'],
  ['symbol for strength', 'strength'],
  ['which kanji means mouth', 'mouth'],
  ['what kanji is river?', 'river'],
  ['kanji: fish', 'fish'],
  ['kanji with the meaning of rain', 'rain'],
  ['how is snow written in kanji', 'snow'],
  ['kanji for the word old man', 'old man'],
  ['kanji for light (not heavy)', 'light not heavy'],
])('%s asks for kanji that mean %s', (text, meaning) => {
  expect(findAskedMeaning(text)).toBe(meaning)
})

test.each(['kanji', 'water', '漢字', 'kanji:水', '#kanji strokes:8', 'kanji 水', 'character'])(
  '%s does not',
  (text) => {
    expect(findAskedMeaning(text)).toBeUndefined()
  },
)
