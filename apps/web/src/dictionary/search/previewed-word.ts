import { toItemKey } from './result-groups'
import { listOptions } from './result-options'
import type { WordItem } from './search-answer'
import type { SearchResults } from './use-search-results'

/**
 * The word that stands beside the results: that of the row, and while none is chosen the first,
 * which is what most people mean. Where names come first it is not: 田中 is no 田中上奏文.
 */
export function findPreviewedWord(
  results: Pick<SearchResults, 'kanji' | 'groups' | 'isKanjiAskedFor' | 'besideNames'>,
  rowKey: string | null,
): WordItem | undefined {
  const words = listOptions(results).filter((item) => item.kind === 'word')
  const chosen = words.find((word) => toItemKey(word) === rowKey)
  return chosen ?? (results.besideNames?.areFirst ? undefined : words[0])
}
