import type { KanjiItem, SearchItem, WordItem } from './search-answer'
import type { SearchResults } from './use-search-results'

/** How many words stand above the row of kanji: as many as a phone shows with it. */
const wordsAboveKanji = 3

export interface ArrangedGroup {
  key: string
  heading: string | undefined
  /** Words, the one row of kanji, and the other words; empty parts are left out. */
  parts: ({ kind: 'words'; items: WordItem[] } | { kind: 'kanji'; items: KanjiItem[] })[]
}

/**
 * Results in the order in which they stand on the page: words first, since a word is what most
 * questions are after, and the kanji as one row between them; kanji first where one was asked for.
 */
export function arrangeResults({
  kanji,
  groups,
  isKanjiAskedFor,
}: Pick<SearchResults, 'kanji' | 'groups' | 'isKanjiAskedFor'>): ArrangedGroup[] {
  const sources =
    groups.length > 0 ? groups : [{ key: 'kanji', heading: undefined, items: [] as SearchItem[] }]
  return sources.map(({ key, heading, items }, index) => {
    const words = items.filter((item) => item.kind === 'word')
    const ofGroup = items.filter((item) => item.kind === 'kanji')
    const row = index === 0 ? [...kanji, ...ofGroup] : ofGroup
    const above = isKanjiAskedFor ? 0 : wordsAboveKanji
    const parts: ArrangedGroup['parts'] = [
      { kind: 'words', items: words.slice(0, above) },
      { kind: 'kanji', items: row },
      { kind: 'words', items: words.slice(above) },
    ]
    return { key, heading, parts: parts.filter((part) => part.items.length > 0) }
  })
}
