import { isKatakana } from '@kotonoha/japanese/kana/script'
import {
  behindNumbers,
  type Counted,
  listCounted,
  listCountedReadings,
  readingsBehindCounters,
  splitBehindCounter,
  unitsOfNumbers,
} from '@kotonoha/japanese/numbers/counted'
import { findCountedRun } from '@kotonoha/japanese/numbers/counted-run'
import {
  findCounterReading,
  findEverydayCounted,
  findEverydayCounter,
  isTaughtCounter,
  listTaughtCounted,
} from '@kotonoha/japanese/numbers/everyday-counters'
import { toKanjiNumber } from '@kotonoha/japanese/numbers/kanji-number'
import { listNumberParts } from '@kotonoha/japanese/numbers/number-parts'
import { oncePerDictionary } from '../../../once-per-dictionary'
import { spellingOfEntry } from '../../../search-index/key-entry'
import { isKanaKey, toSearchKey } from '../../../search-index/text/search-key'
import { loanword, type WordIndex } from '../../../search-index/word-index'
import { asCountedInDigits, howManyDays, isReadOtherwise } from './counted-otherwise'
import { type HeadwordMatch, listWordsOf, offerExact } from './headword-matches'
import { findSenseWithCode, hasCode } from './inflected-matches'
import { listReadings, readingOf, readingsOf } from './word-readings'
import { addInterpretation, type WordSearch } from './word-search'

/** A counter is read as it is said behind numbers: 分 is ふん before it is ぶん. */
const readAsCounter = 400
/** After the counted word itself (三本) its counter, and then the number. */
const forCounter = 100
const forNumber = 1200
const forHalf = 1400
/** Counters that are not the likeliest stand behind the number. */
const behindNumber = 1300
/** What learners are not taught to count with stands behind what the kana may be otherwise. */
const farFetched = 1700
/** Digits and units of a number that is no word, one after the other. */
const perPartOfNumber = 20
/** All as well known as any other number. */
const knownNumber = 600
/** Of 三泊四日 what comes first is looked for, though 四日 is the better known. */
const perLaterNumber = 700
/** … and of 九時十五分 the hour, though 分 is better known than any hour. */
const forMinutesBehind = 300
/** Before a word that is written so and read otherwise, whatever speaks for that as the whole. */
const beforeReadOtherwise = 200
/** A number with an everyday counter is meant before a word that hardly anybody knows: さんがい. */
const everydayBesideRare = 900
/** A word that says a number and what it counts is as well known as this, though few texts write it so. */
const leastOfCounted = 200
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
  const [, ordinal] = /^第(.+)$/u.exec(text) ?? []
  const counted = listCounted(ordinal ?? text)
  const isKana = isKanaKey(key)
  const codes = codesOfCounters(search.index)
  let isFound = false
  // 3月5日に会いましょう is a sentence.
  if (!isKana && !counted.every((each) => isCounted(search.index, each, codes))) return false
  const run = isKana ? findRun(search, key, codes) : undefined
  if (run !== undefined) return offerRun(search, run, match, codes, key)
  const everyday = isKana ? findEverydayCounted(key) : undefined
  const said = isKana ? listCountedReadings(key) : counted
  if (everyday !== undefined) said.unshift(everyday)
  for (const [place, each] of said.entries()) {
    // What everybody means by the kana stands, with its number, before what else they may count; じゆふ is rather
    // 自由, as it was written, than ten tallies.
    const isBehind = isKana && everyday !== undefined && place > 0
    const isFarFetched = isKana && each !== everyday && !isTaughtCounter(each.counter)
    const lostByKana = isFarFetched ? farFetched : isBehind ? perLaterNumber : 0
    const isMinutes = each.counter === '分' && said[place - 1]?.counter === '時'
    const inOrderWritten = place * perLaterNumber + (isMinutes ? forMinutesBehind : 0)
    const lost = isKana ? lostByKana : inOrderWritten
    const accepts = isKana
      ? undefined
      : (asInDate(search.index, said, place) ?? asCountedInDigits(search.index, text, each))
    const inOrder = { ...match, base: match.base - lost }
    // Of 2006年2月28日 the parts of 2006 stand behind all that is counted.
    const lostAsNumber = isKana ? 0 : (said.length - 1 - place) * perLaterNumber
    const asCounted = {
      match: inOrder,
      codes,
      isKana,
      isByChance: isFarFetched,
      accepts,
      lostAsNumber,
    }
    const isOffered = offerCounted(search, each, asCounted)
    isFound = (isOffered && !isFarFetched) || isFound
  }
  if (isFound && ordinal !== undefined) {
    offerExact(search.index, '第', { ...match, base: match.base - forNumber })
  }
  return isFound
}

/** In a date 五月 is ごがつ rather than さつき, and 一日 the first of the month. */
function asInDate(
  index: WordIndex,
  said: readonly Counted[],
  place: number,
): ((word: number) => boolean) | undefined {
  const isMonth = said[place]?.counter === '月' && said.length > 1
  const isFirst = said[place]?.number === '一' && said[place]?.counter === '日'
  if (isMonth) return (word) => readingOf(index, word).endsWith('がつ')
  if (isFirst && said[place - 1]?.counter === '月') {
    return (word) => readingOf(index, word) === 'ついたち'
  }
  return undefined
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
  key: string,
): boolean {
  // 十分 is じっぷん first, and said じゅっぷん.
  const isSaid = (word: number) =>
    listReadings(search.index, word).some((reading) => key.includes(reading))
  for (const [place, { number, counter: said }] of run.entries()) {
    const inPlace = { ...match, base: match.base - place * perLaterNumber }
    const counter = findEverydayCounter(said) ?? said
    if (number === '') offerExact(search.index, counter, { ...inPlace, accepts: isSaid })
    // ごがつ is no さつき, which is written so as well.
    else if (!offerAs(search, number + counter, inPlace, isSaid)) {
      if (counter === said) offerCounter(search.index, counter, inPlace, codes)
      else offerEverydayCounter(search, { counter, said }, inPlace)
      const beside = { ...inPlace, base: inPlace.base - forHalf }
      offerNumberItself(search, number, beside, true)
    }
  }
  return true
}

/** Of 六時十五分 the 分, read as it is said there, does not stand before 六時 for being known better. */
function offerEverydayCounter(
  search: WordSearch,
  { counter, said }: { counter: string; said: string },
  match: HeadwordMatch,
): void {
  const { index } = search
  const isRead = (word: number) => listReadings(index, word).includes(said)
  const extra = (word: number) => -(index.popularity[word] ?? 0)
  const base = match.base + knownNumber
  const inOrder = { ...match, typed: 'kanji', base, accepts: isRead, extra } as const
  if (!offerExact(index, toSearchKey(counter), inOrder)) offerAs(search, counter, match)
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
  offerNumberItself(search, number, { ...match, base: match.base - forNumber }, true)
}

/**
 * Among words that are read alike those that count something are known to every learner: きゅうかい is 九回 before
 * 旧懐, and じゅうじ 十時 before 住持, behind what everybody knows.
 */
export function offerCountedAmong({ index }: WordSearch, key: string, match: HeadwordMatch): void {
  for (const { number, counter } of listTaughtCounted(key)) {
    // 時 is no counter to the sources.
    const everyday = findEverydayCounter(counter)
    const counted = listWordsOf(index, key).filter((word) => {
      const written = writtenOf(index, word)
      if (!written.startsWith(number)) return false
      const behind = written.slice(number.length)
      return behind === everyday || isCounter(index, behind)
    })
    if (counted.length === 0) continue
    const accepts = (word: number) => counted.includes(word)
    const extra = (word: number) => Math.max(0, leastOfCounted - (index.popularity[word] ?? 0))
    offerExact(index, key, { ...match, accepts, extra })
  }
}

/** Is it a word, or has it a counter that may have something behind it? */
function isCounted(
  index: WordIndex,
  { number, counter }: Counted,
  codes: ReadonlySet<number>,
): boolean {
  if (index.headwords.keys.find(toSearchKey(number + counter)) >= 0) return true
  if (isCounter(index, counter, codes)) return true
  const split = splitBehindCounter(counter)
  return split !== undefined && isCounted(index, { ...split, number }, codes)
}

/** How a number with its counter is offered. */
interface AsCounted {
  match: HeadwordMatch
  codes: ReadonlySet<number>
  isKana: boolean
  /** Kana that hardly say a number: せんしえ. */
  isByChance: boolean
  /** What the number itself loses to what is counted after it. */
  lostAsNumber: number
  /** Which of the words are meant that are written as the whole. */
  accepts?: ((word: number) => boolean) | undefined
}

function offerCounted(search: WordSearch, counted: Counted, asCounted: AsCounted): boolean {
  const { number, counter } = counted
  const { match, codes, isKana, isByChance, lostAsNumber, accepts } = asCounted
  if (!isKana && offerAs(search, number + counter, match, accepts)) return true
  if (!isCounter(search.index, counter, codes)) {
    // Half past three, the third time: 半 and 目 stand behind any counter.
    const split = splitBehindCounter(counter)
    if (split === undefined) return false
    const isManyDays = split.counter === '日' && number !== '一'
    const inDays = isManyDays ? { ...match, senseOf: howManyDays(search.index) } : match
    const isFound = offerCounted(search, { ...split, number }, { ...asCounted, match: inDays })
    const extra = forReading(search.index, readingsBehindCounters.get(split.behind))
    const beside = { ...match, base: match.base - forHalf, extra }
    if (isFound) offerExact(search.index, toSearchKey(split.behind), beside)
    return isFound
  }
  offerCounter(search.index, counter, { ...match, base: match.base - forCounter }, codes)
  const base = match.base - forNumber - lostAsNumber
  offerNumberItself(search, number, { ...match, base }, isByChance)
  return true
}

/** Offers the number, or what it is put together of (さんまんえん: 三 and 万), where it is none by chance. */
function offerNumberItself(
  { index }: WordSearch,
  number: string,
  match: HeadwordMatch,
  isByChance: boolean,
): void {
  // 三 is サン too, at mahjong.
  const accepts = (word: number) => ((index.wordMarks[word] ?? 0) & loanword) === 0
  const isWord = (text: string) => index.headwords.keys.find(toSearchKey(text)) >= 0
  // What is counted is にじゅう, and はたち a word of its own.
  const [whole, ...more] = listNumberParts(number, isWord) ?? []
  const said = more.length > 0 ? undefined : whole?.reading
  const isSaid = (word: number) => accepts(word) && readingOf(index, word) === said
  if (said !== undefined && offerExact(index, number, { ...match, accepts: isSaid })) return
  if (offerExact(index, toSearchKey(number), { ...match, accepts }) || isByChance) return
  for (const [place, { text, reading }] of (listNumberParts(number, isWord) ?? []).entries()) {
    const isRead = (word: number) =>
      accepts(word) && readingOf(index, word) === toSearchKey(reading)
    const base = match.base + knownNumber - place * perPartOfNumber
    const extra = (word: number) => -(index.popularity[word] ?? 0)
    offerExact(index, toSearchKey(text), { ...match, base, accepts: isRead, extra })
  }
}

/** Offers what a counted word (一本, which is a headword) counts with. */
export function offerCounterBeside(search: WordSearch, text: string, match: HeadwordMatch): void {
  const [only, ...others] = listCounted(text)
  if (only === undefined || others.length > 0) return
  const codes = codesOfCounters(search.index)
  if (!isCounter(search.index, only.counter, codes)) return
  const words = listWordsOf(search.index, toSearchKey(text))
  const isCountedFirst = words.every((word) => isReadOtherwise(search.index, word, only))
  const base = match.base + (isCountedFirst ? beforeReadOtherwise : -besideCounted)
  const said = isCountedFirst ? [] : readingsOf(search.index, only.number + only.counter)
  offerCounter(search.index, only.counter, { ...match, base }, codes, said)
}

function offerCounter(
  index: WordIndex,
  counter: string,
  match: HeadwordMatch,
  codes: ReadonlySet<number>,
  said: readonly string[] = [],
): void {
  const isUnit = unitsOfNumbers.has(counter) || behindNumbers.has(counter)
  const reading = findCounterReading(counter)
  const read = listRead(index, reading)
  const written = listWordsOf(index, toSearchKey(counter))
  // 5キロ counts kilos, and no ways home (帰路).
  const isBorrowed = (word: number) => ((index.wordMarks[word] ?? 0) & loanword) !== 0
  const isOther = (word: number) => isUnit && isKatakana(counter) && !isBorrowed(word)
  // 円 is まる too, but no counter then; 人前 ひとまえ.
  const isReadOtherwise = isUnit && written.some((word) => read.has(word))
  const senseOf = (word: number) =>
    findSenseWithCode(index, word, codes) ??
    (isUnit && (!isReadOtherwise || read.has(word)) ? 1 : undefined)
  // The か of 八日 (ようか), not にち.
  const ends = written.filter(
    (word) => senseOf(word) !== undefined && said.some((each) => endsAs(index, each, word)),
  )
  const accepts = (word: number) =>
    senseOf(word) !== undefined && !isOther(word) && (ends.length === 0 || ends.includes(word))
  const extra = forReading(index, reading)
  const worth = (word: number) => (index.popularity[word] ?? 0) + extra(word)
  const best = Math.max(...written.filter(accepts).map(worth))
  // 度 is no たび behind thirty, however well known that is.
  const lostAs = (word: number) =>
    behindNumber + (read.size === 0 || read.has(word) ? 0 : readAsCounter)
  const inOrder = (word: number) => extra(word) - (worth(word) < best ? lostAs(word) : 0)
  offerExact(index, toSearchKey(counter), { ...match, accepts, senseOf, extra: inOrder })
}

function endsAs(index: WordIndex, said: string, counter: number): boolean {
  return said.endsWith(readingOf(index, counter))
}

function writtenOf({ writtenKey, firstSpelling, headwords }: WordIndex, word: number): string {
  return headwords.keys.textOf(writtenKey[firstSpelling[word] ?? 0] ?? 0)
}

function listRead(index: WordIndex, reading: string | undefined): ReadonlySet<number> {
  return new Set(reading === undefined ? [] : listWordsOf(index, toSearchKey(reading)))
}

/** What speaks for the words that are read so. */
function forReading(index: WordIndex, reading: string | undefined): (word: number) => number {
  const read = listRead(index, reading)
  return (word) => (read.has(word) ? readAsCounter : 0)
}

/** 5分 is five minutes (ごふん) before it is five parts (ごぶ). */
function forMinutes(index: WordIndex, word: number): number {
  return /[ふぷ]ん$/u.test(readingOf(index, word)) ? readAsCounter : 0
}

/** Offers the words written so, and says in what reading of the query. */
function offerAs(
  search: WordSearch,
  text: string,
  match: HeadwordMatch,
  accepts: (word: number) => boolean = () => true,
): boolean {
  const key = toSearchKey(text)
  if (!listWordsOf(search.index, key).some(accepts)) return false
  const interpretation = addInterpretation(search, { language: 'japanese', text })
  const extra = text.endsWith('分') ? (word: number) => forMinutes(search.index, word) : undefined
  const asTyped = { ...match, typed: 'kanji', interpretation, accepts } as const
  return offerExact(search.index, key, extra === undefined ? asTyped : { ...asTyped, extra })
}

const codesOfCounters = oncePerDictionary(({ codes }: WordIndex) => new Set([codes.find('ctr')]))

/** Is the text what one counts with: a counter, a unit, what stands behind a number? */
export function isCounter(
  index: WordIndex,
  text: string,
  codes: ReadonlySet<number> = codesOfCounters(index),
): boolean {
  const { keys, entries } = index.headwords
  const number = keys.find(toSearchKey(text))
  if (number < 0) return false
  if (unitsOfNumbers.has(text) || behindNumbers.has(text)) return true
  return Array.from(entries.listOf(number)).some((entry) =>
    hasCode(index, index.wordOfSpelling[spellingOfEntry(entry)] ?? 0, codes),
  )
}
