import { expect, test } from 'vitest'
import { toHiragana as toHiraganaByWanakana } from 'wanakana'
import { sampleInputs } from '../testing/sample-words'
import { kanaBySyllable } from './romaji-syllables'
import { toKanaReadings } from './romaji-to-kana'
import { toHepburn } from './to-romaji'

/** No system writes these; wanakana and input methods guess differently. */
const guessed = new Set(['ci', 'ce', 'qu'])

test('every syllable that wanakana knows is read as it reads it, among others', () => {
  const different = [...kanaBySyllable].filter(([syllable, kana]) => {
    const theirs = toHiraganaByWanakana(syllable)
    const isKnownToThem = /^[ぁ-ゖ]+$/.test(theirs)
    return isKnownToThem && !guessed.has(syllable) && !kana.includes(theirs)
  })
  expect(different).toEqual([])
})

test.each(sampleInputs.map((input) => input.reading).filter((each) => !/[ァ-ヺ]/.test(each)))(
  'the Hepburn of %s is read back by wanakana and by us',
  (reading) => {
    const romaji = toHepburn(reading)
    expect(toHiraganaByWanakana(romaji)).toBe(reading)
    expect(toKanaReadings(romaji)).toContain(reading)
  },
)
