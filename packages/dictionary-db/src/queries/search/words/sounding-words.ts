import { shortKanaKey, spokenKanaKey } from '@kotonoha/japanese/kana/normalize-kana'
import { isKanaKey, toSearchKey } from '../../../search-index/text/search-key'
import { loanword } from '../../../search-index/word-index'
import { type HeadwordMatch, listWordsOfKey, offerKey } from './headword-matches'
import { basePoints, mishearingPenalty } from './headword-points'
import { listSoundingKeys } from './sounding-keys'
import type { WordSearch } from './word-search'

/** Popularity from which a word that sounds just so is meant. */
const wellKnown = 450

/** Kana that are drawn out as one hears them. */
export const drawnOut = /\p{sc=Hiragana}ー/u

/** ほーか is 放火 rather than ほか drawn out, but どれー may be どれ; せえかい is 政界 rather than 世界. */
const asItSounds = { drawnOut: 900, other: 500 }

/**
 * Offers words of which a reading sounds like the key to a learner's ear; so much less those that
 * are neither as long nor longer at the end only.
 */
export function offerSoundingLike(
  search: WordSearch,
  key: string,
  match: HeadwordMatch,
  lost: LostByLength = {},
): void {
  offerLoose(search, key, { match, shortest: 0, ...lost })
}

/** The same of kana as they are typed: what sounds just so before what does not. */
export function offerSoundingInOrder(
  search: WordSearch,
  { typed, key }: { typed: string; key: string },
  match: HeadwordMatch,
): void {
  // What is read as it was written before 1946 has said how it sounds: ふほお is フォー.
  const forOther = search.readAs === null ? asItSounds.other : 0
  const forSame = drawnOut.test(typed) ? asItSounds.drawnOut : forOther
  offerLoose(search, key, { match, shortest: 0, forSame })
}

/** Behind a word that is written so offers what sounds just so: 適当 beside テキトー, メイク beside メーク. */
export function offerWrittenOtherwise(
  search: WordSearch,
  typed: string,
  match: HeadwordMatch,
): void {
  const { index } = search
  const key = toSearchKey(typed)
  const isLoanword = (word: number) => ((index.wordMarks[word] ?? 0) & loanword) !== 0
  const same = {
    ...match,
    base: basePoints.similar,
    ...(!drawnOut.test(typed) && { accepts: isLoanword }),
  }
  for (const number of listSoundingSame(search, key)) offerKey(index, number, same)
}

/**
 * Offers what sounds just as the kana do, whose long vowels are written as one hears them (せんそー, せんせえ);
 * says whether it is well known.
 */
export function offerSoundingSame(search: WordSearch, key: string, match: HeadwordMatch): boolean {
  if (!isKanaKey(key) || key.length < 3) return false
  const { index } = search
  let isKnown = false
  const accepts = (word: number) => (index.popularity[word] ?? 0) >= wellKnown
  const same = { ...match, base: basePoints.similarToRare, accepts }
  for (const number of listSoundingSame(search, key)) {
    if (listWordsOfKey(index, number).some(accepts)) isKnown = true
    offerKey(index, number, same)
  }
  return isKnown
}

/** Numbers of the keys that sound just as the kana do, where a long vowel can be written in more ways than one. */
function listSoundingSame({ index }: WordSearch, key: string): number[] {
  const spoken = spokenKanaKey(key)
  if (!spoken.includes('ー')) return []
  const { keys } = index.headwords
  const isSame = (number: number) => spokenKanaKey(keys.textOf(number)) === spoken
  return [...listSoundingKeys(index, key)].filter(isSame)
}

/** The same of words that have something more than the key: a vowel that it leaves short. */
export function offerSoundingLonger(
  search: WordSearch,
  key: string,
  match: HeadwordMatch,
  forOtherLength: number,
): void {
  offerLoose(search, key, { match, forOtherLength, shortest: key.length + 1 })
}

interface LostByLength {
  /** Of keys that are neither as long nor longer at the end only, … */
  forOtherLength?: number
  /** … and besides of those that leave out something that was typed. */
  forShorter?: number
}

interface Loose extends LostByLength {
  match: HeadwordMatch
  /** Keys with fewer kana are none. */
  shortest: number
  /** What is given to what sounds just as the key does. */
  forSame?: number
}

function offerLoose(
  search: WordSearch,
  key: string,
  { match, forOtherLength = 0, forShorter = 0, shortest, forSame = 0 }: Loose,
): void {
  const { keys } = search.index.headwords
  const spoken = forSame === 0 ? '' : spokenKanaKey(key)
  const isLong = spoken.includes('ー')
  for (const number of listSoundingKeys(search.index, key)) {
    if (keys.lengthOf(number) < shortest) continue
    const found = keys.textOf(number)
    const isNear = forOtherLength === 0 || isAsLong(found, key)
    // Who leaves one vowel short leaves all short: hoso is 放送.
    const isShort = shortest > 0 && shortKanaKey(found) === key
    const isSame = isLong && spokenKanaKey(found) === spoken && isHeardOf(search, number)
    const misheard = isShort ? 0 : mishearingPenalty(key, found)
    const forLength = (isNear ? 0 : forOtherLength) + (found.length < key.length ? forShorter : 0)
    const penalty = isSame ? -forSame : misheard + forLength
    offerKey(search.index, number, match, penalty)
  }
}

/** うそー is うそ, and no 迂叟. */
const heardOf = 30

function isHeardOf({ index }: WordSearch, key: number): boolean {
  return listWordsOfKey(index, key).some((word) => (index.popularity[word] ?? 0) >= heardOf)
}

function isAsLong(reading: string, key: string): boolean {
  return reading.length === key.length || reading.startsWith(key)
}
