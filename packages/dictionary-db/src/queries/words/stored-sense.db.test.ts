import { expect, test } from 'vitest'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { toSense } from './stored-sense'

test.each([
  ['por', 'Portuguese', 'タバコ'],
  ['fre', 'French', 'アトリエ, by the older of two codes'],
  ['ger', 'German', 'アルバイト'],
  ['chi', 'Chinese', 'ラーメン'],
  ['ain', 'Ainu', 'ラッコ'],
  ['eng', 'English', 'ガッツポーズ, made in Japan'],
])('a word from the language %s is said to be from %s: %s', (code, name, _word) => {
  const stored = { partsOfSpeech: [], glosses: [], loanSources: [{ language: code }] }
  const { loanSources } = toSense(openTinyDictionary(), stored, 1)
  expect(loanSources).toEqual([{ language: name, text: null, isWasei: false, isPartial: false }])
})
