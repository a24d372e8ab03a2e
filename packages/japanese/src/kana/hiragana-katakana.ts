/** Distance between a hiragana and its katakana in Unicode. */
const blockDistance = 0x60

/** Katakana to hiragana, letter for letter; ー, ヷ–ヺ and everything that is no katakana stay. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶヽヾ]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - blockDistance),
  )
}

/** Hiragana to katakana, letter for letter; everything else stays. */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖゝゞ]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) + blockDistance),
  )
}
