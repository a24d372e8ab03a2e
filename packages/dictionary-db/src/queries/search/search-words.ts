import type { Dictionary } from '../../open-dictionary'
import { spellingIdOf } from '../../search-index/word-index'
import { findWordSummary } from '../words/list-word-summaries'
import { countInterpretations } from './count-interpretations'
import type { Hit } from './hits/hit-list'
import { listTopHits } from './hits/ranking'
import { listNearMatches } from './near/near-matches'
import type { FoundPage, PageRequest } from './page-request'
import type { Match, SentenceWord, WordItem } from './search-result'
import type { SentencePart } from './sentence/cut-sentence'
import { findSentence } from './sentence/find-sentence'
import type { WordCandidate } from './sentence/word-candidates'
import { findWordHits } from './words/find-word-hits'
import type { WordSearch } from './words/word-search'

export function searchWords(dictionary: Dictionary, request: PageRequest): FoundPage {
  const search = findWordHits(dictionary, request.query, request.tags, false)
  const isNothing = search.hits.count === 0 && request.query.terms.length > 0
  const sentence = isNothing ? findSentence(search.index, request.query) : undefined
  if (sentence !== undefined) return toSentencePage(dictionary, search, sentence, request)
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
      nearMatches: isNothing ? listNearMatches(search.index, request.query) : [],
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

/** The words of a sentence in their order, each once. */
function toSentencePage(
  dictionary: Dictionary,
  search: WordSearch,
  parts: readonly SentencePart[],
  { offset, limit }: PageRequest,
): FoundPage {
  const sentence = parts.map((part) => toSentenceWord(dictionary, search, part))
  const items = new Map<string, WordItem>()
  for (const { word } of parts) {
    const item = word === undefined ? undefined : toSentenceItem(dictionary, search, word)
    if (item !== undefined && !items.has(item.spellingId)) items.set(item.spellingId, item)
  }
  return {
    items: [...items.values()].slice(offset, offset + limit),
    total: items.size,
    isTotalExact: true,
    understanding: {
      interpretations: countInterpretations(search),
      inflections: [],
      sentence,
      nearMatches: [],
    },
  }
}

function toSentenceItem(
  dictionary: Dictionary,
  search: WordSearch,
  word: WordCandidate,
): WordItem | undefined {
  const summary = findWordSummary(dictionary, spellingIdOf(search.index, word.spelling))
  if (summary === undefined) return undefined
  const match: Match = {
    how: 'part-of-sentence',
    interpretation: null,
    inflections: [...word.steps],
  }
  return { kind: 'word', ...summary, match }
}

function toSentenceWord(
  dictionary: Dictionary,
  search: WordSearch,
  { text, word }: SentencePart,
): SentenceWord {
  const item = word === undefined ? undefined : toSentenceItem(dictionary, search, word)
  return {
    text,
    reading: item?.reading ?? null,
    wordId: item?.wordId ?? null,
    spellingId: item?.spellingId ?? null,
    gloss: item?.glosses[0] ?? null,
    inflections: item?.match.inflections ?? [],
  }
}
