import { spellingOfEntry } from '../../../search-index/key-entry'
import type { WordIndex } from '../../../search-index/word-index'
import { type EnglishQuery, takeWithinPlaces } from '../english/english-terms'
import { isWildcard, longestText, type Pattern, toFits } from '../wildcard/pattern'
import { type HeadwordMatch, offerKey } from './headword-matches'
import { lengthPenalty } from './headword-points'

/** A pattern that fits nearly every word of English says nothing. */
const mostTokens = 3000
const mostPlaces = 20_000

/** Beyond so many keys to try (`*ん*`) … */
const crowdedKeys = 20_000
/** … only the best known words are offered. */
const bestKnownWords = 30_000

/**
 * Offers the words of which a written form or a reading fits the pattern; says whether all such
 * words were.
 */
export function offerPattern(index: WordIndex, pattern: Pattern, match: HeadwordMatch): boolean {
  const { keys } = index.headwords
  const fits = toFits(keys, pattern)
  const typedLength = pattern.join('').length
  const candidates = listCandidates(index, pattern)
  const isCrowded = candidates.length > crowdedKeys
  const accepts = (word: number) => word < bestKnownWords
  const narrowed = isCrowded ? { ...match, accepts } : match
  for (let place = 0; place < candidates.length; place += 1) {
    const key = candidates[place] ?? 0
    if (isCrowded && !isKeyOfBestKnown(index, key)) continue
    if (!fits(key)) continue
    offerKey(index, key, narrowed, Math.max(0, lengthPenalty(keys.lengthOf(key), typedLength)))
  }
  return !isCrowded
}

function isKeyOfBestKnown({ headwords, wordOfSpelling }: WordIndex, key: number): boolean {
  const { entries } = headwords
  for (let at = entries.startOf(key); at < entries.endOf(key); at += 1) {
    if ((wordOfSpelling[spellingOfEntry(entries.valueAt(at))] ?? 0) < bestKnownWords) return true
  }
  return false
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

/** An English pattern as a query for all words of English that fit it. */
export function toEnglishPatternQuery(
  index: WordIndex,
  pattern: Pattern,
): EnglishQuery | undefined {
  const { tokens } = index.english
  const [first = ''] = pattern
  const fits = toFits(tokens, pattern)
  const { start, end } = isWildcard(first)
    ? { start: 0, end: tokens.size }
    : tokens.rangeOfPrefix(first)
  const fitting: number[] = []
  for (let token = start; token < end && fitting.length < mostTokens; token += 1) {
    if (fits(token)) fitting.push(token)
  }
  if (fitting.length === 0) return undefined
  const kept = takeWithinPlaces(index.english, fitting, mostPlaces)
  const term = { text: pattern.join(''), tokens: kept, exactCount: kept.length }
  return { terms: [term], asksForVerb: false, isPhrase: false }
}
