import { spellingOfEntry } from '../../../search-index/key-entry'
import type { Range } from '../../../search-index/storage/sorted-keys'
import type { WordIndex } from '../../../search-index/word-index'
import type { EnglishQuery } from '../english/english-terms'
import { letterSetOf, toLetterSets } from '../wildcard/letter-sets'
import { OrderedKeys } from '../wildcard/ordered-keys'
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
  bestKnown: OrderedKeys
  letters: Uint32Array
  /** Words of English, those in the most glosses first. */
  tokens: OrderedKeys
}

const grounds = new WeakMap<WordIndex, PatternGround>()

function openGround(index: WordIndex): PatternGround {
  const known = grounds.get(index)
  if (known !== undefined) return known
  const { keys } = index.headwords
  const { tokens } = index.english
  const ground = {
    bestKnown: new OrderedKeys(keys, listKeysOfBestKnown(index)),
    letters: toLetterSets(keys),
    tokens: new OrderedKeys(tokens, listTokensByCount(index)),
  }
  grounds.set(index, ground)
  return ground
}

/** A number that no key and no token reaches. */
const keyLimit = 2 ** 20

/** The number of each token, those in the most glosses first. */
function listTokensByCount({ english: { tokens, places } }: WordIndex): Uint32Array {
  // The count and the number in one, so that the machine's own sort does the work.
  const sorted = Float64Array.from(
    { length: tokens.size },
    (_, token) => (keyLimit - places.countOf(token)) * keyLimit + token,
  ).sort()
  return Uint32Array.from(sorted, (each) => each % keyLimit)
}

function listKeysOfBestKnown({ headwords, wordOfSpelling }: WordIndex): Uint32Array {
  const keys: number[] = []
  for (let key = 0; key < headwords.keys.size; key += 1) {
    let word = bestKnownWords
    const end = headwords.entries.endOf(key)
    for (let at = headwords.entries.startOf(key); at < end; at += 1) {
      const each = wordOfSpelling[spellingOfEntry(headwords.entries.valueAt(at))] ?? 0
      if (each < word) word = each
    }
    if (word < bestKnownWords) keys.push(word * keyLimit + key)
  }
  return Uint32Array.from(Float64Array.from(keys).sort(), (each) => each % keyLimit)
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
  const candidates = patterns.map((pattern) => findCandidates(index, pattern))
  const isCrowded = candidates.reduce((sum, each) => sum + countOf(each), 0) > crowdedKeys
  if (!isCrowded) {
    patterns.forEach((pattern, place) => {
      offerFitting(index, { pattern, candidates: candidates[place] ?? noKeys }, match)
    })
    return true
  }
  for (const pattern of patterns) {
    const tried = Math.floor(mostTried / patterns.length)
    offerBestKnown(index, { pattern, tried, most: Math.ceil(mostOffered / patterns.length) }, match)
  }
  return false
}

/** Offers what the keys lead to that fit the pattern. */
function offerFitting(
  index: WordIndex,
  { pattern, candidates }: { pattern: Pattern; candidates: Candidates },
  match: HeadwordMatch,
): void {
  const { letters } = openGround(index)
  const { keys } = index.headwords
  const wanted = letterSetOf(pattern)
  const fits = toFits(keys, pattern)
  const penaltyOf = toLengthPenalty(pattern)
  const count = countOf(candidates)
  for (let place = 0; place < count; place += 1) {
    const key = 'end' in candidates ? candidates.start + place : (candidates[place] ?? 0)
    if (((letters[key] ?? 0) & wanted) >>> 0 !== wanted || !fits(key)) continue
    offerKey(index, key, match, penaltyOf(keys.lengthOf(key)))
  }
}

/** Offers the first `most` of the best known words that fit the pattern, of so many keys tried. */
function offerBestKnown(
  index: WordIndex,
  { pattern, tried, most }: { pattern: Pattern; tried: number; most: number },
  match: HeadwordMatch,
): void {
  const penaltyOf = toLengthPenalty(pattern)
  const ofBestKnown = { ...match, accepts: (word: number) => word < bestKnownWords }
  let offered = 0
  openGround(index).bestKnown.takeFitting(pattern, tried, (key, length) => {
    offered += 1
    offerKey(index, key, ofBestKnown, penaltyOf(length))
    return offered < most
  })
}

function toLengthPenalty(pattern: Pattern): (length: number) => number {
  const typedLength = pattern.join('').length
  return (length) => Math.max(0, lengthPenalty(length, typedLength))
}

/** Keys by their numbers, or all keys of a run. */
type Candidates = Uint32Array | readonly number[] | Range

const noKeys = new Uint32Array(0)

function countOf(candidates: Candidates): number {
  return 'end' in candidates ? candidates.end - candidates.start : candidates.length
}

/** Keys that begin as the pattern does, or else that contain its longest text. */
function findCandidates(index: WordIndex, pattern: Pattern): Candidates {
  const { keys, pairs } = index.headwords
  const [first = ''] = pattern
  const containing = pairs.candidatesFor(longestText(pattern))
  if (isWildcard(first)) {
    const ending = listKeysEndingAs(index, pattern)
    return ending.length < containing.length ? ending : containing
  }
  const beginning = keys.rangeOfPrefix(first)
  return countOf(beginning) > containing.length ? containing : beginning
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
  const { places } = index.english
  const { tokens } = openGround(index)
  const fitting: number[] = []
  let count = 0
  tokens.takeFitting(pattern, tokens.size, (token) => {
    count += places.countOf(token)
    if (count > mostPlaces && fitting.length > 0) return false
    fitting.push(token)
    return true
  })
  if (fitting.length === 0) return undefined
  const term = { text: pattern.join(''), tokens: fitting, exactCount: fitting.length }
  return {
    query: { terms: [term], asksForVerb: false, impliesVerb: false, isPhrase: false },
    isWhole: count <= mostPlaces,
  }
}
