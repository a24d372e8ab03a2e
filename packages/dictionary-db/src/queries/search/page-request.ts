import type { UnderstoodTag } from './query/filter-tag'
import type { ParsedQuery } from './query/parse-query'
import type { SearchPage, Understanding } from './search-result'

/** A page's place in the results of a query that was read already. */
export interface PageRequest {
  query: ParsedQuery
  tags: readonly UnderstoodTag[]
  offset: number
  limit: number
  /** The query is what kanji mean, in English: no reading of it is looked for. */
  isMeaning?: boolean
}

export interface FoundPage {
  items: SearchPage['items']
  total: number
  isTotalExact: boolean
  understanding: Omit<Understanding, 'normalized' | 'tags'>
}
