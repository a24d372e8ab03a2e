import { toSpokenTime } from '@kotonoha/japanese/numbers/clock-and-calendar'
import { toBothEnds, toSpokenMark } from '@kotonoha/japanese/numbers/marked-numbers'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { Dictionary } from '../../../open-dictionary'
import { openSearchIndex } from '../../../search-index/open-search-index'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { HitList, packFacts } from '../hits/hit-list'
import type { UnderstoodTag } from '../query/filter-tag'
import { hasJapanese } from '../query/has-japanese'
import type { ParsedQuery, QueryTerm } from '../query/parse-query'
import { offerEnglish } from './english-term'
import { offerJapaneseTerm } from './japanese-term'
import { offerLatinTerm } from './latin-term'
import { offerDoing, offerRomaji } from './romaji-term'
import { offerWildcardTerm } from './wildcard-term'
import { listAccepted, toWordFilters, type WordFilter } from './word-filter'
import type { WordSearch } from './word-search'

/** Lists as long as the dictionary, made once and used for every query in turn. */
const openHitLists = oncePerDictionary((dictionary) => {
  const { size } = openSearchIndex(dictionary).words
  return { all: new HitList(size), oneTerm: new HitList(size), ofRival: new HitList(size) }
})

/** Everything that the query finds among the words, in the list of hits it returns. */
export function findWordHits(
  dictionary: Dictionary,
  query: ParsedQuery,
  tags: readonly UnderstoodTag[],
  isTyping: boolean,
): WordSearch {
  const { all } = openHitLists(dictionary)
  return findHitsIn(all, { dictionary, query, tags, isTyping, isBestOnly: false })
}

/** The same in a list of its own, of which only the first counts: what `findWordHits` gave stays as it is. */
export function findRivalHits(
  dictionary: Dictionary,
  query: ParsedQuery,
  tags: readonly UnderstoodTag[],
): WordSearch {
  const { ofRival } = openHitLists(dictionary)
  // Of what tags, exclusions and other terms leave over the first may be any.
  const isBestOnly = tags.length === 0 && query.excluded.length === 0 && query.terms.length === 1
  return findHitsIn(ofRival, { dictionary, query, tags, isTyping: false, isBestOnly })
}

interface Asked {
  dictionary: Dictionary
  query: ParsedQuery
  tags: readonly UnderstoodTag[]
  isTyping: boolean
  isBestOnly: boolean
}

function findHitsIn(all: HitList, asked: Asked): WordSearch {
  const { dictionary, query, tags, isTyping, isBestOnly } = asked
  const index = openSearchIndex(dictionary).words
  const { oneTerm } = openHitLists(dictionary)
  all.clear()
  const search = { ...beginSearch(index, all, isTyping), isBestOnly }
  const filters = toWordFilters(index, tags)
  if (query.terms.length > 0) {
    offerTerms(search, query.terms, oneTerm)
    for (const { accepts } of filters) all.retain(accepts)
  } else if (tags.length > 0 || isOnlyWildcard(query.normalized)) offerEverything(search, filters)
  for (const term of query.excluded) {
    if (search.hits.count > 0) exclude(search, term, oneTerm)
  }
  return search
}

/** What an English text finds, in the other list: what `findWordHits` gave stays as it is. */
export function findEnglishHits(
  dictionary: Dictionary,
  text: string,
  tags: readonly UnderstoodTag[],
): WordSearch {
  const index = openSearchIndex(dictionary).words
  const { oneTerm } = openHitLists(dictionary)
  oneTerm.clear()
  const search = beginSearch(index, oneTerm, false)
  offerEnglish(search, { text, isPhrase: false, hasWildcard: false })
  for (const { accepts } of toWordFilters(index, tags)) oneTerm.retain(accepts)
  return search
}

function beginSearch(index: WordIndex, hits: HitList, isTyping: boolean): WordSearch {
  return {
    index,
    hits,
    interpretations: [],
    inflections: [],
    isBestOnly: false,
    isTyping,
    isUnranked: false,
    among: undefined,
    isOfPhrase: false,
    isTrial: false,
    readAs: null,
    isTotalExact: true,
  }
}

function isOnlyWildcard(text: string): boolean {
  return /^[*?]+$/u.test(text)
}

/** Tags alone: all words that have them, the best known first. */
function offerEverything(search: WordSearch, filters: readonly WordFilter[]): void {
  const facts = packFacts('filter', 0)
  for (const word of listAccepted(search.index, filters)) {
    search.hits.offerPacked(word, search.index.popularity[word] ?? 0, facts, -1, -1)
  }
}

function offerTerms(search: WordSearch, terms: readonly QueryTerm[], oneTerm: HitList): void {
  const [first, ...others] = terms
  if (first === undefined) return
  if (others.length === 0) offerTerm(search, first)
  else {
    const isLatin = terms.every(isPlainLatin)
    if (isLatin) offerLatinPhrase(search, terms)
    if (search.hits.count === 0 && !(isLatin && isInVain(search, terms, oneTerm))) {
      offerAllTerms(search, terms, oneTerm)
    }
    // Said of a whole query only.
    search.readAs = null
  }
}

function offerTerm(search: WordSearch, term: QueryTerm): void {
  const said = term.isPhrase ? undefined : toSaid(search.index, term.text)
  if (said !== undefined) offerJapaneseTerm(search, { ...term, text: said })
  else if (term.hasWildcard) offerWildcardTerm(search, term)
  else if (hasJapanese(term.text)) offerJapaneseTerm(search, term)
  else offerLatinTerm(search, term)
  if (term.pattern !== undefined && (search.hits.count === 0 || hasJapanese(term.text))) {
    offerWildcardTerm(search, { ...term, text: term.pattern })
  }
}

/** A time, a price, a measure or a range as one says it; but 3D and 4K are words. */
function toSaid({ headwords }: WordIndex, text: string): string | undefined {
  const said = toSpokenTime(text) ?? toSpokenMark(text) ?? toBothEnds(text)
  const isWord = said !== undefined && /[a-z]$/iu.test(text)
  return isWord && headwords.keys.find(toSearchKey(text)) >= 0 ? undefined : said
}

function isPlainLatin(term: QueryTerm): boolean {
  return !term.hasWildcard && !term.isPhrase && !hasJapanese(term.text)
}

/** Several Latin words belong together: `time of day`, `arigatou gozaimasu`. */
function offerLatinPhrase(search: WordSearch, terms: readonly QueryTerm[]): void {
  const text = terms.map((term) => term.text).join(' ')
  const isEnglish = offerEnglish(search, { text, isPhrase: false, hasWildcard: false })
  if (isEnglish) return
  offerRomaji(search, text.replaceAll(' ', ''), false)
  const verb = terms.at(-1)?.text ?? ''
  const noun = terms.slice(0, -1).map((term) => term.text)
  offerDoing(search, noun.join(''), verb)
}

/** Words that every term finds; `しけん test` is the しけん that is a test. */
function offerAllTerms(search: WordSearch, terms: readonly QueryTerm[], oneTerm: HitList): void {
  const [first, ...others] = terms
  if (first !== undefined) offerTerm(search, first)
  for (const term of others) {
    oneTerm.clear()
    // Where nothing is left to find, it is only said how the rest may be read.
    const isUnranked = search.isUnranked || search.hits.count === 0
    offerTerm({ ...search, hits: oneTerm, isUnranked }, term)
    search.hits.intersect(oneTerm)
  }
}

/**
 * Whether no word is found by all of the Latin words, which is the rule where they are no phrase of English:
 * then how they may be read is noted, and a crowded one is not ranked for nothing.
 */
function isInVain(search: WordSearch, terms: readonly QueryTerm[], oneTerm: HitList): boolean {
  if (terms.some(({ pattern }) => pattern !== undefined)) return false
  const interpretations = [...search.interpretations]
  const inflections = [...search.inflections]
  const trial = { ...search, interpretations, inflections, isUnranked: true, isTrial: true }
  offerAllTerms(trial, terms, oneTerm)
  if (search.hits.count > 0) {
    search.hits.clear()
    return false
  }
  Object.assign(search, { ...trial, isUnranked: search.isUnranked, isTrial: search.isTrial })
  return true
}

function exclude(search: WordSearch, term: QueryTerm, oneTerm: HitList): void {
  oneTerm.clear()
  const marked = { hits: oneTerm, isUnranked: true, among: search.hits }
  offerTerm({ ...search, ...marked, interpretations: [], inflections: [] }, term)
  search.hits.retain((word) => !oneTerm.has(word))
}
