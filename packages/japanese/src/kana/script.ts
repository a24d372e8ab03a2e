/**
 * Which script a character belongs to, by code point (Unicode 16 blocks).
 *
 * The marks ー, ゝ and ゞ count as kana; 々, 〆 and 〇 count as kanji, since they stand for one.
 */
function isInRange(codePoint: number, first: number, last: number): boolean {
  return codePoint >= first && codePoint <= last
}

function isHiraganaCodePoint(code: number): boolean {
  return isInRange(code, 0x3041, 0x3096) || isInRange(code, 0x309d, 0x309f) || code === 0x30fc
}

function isKatakanaCodePoint(code: number): boolean {
  return (
    isInRange(code, 0x30a1, 0x30fa) ||
    isInRange(code, 0x30fc, 0x30ff) ||
    isInRange(code, 0x31f0, 0x31ff) ||
    isInRange(code, 0xff66, 0xff9f)
  )
}

function isKanjiCodePoint(code: number): boolean {
  return (
    isInRange(code, 0x4e00, 0x9fff) ||
    isInRange(code, 0x3400, 0x4dbf) ||
    isInRange(code, 0x20000, 0x323af) ||
    isInRange(code, 0xf900, 0xfaff) ||
    isInRange(code, 0x2f800, 0x2fa1f) ||
    isInRange(code, 0x3005, 0x3007)
  )
}

function isEvery(text: string, belongs: (codePoint: number) => boolean): boolean {
  if (text === '') return false
  for (const character of text) {
    if (!belongs(character.codePointAt(0) ?? 0)) return false
  }
  return true
}

/** Is there text, and nothing but hiragana (ー and ゝ included)? */
export function isHiragana(text: string): boolean {
  return isEvery(text, isHiraganaCodePoint)
}

/** Is there text, and nothing but katakana, full or half width (ー and ヽ included)? */
export function isKatakana(text: string): boolean {
  return isEvery(text, isKatakanaCodePoint)
}

/** Is there text, and nothing but kana of either kind? */
export function isKana(text: string): boolean {
  return isEvery(text, (code) => isHiraganaCodePoint(code) || isKatakanaCodePoint(code))
}

/** Is there text, and nothing but kanji (extension and compatibility blocks, 々 〆 〇 included)? */
export function isKanji(text: string): boolean {
  return isEvery(text, isKanjiCodePoint)
}

/** Is there at least one kanji in the text? */
export function hasKanji(text: string): boolean {
  for (const character of text) {
    if (isKanjiCodePoint(character.codePointAt(0) ?? 0)) return true
  }
  return false
}

/** Is there text, and nothing but kana, kanji and the punctuation of Japanese? */
export function isJapanese(text: string): boolean {
  return isEvery(
    text,
    (code) =>
      isHiraganaCodePoint(code) ||
      isKatakanaCodePoint(code) ||
      isKanjiCodePoint(code) ||
      isInRange(code, 0x3000, 0x303f) ||
      isInRange(code, 0x3099, 0x309c) ||
      code === 0x30fb ||
      isInRange(code, 0xff01, 0xff65),
  )
}
