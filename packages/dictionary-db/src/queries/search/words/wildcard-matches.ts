import { spellingOfEntry } from '../../../search-index/key-entry'
import type { WordIndex } from '../../../search-index/word-index'
import type { EnglishQuery } from '../english/english-terms'
import { letterSetOf, toLetterSets } from '../wildcard/letter-sets'
import { isWildcard, longestText, type Pattern, toFits } from '../wildcard/pattern'
import { type HeadwordMatch, offerKey } from './headword-matches'
import { lengthPenalty } from './headword-points'

/** A pattern that fits nearly every word of English says nothing: the commonest are enough. */
const mostPlaces = 12_000

/** Beyond so many keys to try (`*ん*`) … */
const crowdedKeys = 12_000
/** … only the best known words are offered. */
const bestKnownWords = 20_000
/** Of a crowded pattern so many keys are offered, … */
const mostOffered = 12_000
/** … and so many tried, by all the patterns that a text in romaji may stand for. */
const mostTried = 240_000

/** What patterns are tried on, gathered at the first of them. */
interface PatternGround {
  /** Keys of the best known words, those of the best known first. */
  bestKnown: Uint32Array
  letters: Uint32Array
  /** Words of English, those in the most glosses first. */
  tokens: Uint32Array
  tokenLetters: Uint32Array
}

const grounds = new WeakMap<WordIndex, PatternGround>()

function openGround(index: WordIndex): PatternGround {
  const known = grounds.get(index)
  if (known !== undefined) return known
  const { tokens, places } = index.english
  const ground = {
    bestKnown: listKeysOfBestKnown(index),
    letters: toLetterSets(index.headwords.keys),
    tokens: Uint32Array.from({ length: tokens.size }, (_, token) => token).sort(
      (a, b) => places.countOf(b) - places.countOf(a) || a - b,
    ),
    tokenLetters: toLetterSets(tokens),
  }
  grounds.set(index, ground)
  return ground
}

function listKeysOfBestKnown({ headwords, wordOfSpelling }: WordIndex): Uint32Array {
  const keys: { key: number; word: number }[] = []
  for (let key = 0; key < headwords.keys.size; key += 1) {
    let word = bestKnownWords
    const end = headwords.entries.endOf(key)
    for (let at = headwords.entries.startOf(key); at < end; at += 1) {
      const each = wordOfSpelling[spellingOfEntry(headwords.entries.valueAt(at))] ?? 0
      if (each < word) word = each
    }
    if (word < bestKnownWords) keys.push({ key, word })
  }
  return Uint32Array.from(
    keys.sort((a, b) => a.word - b.word || a.key - b.key),
    ({ key }) => key,
  )
}

/**
 * Offers the words of which a written form or a reading fits one of the patterns; says whether all
 * such words were.
 */
export function offerPatterns(
  index: WordIndex,
  patterns: readonly Pattern[],
  match: HeadwordMatch,
): boolean {
  const candidates = patterns.map((pattern) => listCandidates(index, pattern))
  const isCrowded = candidates.reduce((sum, { length }) => sum + length, 0) > crowdedKeys
  if (!isCrowded) {
    patterns.forEach((pattern, place) => {
      offerFitting(index, { pattern, keys: candidates[place] ?? [], most: crowdedKeys }, match)
    })
    return true
  }
  const keys = openGround(index).bestKnown.subarray(0, mostTried / patterns.length)
  const accepts = (word: number) => word < bestKnownWords
  for (const pattern of patterns) {
    const most = Math.ceil(mostOffered / patterns.length)
    offerFitting(index, { pattern, keys, most }, { ...match, accepts })
  }
  return false
}

/** Offers what the first keys lead to that fit the pattern. */
function offerFitting(
  index: WordIndex,
  { pattern, keys, most }: { pattern: Pattern; keys: ArrayLike<number>; most: number },
  match: HeadwordMatch,
): void {
  const { letters } = openGround(index)
  const wanted = letterSetOf(pattern)
  const fits = toFits(index.headwords.keys, pattern)
  const typedLength = pattern.join('').length
  let offered = 0
  for (let place = 0; place < keys.length && offered < most; place += 1) {
    const key = keys[place] ?? 0
    if (((letters[key] ?? 0) & wanted) >>> 0 !== wanted || !fits(key)) continue
    offered += 1
    const length = index.headwords.keys.lengthOf(key)
    offerKey(index, key, match, Math.max(0, lengthPenalty(length, typedLength)))
  }
}

/** Keys that begin as the pattern does, or else that contain its longest text. */
function listCandidates(index: WordIndex, pattern: Pattern): ArrayLike<number> {
  const { keys, pairs } = index.headwords
  const [first = ''] = pattern
  const containing = pairs.candidatesFor(longestText(pattern))
  if (isWildcard(first)) {
    const ending = listKeysEndingAs(index, pattern)
    return ending.length < containing.length ? ending : containing
  }
  const { start, end } = keys.rangeOfPrefix(first)
  if (end - start > containing.length) return containing
  return Array.from({ length: end - start }, (_, place) => start + place)
}

function listKeysEndingAs(index: WordIndex, pattern: Pattern): Uint32Array {
  const { pairs } = index.headwords
  const last = pattern.at(-1) ?? ''
  const endOfKey = 0
  return isWildcard(last)
    ? pairs.keysWithCharacter(longestText(pattern).charCodeAt(0))
    : pairs.keysWithPair(last.charCodeAt(last.length - 1), endOfKey)
}

/** An English pattern as a query for the words of English that fit it, the commonest first. */
export function toEnglishPatternQuery(
  index: WordIndex,
  pattern: Pattern,
): { query: EnglishQuery; isWhole: boolean } | undefined {
  const { tokens: keys, places } = index.english
  const { tokens, tokenLetters } = openGround(index)
  const wanted = letterSetOf(pattern)
  const fits = toFits(keys, pattern)
  const fitting: number[] = []
  let count = 0
  for (const token of tokens) {
    if (((tokenLetters[token] ?? 0) & wanted) >>> 0 !== wanted || !fits(token)) continue
    count += places.countOf(token)
    if (count > mostPlaces && fitting.length > 0) break
    fitting.push(token)
  }
  if (fitting.length === 0) return undefined
  const term = { text: pattern.join(''), tokens: fitting, exactCount: fitting.length }
  return {
    query: { terms: [term], asksForVerb: false, impliesVerb: false, isPhrase: false },
    isWhole: count <= mostPlaces,
  }
}
