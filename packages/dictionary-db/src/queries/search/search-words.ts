import type { Dictionary } from '../../open-dictionary'
import { spellingIdOf } from '../../search-index/word-index'
import { findWordSummary } from '../words/list-word-summaries'
import { countInterpretations } from './count-interpretations'
import type { Hit } from './hits/hit-list'
import { listTopHits } from './hits/ranking'
import { listNearMatches } from './near/near-matches'
import type { FoundPage, PageRequest } from './page-request'
import type { WordItem } from './search-result'
import { findSentence } from './sentence/find-sentence'
import { toSentencePage } from './sentence/sentence-page'
import { findWordHits } from './words/find-word-hits'
import type { WordSearch } from './words/word-search'

export function searchWords(dictionary: Dictionary, request: PageRequest): FoundPage {
  const search = findWordHits(dictionary, request.query, request.tags, false)
  const isNothing = search.hits.count === 0 && request.query.terms.length > 0
  const sentence = isNothing ? findSentence(search.index, request.query) : undefined
  if (sentence !== undefined) return toSentencePage(dictionary, search, sentence, request)
  const interpretations = countInterpretations(search)
  const items = listTopHits(search.hits, request.offset, request.limit).flatMap((hit) => {
    const place = interpretations.placeOf(hit.interpretation)
    return toWordItem(dictionary, search, hit, place) ?? []
  })
  return {
    items,
    total: search.hits.count,
    isTotalExact: search.isTotalExact,
    understanding: {
      interpretations: interpretations.shown,
      inflections: search.inflections,
      sentence: null,
      nearMatches: isNothing ? listNearMatches(search.index, request.query) : [],
    },
  }
}

export function toWordItem(
  dictionary: Dictionary,
  search: WordSearch,
  hit: Hit,
  interpretation: number | null,
): WordItem | undefined {
  const spelling = hit.spelling ?? search.index.firstSpelling[hit.item] ?? 0
  const summary = findWordSummary(dictionary, spellingIdOf(search.index, spelling), hit.sense)
  if (summary === undefined) return undefined
  const inflection = hit.inflection === undefined ? undefined : search.inflections[hit.inflection]
  return {
    kind: 'word',
    ...summary,
    match: { how: hit.how, interpretation, inflections: inflection?.steps ?? [] },
  }
}
