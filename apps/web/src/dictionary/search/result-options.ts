import { rememberKanjiList } from '../kanji-list/kanji-list-store'
import type { SearchItem } from './search-answer'
import type { SearchResults } from './use-search-results'

/** Everything the arrows move through, in the order in which it stands on the page. */
export function listOptions({
  kanji,
  groups,
}: Pick<SearchResults, 'kanji' | 'groups'>): SearchItem[] {
  return [
    ...kanji,
    // Within a group the kanji stand above the words.
    ...groups.flatMap(({ items }) => [
      ...items.filter((item) => item.kind === 'kanji'),
      ...items.filter((item) => item.kind === 'word'),
    ]),
  ]
}

/** The page of a kanji found offers the one before and the one after it among the results. */
export function rememberResults(opened: SearchItem, options: readonly SearchItem[]): void {
  if (opened.kind !== 'kanji') return
  rememberKanjiList(options.flatMap((item) => (item.kind === 'kanji' ? [item.kanjiId] : [])))
}
