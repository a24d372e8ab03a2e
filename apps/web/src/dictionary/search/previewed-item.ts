import { toItemKey } from './result-groups'
import { listOptions } from './result-options'
import type { NameItem, WordItem } from './search-answer'
import type { SearchResults } from './use-search-results'

/**
 * What stands beside the results: the word of the row, and while none is chosen what comes first,
 * which is what most people mean. Where names come first that is a name: 田中 is no 田中上奏文.
 */
export function findPreviewedItem(
  results: Pick<SearchResults, 'kanji' | 'groups' | 'isKanjiAskedFor' | 'besideNames'>,
  rowKey: string | null,
): WordItem | NameItem | undefined {
  const words = listOptions(results).filter((item) => item.kind === 'word')
  const chosen = words.find((word) => toItemKey(word) === rowKey)
  return chosen ?? (results.besideNames?.areFirst ? results.besideNames.items : words)[0]
}
