import { joinCounts, writeCount } from '../../kit/counts/write-count'
import type { SearchKind } from './search-kind'
import type { SearchResults } from './use-search-results'

const nouns: Record<Exclude<SearchKind, 'sentences'>, { one: string; many: string }> = {
  all: { one: 'word', many: 'words' },
  words: { one: 'word', many: 'words' },
  kanji: { one: 'kanji', many: 'kanji' },
  names: { one: 'name', many: 'names' },
}

/** What a screen reader says when the list has changed, and the line above the results. */
export function describeResultCount(
  query: string,
  kind: SearchKind,
  results: Pick<SearchResults, 'status' | 'total' | 'isTotalExact' | 'kanjiTotal' | 'groups'> &
    Partial<Pick<SearchResults, 'understanding' | 'besideNames'>>,
): string {
  switch (results.status) {
    case 'idle':
    case 'waiting':
      return ''
    case 'failed':
      return 'The search failed.'
    case 'nothing':
      return `Nothing found for “${query}”.`
    case 'found': {
      // These are counted where they are listed.
      if (kind === 'sentences') return ''
      const { total, isTotalExact, kanjiTotal, besideNames } = results
      // `#kanji` asks for kanji whatever the switch says.
      const isAllKanji = results.groups[0]?.items[0]?.kind === 'kanji'
      const counts = [
        countOf(nouns[isAllKanji ? 'kanji' : kind], total, isTotalExact),
        countOf(nouns.kanji, kanjiTotal, true),
        countOf(nouns.names, besideNames?.total ?? 0, besideNames?.isTotalExact ?? true),
      ].filter((count) => count !== '')
      const counted = joinCounts(counts)
      return `${counted.charAt(0).toUpperCase()}${counted.slice(1)} for “${results.understanding?.readAs?.text ?? query}”`
    }
  }
}

/** Empty for none. */
function countOf(names: { one: string; many: string }, total: number, isExact: boolean): string {
  if (total === 0) return ''
  const noun = total === 1 && isExact ? names.one : names.many
  return `${isExact ? '' : 'more than '}${writeCount(total)} ${noun}`
}
