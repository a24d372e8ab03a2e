import type { Dictionary } from '../../../open-dictionary'
import { isKanaKey, toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { findNearMatches } from '../near/near-matches'
import { findRivals, listBetterKnown } from '../near/offer-rivals'
import type { FoundPage, PageRequest } from '../page-request'
import { toWordPage } from '../word-page'
import { findWordHits } from '../words/find-word-hits'
import { hasCode } from '../words/inflected-matches'
import { addInterpretation, type WordSearch } from '../words/word-search'
import type { SentencePart } from './cut-sentence'
import { toSentencePage } from './sentence-page'

/** Shorter kana are a slip away from too much, longer ones are sentences. */
const shortestSlip = 4
const longestSlip = 10
const mostSlips = 3
/** A word known less is in few sentences so short. */
const wellKnown = 400

/**
 * The words of a sentence; where it is in kana and may be one word with a slip (ともたち), that word beside
 * them: before them where hardly anybody would say those (縮 and だ).
 */
export function toSentenceBesideSlips(
  dictionary: Dictionary,
  search: WordSearch,
  parts: readonly SentencePart[],
  request: PageRequest,
): FoundPage {
  const slips = listSlips(dictionary, search.index, request)
  if (slips === undefined) return toSentencePage(dictionary, search, parts, request)
  const { offset, limit } = request
  const all = { ...request, offset: 0, limit: Number.POSITIVE_INFINITY }
  const page = toSentencePage(dictionary, search, parts, all)
  const words = page.items
  const items = isUnlikely(search.index, parts)
    ? [...slips.items, ...words]
    : [...words, ...slips.items]
  return {
    ...page,
    items: items.slice(offset, offset + limit),
    total: items.length,
    understanding: {
      ...page.understanding,
      interpretations: slips.understanding.interpretations,
    },
  }
}

function listSlips(
  dictionary: Dictionary,
  index: WordIndex,
  request: PageRequest,
): FoundPage | undefined {
  const { query, tags } = request
  const [term, ...others] = query.terms
  if (term === undefined || others.length > 0) return undefined
  const key = toSearchKey(term.text)
  if (!isKanaKey(key) || key.length < shortestSlip || key.length > longestSlip) return undefined
  const near = findNearMatches(index, query)
  if (!near.areSlips) return undefined
  const rivals = findRivals(dictionary, query, tags, near.rivals.slice(0, mostSlips))
  const again = findWordHits(dictionary, query, tags, false)
  const likely = listBetterKnown(again, rivals)
  for (const { hit, interpretation } of likely) {
    again.hits.offer({ ...hit, interpretation: addInterpretation(again, interpretation) })
  }
  if (likely.length === 0) return undefined
  return toWordPage(dictionary, again, { ...request, offset: 0, limit: mostSlips })
}

const ofFunction = ['prt', 'cop', 'aux', 'aux-v', 'aux-adj', 'conj', 'int', 'suf', 'pref']

/** Would hardly anybody say these words side by side? */
function isUnlikely(index: WordIndex, parts: readonly SentencePart[]): boolean {
  const codes = new Set(ofFunction.map((code) => index.codes.find(code)))
  return parts.some(({ word: candidate, text }) => {
    if (candidate === undefined) return true
    const word = index.wordOfSpelling[candidate.spelling] ?? 0
    if (hasCode(index, word, codes)) return false
    return text.length === 1 || (index.popularity[word] ?? 0) < wellKnown
  })
}
