/**
 * A SKIP code (Halpern's System of Kanji Indexing by Patterns): how a kanji divides and how many
 * strokes each part has. For pattern 4 (solid) the last number is the shape, 1–4.
 */
export interface SkipCode {
  pattern: 1 | 2 | 3 | 4
  first: number
  second: number
}

/** What the four patterns mean. */
export const skipPatternLabels: Readonly<Record<SkipCode['pattern'], string>> = {
  1: 'left and right',
  2: 'top and bottom',
  3: 'enclosure',
  4: 'solid',
}

/** No part of a kanji has more strokes: the greatest codes of KANJIDIC2 are 2-30-4 and 3-2-28. */
export const mostSkipStrokes = 30

/** Input methods write the dash between full-width digits as a long mark or a minus sign. */
const dashes = /[ー‐–—―−]/g

/** As one types a code on a Japanese keyboard (`１ー４ー８`), in plain digits and hyphens. */
export function toPlainSkipText(text: string): string {
  return text.normalize('NFKC').replace(dashes, '-').trim()
}

/** Reads `1-4-8` (also with spaces or full-width digits); undefined when it is no SKIP code. */
export function parseSkipCode(text: string): SkipCode | undefined {
  const match = /^([1-4])\s*-\s*(\d{1,2})\s*-\s*(\d{1,2})$/.exec(toPlainSkipText(text))
  if (match === null) return undefined
  const [, pattern = '', first = '', second = ''] = match
  const code = { first: Number(first), second: Number(second) }
  if (Math.min(code.first, code.second) < 1) return undefined
  if (Math.max(code.first, code.second) > mostSkipStrokes) return undefined
  switch (pattern) {
    case '1':
      return { pattern: 1, ...code }
    case '2':
      return { pattern: 2, ...code }
    case '3':
      return { pattern: 3, ...code }
    default:
      return code.second <= 4 ? { pattern: 4, ...code } : undefined
  }
}
