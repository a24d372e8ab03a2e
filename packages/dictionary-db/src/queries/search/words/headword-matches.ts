import type { MatchKind } from '@kotonoha/japanese/query-grammar/match-kinds'
import {
  bitsOfEntry,
  isReadingEntry,
  placeOfEntry,
  spellingOfEntry,
} from '../../../search-index/key-entry'
import type { WordIndex } from '../../../search-index/word-index'
import { type HitList, packFacts } from '../hits/hit-list'
import {
  basePoints,
  headwordPenalties,
  lengthPenalty,
  openWorths,
  type TypedScript,
} from './headword-points'
import { isListedFirst } from './listed-first'
import { markKeys } from './mark-keys'
import { openUsualReadings } from './usual-reading-keys'

/** Where the words of a key go, and how the query led to it. */
export interface HeadwordMatch {
  hits: HitList
  how: MatchKind
  base: number
  typed: TypedScript
  interpretation: number
  /** Only words of which this is true; all when left out. */
  accepts?: (word: number) => boolean
  /** What speaks for the one word or the other beside the key. */
  extra?: (word: number) => number
  /** What speaks for a word of which the whole is typed as an affix: 〜さん. */
  affix?: (word: number) => number
  inflection?: number
  /** The sense that is meant, from 1. */
  senseOf?: (word: number) => number | undefined
  /** Only whether a word is found matters. */
  isUnranked?: boolean
  /** … and only of these. */
  among?: HitList | undefined
}

/** Offers the words that are filed under the key, by its number. */
export function offerKey(index: WordIndex, key: number, match: HeadwordMatch, penalty = 0): void {
  openOffer(index, match)(key, penalty)
}

/** バイバイ is no 売買, ネタ no form of 寝る: what one writes in kanji one hardly writes in katakana. */
const kanjiInKatakana = 135

/** 陸 is no 六, which is written so in contracts: what a well known word is first written like is that. */
const besideItsOwn = 400
/** 文 is ぶん rather than ふみ, as one reads it alone. */
const asUsuallyRead = 500

/** As `offerKey`, for many keys: what they have in common is found once. */
function openOffer(index: WordIndex, match: HeadwordMatch): (key: number, penalty: number) => void {
  const { hits, how, interpretation, typed, base, accepts, extra, senseOf } = match
  const { wordOfSpelling } = index
  const { entries } = index.headwords
  const facts = packFacts(how, interpretation)
  const { wholly, inKana } = openWorths(index)
  const worths = typed === 'kanji' ? wholly : inKana
  const penalties = headwordPenalties[typed]
  // What only sounds so is none of either.
  const isAsTyped = base > basePoints.similarToRare
  const isForm = how === 'inflected'
  const isWhole = typed === 'kanji' && (how === 'exact' || isForm)
  const usualReadings = isWhole ? openUsualReadings(index) : undefined
  const forKanji = typed === 'katakana' && (isAsTyped || isForm) ? kanjiInKatakana : 0
  const inflection = match.inflection ?? -1
  return (key, penalty) => {
    const usual = usualReadings?.get(key)
    const end = entries.endOf(key)
    for (let place = entries.startOf(key); place < end; place += 1) {
      const entry = entries.valueAt(place)
      const spelling = spellingOfEntry(entry)
      const word = wordOfSpelling[spelling] ?? 0
      if (accepts !== undefined && !accepts(word)) continue
      const isOfOther =
        isWhole && placeOfEntry(entry) > 0 && !isReadingEntry(entry) && isListedFirst(index, key)
      const isReadSo = usual !== undefined && index.readingKey[spelling] === usual
      const lost =
        penalty +
        (penalties[bitsOfEntry(entry)] ?? 0) +
        (isOfOther ? besideItsOwn : 0) -
        (isReadSo ? asUsuallyRead : 0)
      const worth = worths[word] ?? 0
      // A form is hardly written in katakana at all: オンナ is 女, not of おる.
      const isHardlyInKatakana = forKanji > 0 && (isForm || worth < (wholly[word] ?? 0))
      const forWord =
        worth - (isHardlyInKatakana ? forKanji : 0) + (extra === undefined ? 0 : extra(word))
      const packed = senseOf === undefined ? facts : packFacts(how, interpretation, senseOf(word))
      hits.offerPacked(word, base + forWord - lost, packed, spelling, inflection)
    }
  }
}

/** Offers the words whose written form or reading is the key; says whether there was one. */
export function offerExact(index: WordIndex, key: string, match: HeadwordMatch): boolean {
  const number = index.headwords.keys.find(key)
  if (number < 0) return false
  offerKey(index, number, match)
  return true
}

/** Offers the words whose written form or reading begins with the key and goes on. */
export function offerPrefix(index: WordIndex, key: string, match: HeadwordMatch): void {
  const { keys } = index.headwords
  const { start, end } = keys.rangeOfPrefix(key)
  if (match.isUnranked) {
    markKeys(index, { start, end }, match)
    return
  }
  const offer = openOffer(index, match)
  for (let number = start; number < end; number += 1) {
    const length = keys.lengthOf(number)
    if (length > key.length) offer(number, lengthPenalty(length, key.length))
  }
}

/** Offers the words that have the key somewhere in a written form or a reading. */
export function offerContained(index: WordIndex, key: string, match: HeadwordMatch): void {
  const { keys, pairs } = index.headwords
  const offer = openOffer(index, match)
  const candidates = pairs.candidatesFor(key)
  const isPair = key.length <= 2
  for (let place = 0; place < candidates.length; place += 1) {
    const number = candidates[place] ?? 0
    if (isPair || keys.contains(number, key)) {
      offer(number, lengthPenalty(keys.lengthOf(number), key.length))
    }
  }
}

/** The words that are written or read as the key. */
export function listWordsOf(index: WordIndex, key: string): number[] {
  const number = index.headwords.keys.find(key)
  return number < 0 ? [] : listWordsOfKey(index, number)
}

/** The same of a key by its number. */
export function listWordsOfKey({ headwords, wordOfSpelling }: WordIndex, key: number): number[] {
  return Array.from(
    headwords.entries.listOf(key),
    (entry) => wordOfSpelling[spellingOfEntry(entry)] ?? 0,
  )
}
