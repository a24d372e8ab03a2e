import {
  type Counted,
  listCounted,
  listCountedReadings,
  unitsOfNumbers,
} from '@kotonoha/japanese/numbers/counted'
import { findCountedRun } from '@kotonoha/japanese/numbers/counted-run'
import {
  findEverydayCounted,
  findEverydayCounter,
} from '@kotonoha/japanese/numbers/everyday-counters'
import { toKanjiNumber } from '@kotonoha/japanese/numbers/kanji-number'
import { spellingOfEntry } from '../../../search-index/key-entry'
import { isKanaKey, toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { type HeadwordMatch, offerExact } from './headword-matches'
import { findSenseWithCode, hasCode } from './inflected-matches'
import { addInterpretation, type WordSearch } from './word-search'

/** After the counted word itself (三本) its counter, and then the number. */
const forCounter = 100
const forNumber = 1200
const forHalf = 1400
/** Of 三泊四日 what comes first is looked for, though 四日 is the better known. */
const perLaterNumber = 700
/** A number with an everyday counter is meant before a word that hardly anybody knows: さんがい. */
const everydayBesideRare = 900
/** 一本 is a word, and 本 what it counts with: after it, before what begins so. */
const besideCounted = 1400

/**
 * Offers what a number with a counter is made of, in digits, kanji or kana: 三本 for 3本 where that is a
 * word, else the counter and the number. Says whether it was one.
 */
export function offerNumber(
  search: WordSearch,
  text: string,
  key: string,
  match: HeadwordMatch,
): boolean {
  const alone = /^\d[\d,]*$/u.test(text) ? toKanjiNumber(text) : undefined
  if (alone !== undefined) return offerAs(search, alone, match)
  const counted = listCounted(text)
  const isKana = isKanaKey(key)
  const codes = new Set([search.index.codes.find('ctr')])
  let isFound = false
  const run = isKana ? findRun(search, key, codes) : undefined
  if (run !== undefined) return offerRun(search, run, match, codes)
  const everyday = isKana ? findEverydayCounted(key) : undefined
  const said = isKana ? listCountedReadings(key) : counted
  if (everyday !== undefined) said.unshift(everyday)
  for (const [place, each] of said.entries()) {
    const base = match.base - (isKana ? 0 : place * perLaterNumber)
    isFound = offerCounted(search, each, { match: { ...match, base }, codes, isKana }) || isFound
  }
  return isFound
}

function findRun(
  { index }: WordSearch,
  key: string,
  codes: ReadonlySet<number>,
): Counted[] | undefined {
  return findCountedRun(
    key,
    (kana) => findEverydayCounter(kana) !== undefined || isCounter(index, kana, codes),
  )
}

/** Numbers one after the other, in kana, by what they count; the first comes first. */
function offerRun(
  search: WordSearch,
  run: readonly Counted[],
  match: HeadwordMatch,
  codes: ReadonlySet<number>,
): boolean {
  for (const [place, { number, counter: said }] of run.entries()) {
    const inPlace = { ...match, base: match.base - place * perLaterNumber }
    const counter = findEverydayCounter(said) ?? said
    if (number === '') offerExact(search.index, counter, inPlace)
    else if (!offerAs(search, number + counter, inPlace)) {
      if (counter === said) offerCounter(search.index, counter, inPlace, codes)
      else offerAs(search, counter, inPlace)
      const beside = { ...inPlace, base: inPlace.base - forHalf }
      offerExact(search.index, toSearchKey(number), beside)
    }
  }
  return true
}

/** Offers what the kana count, where they are a word as well that is little known. */
export function offerCountedBesideRare(
  search: WordSearch,
  key: string,
  match: HeadwordMatch,
): void {
  const counted = findEverydayCounted(key)
  if (counted === undefined) return
  const { number, counter } = counted
  const whole = { ...match, base: match.base + everydayBesideRare }
  if (offerAs(search, number + counter, whole)) return
  offerAs(search, counter, { ...match, base: match.base - forCounter })
}

function offerCounted(
  search: WordSearch,
  { number, counter }: Counted,
  { match, codes, isKana }: { match: HeadwordMatch; codes: ReadonlySet<number>; isKana: boolean },
): boolean {
  if (!isKana && offerAs(search, number + counter, match)) return true
  // Half past three, three and a half: 半 stands behind any counter.
  const whole = counter.replace(/(?<=.)半$/u, '')
  if (whole !== counter) {
    const isFound = offerCounted(search, { number, counter: whole }, { match, codes, isKana })
    if (isFound) offerExact(search.index, '半', { ...match, base: match.base - forHalf })
    return isFound
  }
  if (!isCounter(search.index, counter, codes)) return false
  offerCounter(search.index, counter, { ...match, base: match.base - forCounter }, codes)
  offerExact(search.index, toSearchKey(number), { ...match, base: match.base - forNumber })
  return true
}

/** Offers what a counted word (一本, which is a headword) counts with. */
export function offerCounterBeside(search: WordSearch, text: string, match: HeadwordMatch): void {
  const [only, ...others] = listCounted(text)
  if (only === undefined || others.length > 0) return
  const codes = new Set([search.index.codes.find('ctr')])
  if (!isCounter(search.index, only.counter, codes)) return
  const base = match.base - besideCounted
  offerCounter(search.index, only.counter, { ...match, base }, codes)
}

function offerCounter(
  index: WordIndex,
  counter: string,
  match: HeadwordMatch,
  codes: ReadonlySet<number>,
): void {
  const isUnit = unitsOfNumbers.has(counter)
  const senseOf = (word: number) =>
    findSenseWithCode(index, word, codes) ?? (isUnit ? 1 : undefined)
  const accepts = (word: number) => senseOf(word) !== undefined
  offerExact(index, toSearchKey(counter), { ...match, accepts, senseOf })
}

/** Offers the words written so, and says in what reading of the query. */
function offerAs(search: WordSearch, text: string, match: HeadwordMatch): boolean {
  const key = toSearchKey(text)
  if (search.index.headwords.keys.find(key) < 0) return false
  const interpretation = addInterpretation(search, { language: 'japanese', text })
  return offerExact(search.index, key, { ...match, typed: 'kanji', interpretation })
}

function isCounter(index: WordIndex, text: string, codes: ReadonlySet<number>): boolean {
  const { keys, entries } = index.headwords
  const number = keys.find(toSearchKey(text))
  if (number < 0) return false
  if (unitsOfNumbers.has(text)) return true
  return Array.from(entries.listOf(number)).some((entry) =>
    hasCode(index, index.wordOfSpelling[spellingOfEntry(entry)] ?? 0, codes),
  )
}
