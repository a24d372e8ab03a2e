import { toHiragana, toKatakana } from './hiragana-katakana'
import { isKanji } from './script'

const voicing = new Map(
  [...'かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼ'].flatMap(
    (kana, index, all) => (index % 2 === 0 ? [[kana, all[index + 1] ?? kana] as const] : []),
  ),
)
const unvoicing = new Map([...voicing].map(([plain, voiced]) => [voiced, plain]))

/** か → が, は → ば; a kana that has no voiced form, or is voiced already, stays. */
export function voice(hiragana: string): string {
  return voicing.get(hiragana) ?? hiragana
}

/** が → か, ぶ → ふ; a kana that is not voiced stays. */
export function unvoice(hiragana: string): string {
  return unvoicing.get(hiragana) ?? hiragana
}

/**
 * Writes out what an iteration mark repeats: 人々 → 人人, いすゞ → いすず, こゝろ → こころ.
 *
 * ゝ and ヽ repeat a kana unvoiced, ゞ and ヾ voiced, 々 a kanji. A mark with nothing fitting
 * before it stays as it is.
 */
export function expandIterationMarks(text: string): string {
  const written: string[] = []
  for (const character of text) {
    const previous = written.at(-1)
    if (previous === undefined) written.push(character)
    else if (character === '々') written.push(isKanji(previous) ? previous : character)
    else if (character === 'ゝ') written.push(unvoice(previous))
    else if (character === 'ゞ') written.push(voice(unvoice(previous)))
    else if (character === 'ヽ') written.push(katakanaLike(previous, unvoice))
    else if (character === 'ヾ')
      written.push(katakanaLike(previous, (kana) => voice(unvoice(kana))))
    else written.push(character)
  }
  return written.join('')
}

function katakanaLike(katakana: string, change: (hiragana: string) => string): string {
  return toKatakana(change(toHiragana(katakana)))
}
