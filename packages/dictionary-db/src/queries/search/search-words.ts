import type { Dictionary } from '../../open-dictionary'
import { isKanaKey, toSearchKey } from '../../search-index/text/search-key'
import { commonWord } from '../../search-index/word-index'
import { findTopHit, listTopHits } from './hits/ranking'
import { spellRightly } from './near/common-misspellings'
import { toCorrectedQuery } from './near/corrected-query'
import { findNearMatches, type NearMatches } from './near/near-matches'
import {
  findRivals,
  isDoubtful,
  listBetterKnown,
  listLikelyKnown,
  offerRivals,
  offerRivalsBefore,
  offerRivalsBehind,
  type Rival,
} from './near/offer-rivals'
import type { FoundPage, PageRequest } from './page-request'
import { findPhraseParts, isPhrase, lookedAtForWhole, toPartsPage, withParts } from './phrase-parts'
import { hasJapanese } from './query/has-japanese'
import { type ParsedQuery, parseQuery } from './query/parse-query'
import { splitGlued } from './query/split-glued'
import { findSpokenClause } from './sentence/clause-page'
import { withCountedWhole } from './sentence/counted-whole'
import { cutIntoWords } from './sentence/cut-sentence'
import { findSentence } from './sentence/find-sentence'
import { findNumberPage } from './sentence/number-page'
import { toSentenceBesideSlips } from './sentence/sentence-beside-slips'
import { costPerCharacter } from './sentence/sentence-cost'
import { toSentencePage } from './sentence/sentence-page'
import type { SentencePart } from './sentence/sentence-part'
import { toWordPage } from './word-page'
import { isOneWord, offerCounted, toCountedQuery } from './words/counted-in-english'
import { findWordHits } from './words/find-word-hits'
import { listWordsOf } from './words/headword-matches'
import { basePoints } from './words/headword-points'
import { hasCode } from './words/inflected-matches'
import type { WordSearch } from './words/word-search'

/**
 * What the query finds; a text of several words is cut into them. A query that finds nothing is
 * answered as what was probably meant, and the answer says so.
 */
export function searchWords(dictionary: Dictionary, request: PageRequest): FoundPage {
  const meant = spellRightly(request.query)
  if (meant !== undefined) {
    const near = { texts: [meant], areSlips: true, rivals: [], likelihood: 0 }
    const page = searchCorrected(dictionary, request, near)
    if (page !== undefined) return page
  }
  const search = findWordHits(dictionary, request.query, request.tags, false)
  const counted = toCountedQuery(request.query)
  if (counted !== undefined) {
    if (findTopHit(search.hits)?.how !== 'gloss' && !isOneWord(counted)) {
      const page = searchWords(dictionary, { ...request, query: counted })
      if (page.total > 0) return page
    } else offerCounted(search, counted.normalized)
  }
  const number = findNumberPage(dictionary, search, request)
  if (number !== undefined) return number
  const clause = findSpokenClause(search, request.query)
  if (clause !== undefined) return toClausePage(dictionary, search, clause, request)
  if (search.hits.count > 0 || request.query.terms.length === 0) {
    return (
      searchBeyondParts(dictionary, search, request) ??
      withCountedWhole(
        withWordsOfExpression(
          dictionary,
          search,
          request,
          toPageBesideParts(dictionary, search, request),
        ),
        request,
      )
    )
  }
  const apart = splitApart(request.query)
  if (apart !== undefined) return searchWords(dictionary, { ...request, query: apart })
  const sentence = findSentence(search.index, request.query)
  if (sentence !== undefined) return toSentenceBesideSlips(dictionary, search, sentence, request)
  // Words that are all English are no slips.
  const parts = findPhraseParts(dictionary, request)
  if (parts !== undefined) return toPartsPage(parts, request)
  const near = findNearMatches(search.index, request.query)
  return (
    searchCorrected(dictionary, request, near) ??
    toWordPage(dictionary, search, request, near.texts)
  )
}

/** The words of a clause, and behind them what is written just so, though few have heard of it: マツ科 for まつか. */
function toClausePage(
  dictionary: Dictionary,
  search: WordSearch,
  clause: readonly SentencePart[],
  request: PageRequest,
): FoundPage {
  const { offset, limit } = request
  const { items, total, understanding } = toSentencePage(dictionary, search, clause, request)
  const written = new Set(listWordsOf(search.index, toSearchKey(request.query.normalized)))
  search.hits.retain((word) => written.has(word) && search.hits.howOf(word) === 'exact')
  const behind = toWordPage(dictionary, search, {
    ...request,
    offset: Math.max(0, offset - total),
    limit: limit - items.length,
  })
  return {
    ...behind,
    items: [...items, ...behind.items],
    total: total + behind.total,
    understanding: { ...behind.understanding, inflections: [], sentence: understanding.sentence },
  }
}

/** Two words are a thing rather, of which the words alone say little (a rock band). */
const fewestOfSentence = 3

/** … unless hardly anything is called so: strong coffee is ストロング, and 濃い. */
const mostBesideParts = 1

/** Where nothing is called like words that are written together, each is looked for. */
function splitApart(query: ParsedQuery): ParsedQuery | undefined {
  const [term, ...others] = query.terms
  if (term === undefined || others.length > 0 || term.isPhrase || term.hasWildcard) return undefined
  const apart = splitGlued(term.text)
  return apart === undefined ? undefined : { ...query, terms: parseQuery(apart).terms }
}

/** Where a phrase is only somewhere inside what other words say, its own words are shown as well. */
function toPageBesideParts(
  dictionary: Dictionary,
  search: WordSearch,
  request: PageRequest,
): FoundPage {
  const page = () => toWordPage(dictionary, search, request)
  if (!isPhrase(request.query)) return page()
  const best = listTopHits(search.hits, 0, lookedAtForWhole)
  const { wordId, wordMarks } = search.index
  const isKnown = (item: number) => ((wordMarks[item] ?? 0) & commonWord) !== 0
  const isSaid = best.some((hit) => hit.how !== 'contained')
  // What only words say that hardly anybody knows (ネバーギブアップ) has its own words behind those.
  const isSaidByFew = best.every(
    ({ how, item }) => how === 'contained' || (how === 'gloss' && !isKnown(item)),
  )
  const isSentence = request.query.terms.length >= fewestOfSentence
  if (isSaid && !(isSaidByFew && (isSentence || best.length <= mostBesideParts))) return page()
  const parts = findPhraseParts(dictionary, request)
  if (parts === undefined) return page()
  // What is shown as a part is not shown again below the top, where parts and found are put in order.
  const atTop = new Set(best.map(({ item }) => item))
  const shown = new Set(parts.flatMap(({ items }) => items.map(({ wordId }) => wordId)))
  search.hits.retain((word) => atTop.has(word) || !shown.has(wordId[word] ?? 0))
  const pageFrom = (offset: number, limit: number) =>
    toWordPage(dictionary, search, { ...request, offset, limit })
  return withParts(pageFrom, parts, request)
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

/** Fewer kana are one slip away from too many words: a likely one stands before what has them inside. */
const shortestSlipInKana = 4
const shortestSlipBeside = 3
const likelyInShort = 1000
/** Before a word that hardly anybody knows, a slip or more away, the kana are words side by side. */
const leastLikely = 600

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
  if (!hasJapanese(term.text)) return searchDoubtful(dictionary, search, term.text, request)
  const isKana = isKanaKey(toSearchKey(term.text))
  for (const item of search.hits.items()) {
    if (search.hits.howOf(item) === 'contained') continue
    return isKana ? searchDoubtful(dictionary, search, term.text, request) : undefined
  }
  if (!isKana) {
    const sentence = findSentence(search.index, request.query)
    return sentence && toSentencePage(dictionary, search, sentence, request)
  }
  const near = findNearMatches(search.index, request.query)
  if (term.text.length >= shortestSlipInKana) {
    const sentence =
      near.likelihood < leastLikely ? findSentence(search.index, request.query) : undefined
    return sentence === undefined
      ? searchCorrected(dictionary, request, near)
      : toSentencePage(dictionary, search, sentence, request)
  }
  if (term.text.length < shortestSlipBeside || near.likelihood < likelyInShort) return undefined
  const rivals = findRivals(dictionary, request.query, request.tags, near.rivals)
  offerRivalsBefore(search, listBetterKnown(search, rivals))
  return toWordPage(dictionary, search, request)
}

/**
 * Latin letters that are only the beginning of few words are a slip; where a text finds what is little known, what
 * it is a slip for stands beside it.
 */
function searchDoubtful(
  dictionary: Dictionary,
  search: WordSearch,
  text: string,
  request: PageRequest,
): FoundPage | undefined {
  const isBegun = !hasJapanese(text) && isOnlyBegun(search)
  if (!isBegun && !isDoubtful(search, text)) return undefined
  const said = isBegun ? undefined : findSaidRather(search, request.query)
  if (said !== undefined) return toSentencePage(dictionary, search, said, request)
  const near = findNearMatches(search.index, request.query)
  if (isBegun && !soundsKnown(search, near.likelihood)) {
    return searchCorrected(dictionary, request, near, findHeard(search))
  }
  if (!near.areSlips) return undefined
  const rivals = findRivals(
    dictionary,
    request.query,
    request.tags,
    listLikelyKnown(search, near.rivals.slice(0, mostBeside)),
  )
  // A word of English (foggy) is no slip of romaji (hogei), however few words have it.
  const isOfEnglish = search.index.english.tokens.find(text.toLowerCase()) >= 0
  const meant = rivals.filter(
    ({ interpretation }) => !isOfEnglish || interpretation.language !== 'romaji',
  )
  offerRivalsBehind(search, listBetterKnown(search, meant), near.likelihood)
  return toWordPage(dictionary, search, request)
}

/** Of a word that nobody knows kana are less likely a form than what one says, if that costs so little. */
const saidRather = 250
const hardlyKnown = 50
const ofSpeech = ['exp', 'int', 'prt', 'cop', 'aux']

/** What is said by kana that are a form of nothing but what nobody knows: あかんで is あかん and で, not of 赤む. */
function findSaidRather(
  { hits, index }: WordSearch,
  query: ParsedQuery,
): SentencePart[] | undefined {
  let isForm = false
  for (const item of hits.items()) {
    if (!hits.isWhole(item)) continue
    if (hits.howOf(item) !== 'inflected' || (index.popularity[item] ?? 0) > hardlyKnown) return
    isForm = true
  }
  const sentence = isForm ? findSentence(index, query) : undefined
  if (sentence === undefined || costPerCharacter(sentence) > saidRather) return undefined
  const codes = new Set(ofSpeech.map((code) => index.codes.find(code)))
  const isSpeech = sentence.every(
    ({ word }) =>
      word !== undefined && hasCode(index, index.wordOfSpelling[word.spelling] ?? 0, codes),
  )
  return isSpeech ? sentence : undefined
}

const mostBeside = 3

/** Few words that begin so say little: `libary` is a slip rather than the beginning of リバリュエーション. */
const mostBegun = 3

/** … but for what many know: byodo is 平等 before it is body. */
const wellKnown = 450

function isOnlyBegun({ hits, index, interpretations }: WordSearch): boolean {
  if (hits.count > mostBegun) return false
  // What only sounds like the text (kyuo: 笈を負う) says as little.
  const isWhole = interpretations.some(
    ({ language, text }) => language !== 'romaji' || index.headwords.keys.find(text) >= 0,
  )
  for (const item of hits.items()) {
    const how = hits.howOf(item)
    if (how !== 'prefix' && (isWhole || how !== 'exact')) return false
    if (how === 'exact' && (index.popularity[item] ?? 0) >= wellKnown) return false
  }
  return true
}

/** Long vowels are left out rather than that a letter is wrong: nozei is 納税 before なぜ, which stands behind. */
const heardOf = 100
/**
 * So many kana sound like few words: mishuroku is 未収録, which few know, rather than 民主国 with slips. What is one letter
 * away from what everybody knows is that (kichen: no キーチェーン).
 */
const longEnough = 4
const likelySlip = 920

function soundsKnown({ hits, index, interpretations }: WordSearch, likelihood: number): boolean {
  const isLong = interpretations.some(
    ({ language, text }) => language === 'romaji' && text.length >= longEnough,
  )
  const least = isLong && likelihood < likelySlip ? 0 : heardOf
  return hits.items().some(
    (item) =>
      hits.howOf(item) === 'exact' &&
      (index.popularity[item] ?? 0) >= least &&
      // A counter that the end may be read as (sensie: -fold) is no such word.
      hits.pointsOf(item) > basePoints.prefix,
  )
}

/** What is known by few and sounds like the text with its vowels short (byoso, 病巣) stands beside what it is a slip for. */
function findHeard({ hits, interpretations }: WordSearch): Rival[] {
  const hit = findTopHit(hits)
  const interpretation = interpretations[hit?.interpretation ?? -1]
  if (hit === undefined || interpretation === undefined) return []
  return hit.how === 'exact' && hit.points > basePoints.prefix ? [{ hit, interpretation }] : []
}

function searchCorrected(
  dictionary: Dictionary,
  request: PageRequest,
  near: NearMatches,
  beside: readonly Rival[] = [],
): FoundPage | undefined {
  const corrected = toCorrectedQuery(request.query, near)
  if (corrected === undefined) return undefined
  const rivals = findRivals(dictionary, request.query, request.tags, near.rivals.slice(1))
  const search = findWordHits(dictionary, corrected.query, request.tags, false)
  if (search.hits.count === 0) {
    // The lists of hits are used again by every search, so the one in vain is made anew.
    findWordHits(dictionary, request.query, request.tags, false)
    return undefined
  }
  offerRivals(search, [...rivals, ...beside])
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
