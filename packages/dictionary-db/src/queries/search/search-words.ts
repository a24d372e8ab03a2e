import type { Dictionary } from '../../open-dictionary'
import { isKanaKey, toSearchKey } from '../../search-index/text/search-key'
import { spellingIdOf } from '../../search-index/word-index'
import { findWordSummary } from '../words/list-word-summaries'
import { countInterpretations } from './count-interpretations'
import { findMatchedGloss } from './english/matched-gloss'
import type { Hit } from './hits/hit-list'
import { listTopHits } from './hits/ranking'
import { toCorrectedQuery } from './near/corrected-query'
import { findNearMatches, type NearMatches } from './near/near-matches'
import type { FoundPage, PageRequest } from './page-request'
import { hasJapanese } from './query/has-japanese'
import type { WordItem } from './search-result'
import { cutIntoWords } from './sentence/cut-sentence'
import { findSentence } from './sentence/find-sentence'
import { toSentencePage } from './sentence/sentence-page'
import { findWordHits } from './words/find-word-hits'
import type { WordSearch } from './words/word-search'

/**
 * What the query finds; a text of several words is cut into them. A query that finds nothing is
 * answered as what was probably meant, and the answer says so.
 */
export function searchWords(dictionary: Dictionary, request: PageRequest): FoundPage {
  const search = findWordHits(dictionary, request.query, request.tags, false)
  if (search.hits.count > 0 || request.query.terms.length === 0) {
    return (
      searchBeyondParts(dictionary, search, request) ??
      withWordsOfExpression(dictionary, search, request, toWordPage(dictionary, search, request))
    )
  }
  const sentence = findSentence(search.index, request.query)
  if (sentence !== undefined) return toSentencePage(dictionary, search, sentence, request)
  const near = findNearMatches(search.index, request.query)
  return (
    searchCorrected(dictionary, request, near) ??
    toWordPage(dictionary, search, request, near.texts)
  )
}

/** A set phrase in some form (雨が降っています) is a sentence as well: its words stand above it. */
function withWordsOfExpression(
  dictionary: Dictionary,
  search: WordSearch,
  request: PageRequest,
  page: FoundPage,
): FoundPage {
  const [first] = page.items
  const [term, ...others] = request.query.terms
  if (first?.kind !== 'word' || first.match.how !== 'inflected') return page
  if (term === undefined || others.length > 0 || !first.partsOfSpeech.includes('exp')) return page
  const parts = cutIntoWords(search.index, term.text)
  if (parts.length < fewestWords || parts.some(({ word }) => word === undefined)) return page
  const { sentence } = toSentencePage(dictionary, search, parts, request).understanding
  return { ...page, understanding: { ...page.understanding, sentence } }
}

/** Two are a word with its form. */
const fewestWords = 3

/** Fewer kana are one slip away from too many words. */
const shortestSlipInKana = 4

/**
 * Where the query is only somewhere inside other words, it is a sentence (元気ですか, which お元気ですか
 * has inside) or, in kana, a slip (べんきゅう) rather than a part of those.
 */
function searchBeyondParts(
  dictionary: Dictionary,
  search: WordSearch,
  request: PageRequest,
): FoundPage | undefined {
  const [term, ...others] = request.query.terms
  if (term === undefined || others.length > 0 || term.isPhrase) return undefined
  if (!hasJapanese(term.text)) {
    return isOnlyBegun(search)
      ? searchCorrected(dictionary, request, findNearMatches(search.index, request.query))
      : undefined
  }
  for (const item of search.hits.items()) {
    if (search.hits.howOf(item) !== 'contained') return undefined
  }
  if (!isKanaKey(toSearchKey(term.text))) {
    const sentence = findSentence(search.index, request.query)
    return sentence && toSentencePage(dictionary, search, sentence, request)
  }
  if (term.text.length < shortestSlipInKana) return undefined
  return searchCorrected(dictionary, request, findNearMatches(search.index, request.query))
}

/** Few words that begin so say little: `libary` is a slip rather than the beginning of リバリュエーション. */
const mostBegun = 3

function isOnlyBegun({ hits, index, interpretations }: WordSearch): boolean {
  if (hits.count > mostBegun) return false
  // What only sounds like the text (kyuo: 笈を負う) says as little.
  const isWhole = interpretations.some(
    ({ language, text }) => language !== 'romaji' || index.headwords.keys.find(text) >= 0,
  )
  for (const item of hits.items()) {
    const how = hits.howOf(item)
    if (how !== 'prefix' && (isWhole || how !== 'exact')) return false
  }
  return true
}

function searchCorrected(
  dictionary: Dictionary,
  request: PageRequest,
  near: NearMatches,
): FoundPage | undefined {
  const corrected = toCorrectedQuery(request.query, near)
  if (corrected === undefined) return undefined
  const search = findWordHits(dictionary, corrected.query, request.tags, false)
  if (search.hits.count === 0) {
    // The lists of hits are used again by every search, so the one in vain is made anew.
    findWordHits(dictionary, request.query, request.tags, false)
    return undefined
  }
  const others = near.texts.filter((text) => text !== corrected.text)
  const page = toWordPage(dictionary, search, request, others)
  return {
    ...page,
    understanding: {
      ...page.understanding,
      readAs: { text: corrected.text, because: 'correction' },
    },
  }
}

function toWordPage(
  dictionary: Dictionary,
  search: WordSearch,
  request: PageRequest,
  nearMatches: string[] = [],
): FoundPage {
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
      nearMatches,
      readAs: search.readAs,
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
  const { firstSense, english } = search.index
  const query = search.interpretations[hit.interpretation]
  const isEnglish = query?.language === 'english' && hit.sense !== undefined
  const of =
    (firstSense[hit.item + 1] ?? search.index.wordOfSense.length) - (firstSense[hit.item] ?? 0)
  return {
    kind: 'word',
    ...summary,
    match: {
      how: hit.how,
      interpretation,
      inflections: inflection?.steps ?? [],
      sense: hit.sense === undefined ? null : { number: hit.sense, of },
      gloss: isEnglish ? (findMatchedGloss(english, query.text, summary.glosses) ?? null) : null,
    },
  }
}
