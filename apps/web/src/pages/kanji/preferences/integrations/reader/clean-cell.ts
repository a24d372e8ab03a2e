const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
}

/**
 * What a cell or a field says without how it looks: Anki's fields are HTML, with furigana as ruby
 * or in brackets (`食[た]べる`), and sounds as `[sound:…]`.
 */
export function cleanCell(raw: string): string {
  return raw
    .replace(/<r[tp]\b[^>]*>.*?<\/r[tp]>/gis, '')
    .replace(/<(?:br|div|p|li)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => toCharacter(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\[sound:[^\]]*\]/g, '')
    .replace(/(?<=[\p{Script=Han}々〆ヶ])\[[^\]]*\]/gu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, ' ')
    .normalize('NFKC')
    .trim()
}

/**
 * The word of a cell: Anki writes a blank before each piece with furigana (` 食[た]べ 物[もの]`), and a
 * deck may give several writings (`会う・逢う`), of which the first is meant.
 */
export function toWord(raw: string): string {
  const [first = ''] = cleanCell(raw).split(/[、,;/・|]/u)
  const word = first.replace(/[（(].*?[）)]/gu, '').trim()
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
    ? word.replaceAll(/\s+/g, '')
    : word
}

/** The readings of a cell, in whatever way they are listed. */
export function toReadings(raw: string): string[] {
  const parts = cleanCell(raw).split(/[\s、,;/・|]+/u)
  const kana = parts.filter((each) =>
    /^[\p{Script=Hiragana}\p{Script=Katakana}ー.]{1,64}$/u.test(each),
  )
  return [...new Set(kana)].slice(0, 8)
}

function toCharacter(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
