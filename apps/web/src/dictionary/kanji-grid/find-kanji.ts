import type { KanjiGroup, ListedKanji } from './listed-kanji'

/** The kanji that a tile of the grid shows. */
export function findKanji(
  groups: readonly KanjiGroup[],
  kanjiId: string | undefined,
): ListedKanji | undefined {
  if (kanjiId === undefined) return undefined
  for (const group of groups) {
    const kanji = group.kanji.find((each) => each.kanjiId === kanjiId)
    if (kanji !== undefined) return kanji
  }
  return undefined
}
