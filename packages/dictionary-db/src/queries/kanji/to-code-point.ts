const noCodePoint = -1

/** The code point of a text of one character; −1, which no kanji has, for any other text. */
export function toCodePoint(literal: string): number {
  const codePoint = literal.codePointAt(0) ?? noCodePoint
  return codePoint >= 0 && String.fromCodePoint(codePoint) === literal ? codePoint : noCodePoint
}
