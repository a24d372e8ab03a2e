import { shortKanaKey, spokenKanaKey } from '@kotonoha/japanese/kana/normalize-kana'
import type { WordIndex } from '../../../search-index/word-index'
import { findTopHit } from '../hits/ranking'
import { type HeadwordMatch, offerKey } from './headword-matches'
import { basePoints } from './headword-points'
import { mostKnown } from './long-vowels'
import { listSoundingKeys } from './sounding-keys'
import { addInterpretation, type Interpretation, type WordSearch } from './word-search'

/** Popularity from which a word may be meant by what is another word as it is typed, … */
const wellKnown = 400
/** … or where it is so much better known than that word, at the least. */
const leastKnown = 250
const betterKnown = 100
/** So many other readings are shown: they are ways to read the query, each with a place near the top. */
const mostReadings = 2

/** Another reading that the query may stand for, and how well known the best word is that is read so. */
interface MeantReading {
  number: number
  text: string
  known: number
}

/**
 * Offers well-known words whose reading the kana are as one writes them by ear or on a keyboard without small
 * kana, where they are a word as they stand too: せーふ is セーフ, and 政府; きやく is 規約, and 客.
 */
export function offerMeantByKana(
  search: WordSearch,
  { typed, key }: { typed: string; key: string },
  match: HeadwordMatch,
): void {
  if (!isAskedAlone(search)) return
  const readings = /\p{sc=Hiragana}ー/u.test(typed) ? listSoundingSame(search.index, key) : []
  const small = findNumber(search.index, toSmallKana(key))
  if (small !== undefined) readings.push(small)
  offerReadings(search, { key, readings, language: 'japanese' }, match)
}

/**
 * The same for romaji that leaves its vowels short: `hodo` is ほど, and 報道 (ほうどう); behind what it says in English,
 * where that is a word that everybody knows: `ego` is no 英語.
 */
export function offerMeantByRomaji(
  search: WordSearch,
  key: string,
  match: HeadwordMatch,
  isCommonEnglish: boolean,
): void {
  if (!isAskedAlone(search)) return
  const { keys } = search.index.headwords
  const short = shortKanaKey(key)
  const readings = listLike(search.index, key, (found) => shortKanaKey(found) === short)
  const longer = readings.filter(({ number }) => keys.lengthOf(number) > key.length)
  offerReadings(search, { key, readings: longer, language: 'romaji', isCommonEnglish }, match)
}

/** Not of what is left out, of what is still being typed, or of what another query may be a slip for. */
function isAskedAlone({ isUnranked, isTyping, isBestOnly, isTrial }: WordSearch): boolean {
  return !isUnranked && !isTyping && !isBestOnly && !isTrial
}

interface MeantReadings {
  /** What is typed, as kana. */
  key: string
  readings: readonly MeantReading[]
  language: Interpretation['language']
  /** What is typed is a word of English that everybody knows. */
  isCommonEnglish?: boolean
}

function offerReadings(
  search: WordSearch,
  { key, readings, language, isCommonEnglish = false }: MeantReadings,
  match: HeadwordMatch,
): void {
  const { index } = search
  const typed = index.headwords.keys.find(key)
  const least = Math.max(leastKnown, (typed < 0 ? 0 : mostKnown(index, typed)) + betterKnown)
  const best = readings
    .filter((reading) => reading.known >= Math.min(wellKnown, least))
    .sort((a, b) => b.known - a.known)
    .slice(0, mostReadings)
  if (best.length === 0) return
  const most = mostPoints(search, { key, language, isCommonEnglish })
  for (const { number, text, known } of best) {
    const base = match.base + (text.startsWith(key) ? longerAtTheEnd : 0)
    const popularity = (word: number) => index.popularity[word] ?? 0
    offerKey(index, number, {
      ...match,
      base,
      accepts: (word) => popularity(word) >= Math.min(wellKnown, known),
      extra: (word) => Math.min(0, most - base - popularity(word)),
      interpretation: addInterpretation(search, { language, text }),
    })
  }
}

/** A vowel is left short, or written as a bar, at the end rather than within. */
const longerAtTheEnd = 200

/** Points above what is just as it is typed, up to which nobody means that. */
const littleMeant = 300
/** Two kana are rather meant as they are typed: つて is no って. */
const shortestUnmeant = 3

/** What is meant as it is typed stays first, unless it is hardly known (愉色, `yusho`: 優勝). */
function mostPoints(
  { hits }: WordSearch,
  { key, language, isCommonEnglish }: Omit<MeantReadings, 'readings'>,
): number {
  const top = findTopHit(hits)?.points ?? 0
  const isKana = language === 'japanese'
  const base = isKana ? basePoints.exact : basePoints.exactByRomaji
  const isMeant =
    isCommonEnglish || (isKana && key.length < shortestUnmeant) || top >= base + littleMeant
  return isMeant ? top - 1 : Number.POSITIVE_INFINITY
}

function listSoundingSame(index: WordIndex, key: string): MeantReading[] {
  const spoken = spokenKanaKey(key)
  return listLike(index, key, (found) => spokenKanaKey(found) === spoken)
}

/** Readings that are the key to a learner's ear, but for the key itself. */
function listLike(index: WordIndex, key: string, isMeant: (found: string) => boolean) {
  const readings: MeantReading[] = []
  for (const number of listSoundingKeys(index, key)) {
    const text = index.headwords.keys.textOf(number)
    if (text === key || !isMeant(text)) continue
    readings.push({ number, text, known: mostKnown(index, number) })
  }
  return readings
}

function findNumber(index: WordIndex, text: string | undefined): MeantReading | undefined {
  const number = text === undefined ? -1 : index.headwords.keys.find(text)
  if (number < 0 || text === undefined) return undefined
  return { number, text, known: mostKnown(index, number) }
}

/** や, ゆ, よ behind kana of い, and つ before what it doubles. */
const writtenLarge = /(?<=[きしちにひみりぎじぢびぴ])[やゆよ]|つ(?=[か-どば-ぽ])/gu
const smallKana: Readonly<Record<string, string>> = { や: 'ゃ', ゆ: 'ゅ', よ: 'ょ', つ: 'っ' }

/** The kana with all of them small that can be: who has no small kana writes none. */
function toSmallKana(key: string): string | undefined {
  const small = key.replace(writtenLarge, (kana) => smallKana[kana] ?? kana)
  return small === key ? undefined : small
}
