import { rememberKanjiList } from '../kanji-list/kanji-list-store'
import { arrangeResults } from './arrange-results'
import type { SearchItem } from './search-answer'
import type { SearchResults } from './use-search-results'

/** Everything the arrows move through, in the order in which it stands on the page. */
export function listOptions(
  results: Pick<SearchResults, 'kanji' | 'groups' | 'isKanjiAskedFor'>,
): SearchItem[] {
  return arrangeResults(results).flatMap(({ parts }) =>
    parts.flatMap(({ items }): SearchItem[] => items),
  )
}

/** The page of a kanji found offers the one before and the one after it among the results. */
export function rememberResults(opened: SearchItem, options: readonly SearchItem[]): void {
  if (opened.kind !== 'kanji') return
  rememberKanjiList(options.flatMap((item) => (item.kind === 'kanji' ? [item.kanjiId] : [])))
}
