import { isKanji } from '@kotonoha/japanese/kana/script'

/** More would be a booklet: each takes at least two lines of squares. */
export const mostFurtherKanji = 19

/** The kanji in what was typed, a word or a whole list of them, each once and without the first. */
export function listFurtherKanji(typed: string, first: string): string[] {
  const kanji = [...typed.normalize('NFC')].filter((character) => isKanji(character))
  return [...new Set(kanji)].filter((each) => each !== first).slice(0, mostFurtherKanji)
}
