const smallKana = new Set('ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ')

/**
 * Splits a kana reading into morae, the beats a speaker counts.
 *
 * A small vowel or glide joins the kana before it (きょ, ファ). The geminate っ, the nasal ん and
 * the long mark ー are beats of their own. Separators (・ and spaces) are not spoken.
 */
export function splitIntoMorae(reading: string): string[] {
  const morae: string[] = []
  for (const kana of reading) {
    if (/[・\s]/.test(kana)) continue
    const previous = morae.at(-1)
    if (previous !== undefined && smallKana.has(kana)) morae[morae.length - 1] = previous + kana
    else morae.push(kana)
  }
  return morae
}

/** How many beats a kana reading has. */
export function countMorae(reading: string): number {
  return splitIntoMorae(reading).length
}
