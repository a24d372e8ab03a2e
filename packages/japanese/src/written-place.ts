import { listJukujikunReadings, longestJukujikun } from './jukujikun'
import { toHiragana } from './kana/hiragana-katakana'
import { isKana, isKanji } from './kana/script'
import type { ReadingVariant } from './reading-variants'

/** What a character may sound like, by the first kana of it, the plainest first. */
export type VariantsByHead = ReadonlyMap<string, readonly ReadingVariant[]>

/** All that laying a reading over it needs to know of one character of a written form. */
export interface WrittenPlace {
  character: string
  hiragana: string
  isKana: boolean
  isKanji: boolean
  /** Written but not spoken, as a rule. */
  isSilent: boolean
  variants: VariantsByHead
  /** Readings of this and the following kanji together. */
  jukujikun: ReadonlyArray<{ characters: number; kana: string }>
}

const silent = /[・、。，．！？!?\s\-=＝「」『』（）()…]/

const none: VariantsByHead = new Map()

/** The places of a written form, in order. */
export function listWrittenPlaces(
  characters: readonly string[],
  variantsOf: (character: string) => VariantsByHead,
): WrittenPlace[] {
  let repeated = ''
  return characters.map((character, position) => {
    if (character !== '々') repeated = character
    const isPlainKana = isKana(character)
    return {
      character,
      hiragana: toHiragana(character),
      isKana: isPlainKana,
      isKanji: !isPlainKana && isKanji(character),
      isSilent: silent.test(character),
      variants: isPlainKana && !'ヶケヵカ'.includes(character) ? none : variantsOf(repeated),
      jukujikun: isPlainKana ? [] : listJukujikunAt(characters, position),
    }
  })
}

function listJukujikunAt(characters: readonly string[], position: number) {
  const found: Array<{ characters: number; kana: string }> = []
  let text = characters[position] ?? ''
  for (let length = 2; length <= longestJukujikun; length++) {
    const next = characters[position + length - 1]
    if (next === undefined) break
    text += next
    for (const reading of listJukujikunReadings(text)) {
      found.push({ characters: length, kana: toHiragana(reading) })
    }
  }
  return found.reverse()
}
