/**
 * Groups of KanjiVG that a learner sees as the same shape as another, or ('') that are better
 * taught as their own parts.
 */
export const componentReplacements: ReadonlyMap<string, string> = new Map([
  // Printed with one dot more in a few kanji (遜, 餅); written and read as the others.
  ['辶', '⻌'],
  ['⻞', '飠'],
  // 戍 and 戌 differ in one short stroke that nobody sees in 威.
  ['戍', '戌'],
])
