/** What is called out is drawn out at its end: きたー, 行くぞーー. */
export const longEnd = /(?<=\p{sc=Hiragana})ー+$/u

/** Is the piece of a text such an end, and nothing else? */
export function isLongEnd(piece: string): boolean {
  return /^ー+$/u.test(piece)
}
