/**
 * A whole number as English writes it: `22,815`. By hand, as the first use of `Intl` loads the
 * browser's tables of languages: a phone stands still for over a tenth of a second meanwhile.
 */
export function writeCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** `2 words, 1 kanji, and 3 names`. */
export function joinCounts(counts: readonly string[]): string {
  if (counts.length < 3) return counts.join(' and ')
  return `${counts.slice(0, -1).join(', ')}, and ${counts.at(-1)}`
}
