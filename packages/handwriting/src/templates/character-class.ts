/** What kind of character it is: 0 hiragana, 1 katakana, 2 to 4 kanji by how common they are. */
export type CharacterClass = 0 | 1 | 2 | 3 | 4

export const countCharacterClasses = 5

/**
 * JIS X 0208 splits its kanji into level 1, the everyday ones, and level 2. EUC-JP writes both as
 * the row and column of the standard, so the encoding tells the level: 2 is level 1 (rows 16 to
 * 47), 3 is level 2 (rows 48 to 84), 4 is what the standard leaves out.
 */
export function buildCharacterClasses(): (character: string) => CharacterClass {
  const levels = new Map<string, CharacterClass>()
  const decoder = new TextDecoder('euc-jp')
  for (let row = 16; row <= 84; row++) {
    const bytes = new Uint8Array(2 * 94)
    for (let column = 0; column < 94; column++) {
      bytes[2 * column] = 0xa0 + row
      bytes[2 * column + 1] = 0xa1 + column
    }
    for (const character of decoder.decode(bytes)) levels.set(character, row < 48 ? 2 : 3)
  }
  return (character) => {
    if (/^[ぁ-ゖ]$/u.test(character)) return 0
    if (/^[ァ-ヺー]$/u.test(character)) return 1
    return levels.get(character) ?? 4
  }
}
