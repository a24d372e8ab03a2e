import { hasKanji, isKana } from '@kotonoha/japanese/kana/script'

/** Is there a kana or a kanji in the text? */
export function hasJapanese(text: string): boolean {
  return hasKanji(text) || [...text].some((char) => isKana(char))
}
