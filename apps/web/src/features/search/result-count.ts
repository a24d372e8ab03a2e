import type { SearchResults } from './use-search-results'

/** What a screen reader says when the list has changed, and the line above the results. */
export function describeResultCount(
  query: string,
  results: Pick<SearchResults, 'status' | 'total' | 'isTotalExact' | 'kanji'>,
): string {
  switch (results.status) {
    case 'idle':
    case 'waiting':
      return ''
    case 'failed':
      return 'The search failed.'
    case 'nothing':
      return `Nothing found for ${query}.`
    case 'found': {
      const total = results.total.toLocaleString('en')
      const items = results.total === 1 && results.isTotalExact ? 'result' : 'results'
      const besides = results.kanji.length === 0 ? '' : ` and ${results.kanji.length} kanji`
      return `${results.isTotalExact ? '' : 'More than '}${total} ${items}${besides} for ${query}`
    }
  }
}
