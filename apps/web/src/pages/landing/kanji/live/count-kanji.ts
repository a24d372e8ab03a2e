import type { Course } from '../landing-answers'

/** How many kanji the levels teach together, as one writes it: `2,160`. */
export function countKanji(levels: Course['levels']): string {
  const count = levels.reduce((sum, { kanji }) => sum + [...kanji].length, 0)
  return count.toLocaleString('en')
}
