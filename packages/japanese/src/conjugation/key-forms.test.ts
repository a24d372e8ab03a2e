import { expect, test } from 'vitest'
import { listKeyForms } from './key-forms'

const formsOf = (text: string, reading: string, partOfSpeech: string) =>
  listKeyForms({ text, reading, furigana: [{ text }], partOfSpeech }).map((form) => form.text)

test.each([
  ['書く', 'かく', 'v5k', ['書かない', '書いた', '書いて', '書ける'], 'a godan verb'],
  ['食べる', 'たべる', 'v1', ['食べない', '食べた', '食べて', '食べられる'], 'not 食べれる'],
  ['高い', 'たかい', 'adj-i', ['高くない', '高かった', '高くて', '高く'], 'an adjective as adverb'],
])('%s: the forms asked for most often', (text, reading, partOfSpeech, expected) => {
  expect(formsOf(text, reading, partOfSpeech)).toEqual(expected)
})

test('a noun has none', () => {
  expect(formsOf('本', 'ほん', 'n')).toEqual([])
})
