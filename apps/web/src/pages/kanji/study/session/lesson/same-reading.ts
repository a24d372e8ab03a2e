import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { splitOkurigana } from '@kotonoha/japanese/okurigana'

/** Whether a kanji is read in a word as it was learnt: `ニチ` and `た.べる` are にち and た. */
export function isSameReading(knownAs: string, readingHere: string): boolean {
  return toHiragana(splitOkurigana(knownAs).stem) === toHiragana(readingHere)
}
