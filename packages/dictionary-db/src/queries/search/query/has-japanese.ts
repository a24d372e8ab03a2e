import { hasKanji, isKana } from '@kotonoha/japanese/kana/script'

/** Before 々 and its like there is neither. */
const firstOfJapanese = 0x3005

/** Is there a kana or a kanji in the text? Asked of every word again and again. */
export function hasJapanese(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) < firstOfJapanese) continue
    return hasKanji(text) || [...text].some((char) => isKana(char))
  }
  return false
}
