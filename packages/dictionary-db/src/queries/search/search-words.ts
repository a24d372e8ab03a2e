import type { Dictionary } from '../../open-dictionary'
import { spellingIdOf } from '../../search-index/word-index'
import { findWordSummary } from '../words/list-word-summaries'
import type { Hit } from './hits/hit-list'
import { listTopHits } from './hits/ranking'
import type { UnderstoodTag } from './query/filter-tag'
import type { ParsedQuery } from './query/parse-query'
import type { SearchPage, Understanding, WordItem } from './search-result'
import { findWordHits } from './words/find-word-hits'
import type { WordSearch } from './words/word-search'

/** A page's place in the results of a query that was read already. */
export interface PageRequest {
  query: ParsedQuery
  tags: readonly UnderstoodTag[]
  offset: number
  limit: number
}

export interface FoundPage {
  items: SearchPage['items']
  total: number
  isTotalExact: boolean
  understanding: Omit<Understanding, 'normalized' | 'tags'>
}

export function searchWords(dictionary: Dictionary, request: PageRequest): FoundPage {
  const search = findWordHits(dictionary, request.query, request.tags, false)
  const items = listTopHits(search.hits, request.offset, request.limit).flatMap(
    (hit) => toWordItem(dictionary, search, hit) ?? [],
  )
  return {
    items,
    total: search.hits.count,
    isTotalExact: true,
    understanding: {
      interpretations: countInterpretations(search),
      inflections: search.inflections,
      sentence: null,
      nearMatches: [],
    },
  }
}

export function toWordItem(
  dictionary: Dictionary,
  search: WordSearch,
  hit: Hit,
): WordItem | undefined {
  const spelling = hit.spelling ?? search.index.firstSpelling[hit.item] ?? 0
  const summary = findWordSummary(dictionary, spellingIdOf(search.index, spelling), hit.sense)
  if (summary === undefined) return undefined
  const inflection = hit.inflection === undefined ? undefined : search.inflections[hit.inflection]
  return {
    kind: 'word',
    ...summary,
    match: {
      how: hit.how,
      interpretation: search.interpretations.length === 0 ? null : hit.interpretation,
      inflections: inflection?.steps ?? [],
    },
  }
}

function countInterpretations(search: WordSearch): Understanding['interpretations'] {
  const counts = search.interpretations.map(() => 0)
  for (const word of search.hits.items()) {
    const interpretation = search.hits.interpretationOf(word)
    counts[interpretation] = (counts[interpretation] ?? 0) + 1
  }
  return search.interpretations.map((each, number) => ({
    ...each,
    resultCount: counts[number] ?? 0,
  }))
}
