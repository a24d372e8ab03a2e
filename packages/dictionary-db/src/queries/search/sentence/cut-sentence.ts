import {
  longestForm,
  openEndingsOfForms,
  shortestForm,
} from '@kotonoha/japanese/deinflection/endings-of-forms'
import { isHonoured as isHonorific } from '@kotonoha/japanese/deinflection/undo-endings'
import { familyNameLength } from '@kotonoha/japanese/family-names'
import { longEnd } from '@kotonoha/japanese/kana/long-end'
import { toNewCharacters } from '@kotonoha/japanese/old-characters'
import { wellKnownPlaceLength } from '@kotonoha/japanese/well-known-places'
import { toSearchKey } from '../../../search-index/text/search-key'
import { loanword, type WordIndex } from '../../../search-index/word-index'
import { hasCode } from '../words/inflected-matches'
import { connectionCost, numberOfKind } from './connection-costs'
import { findCounted } from './counter-candidates'
import {
  type FormEndings,
  findFormEndings,
  findInflectedWord,
  isListedItself,
  isSaidAsOne,
  isTornForm,
  mayBeForm,
} from './form-candidates'
import { HeadwordWalk } from './headword-walk'
import { joinPoliteness } from './join-politeness'
import {
  digitsFrom,
  isTornFromKatakana,
  isTornKatakana,
  isTurningKatakana,
  isWithinDigits,
  katakanaFrom,
  markDigits,
  markKatakana,
} from './marked-characters'
import { isWordThere } from './one-or-form'
import { readBehindNouns } from './read-behind-nouns'
import { readByPlace } from './read-by-place'
import { readTransitives } from './read-transitives'
import type { SentencePart } from './sentence-part'
import { readStemsBeforeCommas } from './stems-before-commas'
import { isTornPiece } from './torn-pieces'
import {
  findExplanation,
  findHearsay,
  findNumberWord,
  findWholeWord,
  type WordCandidate,
} from './word-candidates'

const longestWord = 16
const longestBehind = 3
export const unknownCharacter = 2600
/** A run of katakana that is no word is a name or too new a loanword: one piece, of any length. */
const unknownKatakana = 1800
/** Two kana of a longer run of katakana. */
const tornKatakana = 150
const unknownName = 950
/** A number in digits that the dictionary has no word for. */
const unknownNumber = 700
/** A family name or a place that everybody knows, which the dictionary has no word for: 新宿. */
const knownName = 620

/** Runs of Japanese; what is between them has no words to link. */
const japaneseRun = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆ヶ〇]+/gu
/** The same with the digits in front of kanji and kana; those behind a point are no number by themselves. */
const runWithDigits =
  /(?:(?<![A-Za-z\d])(?<!\d[.,．，])\d{1,4}(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆ヶ〇])+/gu
/** A greeting in kana, or alone: 今日は、いい天気ですね says when. それにします chooses, and has no "besides". */
const greeting = /^今[日晩]は$/u
const choosesIt = /^それに(?=(?:し[たてまよな]|する|すれ|決|きめ))/u
/** What is drawn out at the end has no word of its own: ただいまー, but for おはよー (う) and すげー (すごい). */
const drawnOut =
  /(?<=\p{sc=Hiragana}{2}[かさたなはまやらわがざだいきしちにひみりぎじびくすつるん])ー$/u
/** Where more may end so (こー: 行こう), the ー is a piece of its own: いくよー. */
const calledOut = 400
const digit = /\d/u
/** 3月 is 三月 and 12時 一二時: a digit for a digit, so that places stay. */
const kanjiDigits = '〇一二三四五六七八九'

const kanji = /\p{sc=Han}/u

/** Cuts a text into words: the best path by number, frequency and writing of the words. */
export function cutSentence(index: WordIndex, text: string): SentencePart[] {
  return cutText(index, text, () => true)
}

/** The same of a set phrase, which is not left whole: 雨が降る is 雨, が and 降る. */
export function cutIntoWords(index: WordIndex, text: string): SentencePart[] {
  const expressions = new Set([index.codes.find('exp')])
  return cutText(
    index,
    text,
    ({ spelling }) => !hasCode(index, index.wordOfSpelling[spelling] ?? 0, expressions),
  )
}

type AcceptWord = (word: WordCandidate) => boolean

/** Cuts a text into those of its words that are accepted. */
function cutText(index: WordIndex, text: string, accepts: AcceptWord): SentencePart[] {
  const parts: SentencePart[] = []
  const isAllKana = !kanji.test(text)
  let end = 0
  for (const run of text.matchAll(digit.test(text) ? runWithDigits : japaneseRun)) {
    addUnknown(parts, text.slice(end, run.index))
    end = run.index + run[0].length
    const spoken = run[0].replace(drawnOut, '')
    parts.push(...cutRun(index, { run: spoken, isAllKana }, accepts))
    addUnknown(parts, run[0].slice(spoken.length))
  }
  addUnknown(parts, text.slice(end))
  return joinPoliteness(
    index,
    readByPlace(
      index,
      readTransitives(index, readStemsBeforeCommas(index, readBehindNouns(index, parts))),
    ),
  )
}

function addUnknown(parts: SentencePart[], text: string): void {
  const last = parts.at(-1)
  if (text === '') return
  if (last !== undefined && last.word === undefined && last.isName !== true) last.text += text
  else parts.push({ text, word: undefined })
}

/** The cheapest way to reach a place in the run with a piece of a kind. */
interface Step {
  cost: number
  from: number
  /** The kind of the piece before. */
  kindBefore: number
  word: WordCandidate | undefined
  isName: boolean
}

/** By the kind of the piece that ends there. */
type Place = (Step | undefined)[]

const startKind = numberOfKind('start')
const unknownKind = numberOfKind('unknown')
const nounKind = numberOfKind('noun')

function cutRun(
  index: WordIndex,
  { run, isAllKana }: { run: string; isAllKana: boolean },
  accepts: AcceptWord,
): SentencePart[] {
  const inKanji = run.replace(/\d/gu, (digit) => kanjiDigits.charAt(Number(digit)))
  const key = toSearchKey(toNewCharacters(inKanji))
  // Folding keeps the number of characters, apart from rare compatibility forms.
  const text = key.length === run.length ? run : key
  const places: Place[] = Array.from({ length: text.length + 1 }, () => [])
  const first = places[0]
  if (first !== undefined) {
    first[startKind] = { cost: 0, from: 0, kindBefore: startKind, word: undefined, isName: false }
  }
  const calledFrom = longEnd.exec(run)?.index
  const isKatakana = markKatakana(text)
  const digits = markDigits(run)
  const offerWords = openWords(index, key, { isAllKana, isKatakana, digits })
  // One for all places: a sentence of five hundred characters has as many.
  let from = 0
  let reached: Place = []
  const offer = (to: number, cost: number, word?: WordCandidate, isName = false) => {
    const place = places[to]
    if (place === undefined) return
    const kind = word?.kind ?? (isName ? nounKind : unknownKind)
    const least = place[kind]?.cost ?? Number.POSITIVE_INFINITY
    const kindBefore = findCheaperBefore(reached, kind, cost, least)
    const before = reached[kindBefore]
    if (before === undefined) return
    const sum = before.cost + cost + connectionCost(kindBefore, kind)
    place[kind] = { cost: sum, from, kindBefore, word, isName }
  }
  const offerWord = (to: number, cost: number, word: WordCandidate) => {
    if (!accepts(word)) return
    const isTorn = isTornKatakana(isKatakana, from, to)
    if (isTorn && to - from === 1) return
    offer(to, isTorn ? cost + tornKatakana : cost, word)
  }
  for (; from < key.length; from += 1) {
    reached = places[from] ?? []
    if (reached.length === 0) continue
    offer(from + 1, unknownCharacter)
    if (from === calledFrom) offer(key.length, calledOut)
    const katakanaLength = katakanaFrom(isKatakana, from)
    if (katakanaLength > 1) offer(from + katakanaLength, unknownKatakana)
    const digitsLength = digitsFrom(digits, from)
    if (digitsLength > 1) {
      const to = from + digitsLength
      const number = findNumberWord(index, run.slice(from, to))
      offer(to, number?.cost ?? unknownNumber, number)
    }
    const nameLength = nameFrom(text, from)
    if (nameLength > 0) offer(from + nameLength, unknownName, undefined, true)
    // 佐々木 as it is typed, 齊藤 in today's characters.
    const familyLength = familyNameLength(text, from) || familyNameLength(key, from)
    if (familyLength > 0) offer(from + familyLength, knownName, undefined, true)
    const placeLength = wellKnownPlaceLength(text, from)
    if (placeLength > 0) offer(from + placeLength, knownName, undefined, true)
    const hearsay = mayBeHearsay(text, from) ? findHearsay(index) : undefined
    if (hearsay !== undefined) offer(from + hearsayLength, hearsay.cost, hearsay)
    const explained = from > 0 ? explanationFrom(text, from) : 0
    const explains = explained > 0 ? findExplanation(index) : undefined
    if (explains !== undefined) offer(from + explained, explains.cost, explains)
    offerWords(from, offerWord)
  }
  return readBack(text, places)
}

/**
 * The kind of the piece that one of a kind follows at the least cost; -1 where that is no less than what
 * is known already.
 */
function findCheaperBefore(reached: Place, kind: number, cost: number, known: number): number {
  let least = known
  let best = -1
  for (let kindBefore = 0; kindBefore < reached.length; kindBefore += 1) {
    const before = reached[kindBefore]
    if (before === undefined) continue
    const sum = before.cost + cost + connectionCost(kindBefore, kind)
    if (sum >= least) continue
    least = sum
    best = kindBefore
  }
  return best
}

/** Two kanji or three that stand before さん and its like are a name: 山田さん. */
const nameBeforeTitle =
  /^(\p{sc=Han}{2,3}?)(?=さん|様|さま|君|くん|ちゃん|氏|先生|先輩|部長|課長|社長)/u

function nameFrom(text: string, from: number): number {
  return nameBeforeTitle.exec(text.slice(from, from + 6))?.[1]?.length ?? 0
}

const hearsayLength = 2

/** 雨が降るそうです says what one heard; alone before です its そう is "in that way". */
function mayBeHearsay(text: string, from: number): boolean {
  if (text.charAt(from) !== 'そ') return false
  return text.startsWith('そうです', from) || text.startsWith('そうだ', from)
}

/** 休みなんだ, 学生なんです: the noun is what is explained, and so is そう of そうなんだ, which is no 遭難. */
const explanation = /^な[んの](?:でしょう?|です|だろう?|だ)/u
const longestExplanation = 6

function explanationFrom(text: string, from: number): number {
  if (text.charAt(from) !== 'な') return 0
  return explanation.exec(text.slice(from, from + longestExplanation))?.[0].length ?? 0
}

type OfferWord = (to: number, cost: number, word: WordCandidate) => void

/** How the text of a key is written. */
interface Writing {
  isAllKana: boolean
  isKatakana: Uint8Array
  digits: Uint8Array
}

/** Offers the words that begin at a place of the text; endings are undone once for all places. */
function openWords(
  index: WordIndex,
  key: string,
  { isAllKana, isKatakana, digits }: Writing,
): (from: number, offer: OfferWord) => void {
  const walk = new HeadwordWalk(index.headwords.keys, key)
  const endingsOf = openEndingsOfForms(key)
  const endingsAt: FormEndings[] = []
  return (from, offer) => {
    const last = Math.min(key.length, from + longestWord)
    const reach = walk.reachOf(from, last - from)
    const isHonoured = isHonorific(key.charAt(from))
    const isNumber = beginsAsNumber.test(key.charAt(from))
    if (isWithinDigits(digits, from)) return
    const digitsEnd = from + digitsFrom(digits, from)
    let katakanaUpTo = from
    while (isKatakana[katakanaUpTo] === 1) katakanaUpTo += 1
    for (let to = from + 1; to <= last; to += 1) {
      const length = to - from
      if (isWithinDigits(digits, to) || (length > 1 && to === digitsEnd)) continue
      const number = length > reach ? -1 : walk.find(from, length)
      const whole =
        number < 0 || isTornPiece(key, { from, to, as: 'word' })
          ? undefined
          : findWholeWord(index, {
              surface: key.slice(from, to),
              key: number,
              isAllKana,
              isKatakana: to <= katakanaUpTo,
            })
      if (isNumber && isScore(key, to)) continue
      const isTurning = isTurningKatakana(key, isKatakana, from, to)
      if (isTurning && length <= 3 && !isHonoured) continue
      if (isTornFromKatakana(isKatakana, from, to)) continue
      const isTwo =
        whole !== undefined &&
        (isOfTwoWords(key, from, to) ||
          (katakanaUpTo === to - 1 && katakanaUpTo > from && isLoanBehind(index, key, to, whole)))
      if (whole !== undefined && !isTwo) {
        offer(to, whole.cost, whole)
      }
      const counted = isNumber ? findCounted(index, key.slice(from, to), whole) : undefined
      if (counted !== undefined) offer(to, counted.cost, counted)
      if (length < shortestForm || length > longestForm) continue
      // デモ is no form of だ.
      if (whole !== undefined && to <= katakanaUpTo) continue
      // Nor is のレトロ, which begins in hiragana, one of 乗る.
      if (isTurning) continue
      const endings = endingsAt[to] ?? findFormEndings(index, endingsOf(to))
      endingsAt[to] = endings
      if (!mayBeForm(endings, length - reach, isHonoured)) continue
      const piece = { key, from, to, reach, isHonoured, endings, isAllKana }
      const inflected = findInflectedWord(index, walk, piece)
      if (inflected === undefined || isTornPiece(key, { from, to, as: 'form' })) continue
      const surface = key.slice(from, to)
      const before = from === 0 ? '' : key.charAt(from - 1)
      const isAlone = length === key.length
      const behind = key.slice(to, to + longestBehind)
      const { steps } = inflected
      const beforeIt = key.slice(Math.max(0, from - 2), from)
      if (isTornForm(index, { surface, before: beforeIt, behind, steps })) continue
      if (whole !== undefined && isListedItself(index, { whole, inflected, surface })) {
        offer(to, Math.min(whole.cost, inflected.cost), whole)
        continue
      }
      if (isSaidAsOne(index, { whole, inflected, surface })) continue
      const isWord = isWordThere(index, {
        whole,
        inflected,
        surface,
        before,
        isAlone,
        behind,
      })
      offer(to, inflected.cost, isWord && whole ? whole : inflected)
    }
  }
}

function isOfTwoWords(key: string, from: number, to: number): boolean {
  const [it] = choosesIt.exec(key.slice(from, to + 2)) ?? []
  return it?.length === to - from || greeting.test(key.slice(from, to))
}

const endsInParticle = /[^っ][とにがをはもでの]$/u

/** ピーという sounds so, and ピート is peat. */
function isLoanBehind(index: WordIndex, key: string, to: number, { spelling }: WordCandidate) {
  const marks = index.wordMarks[index.wordOfSpelling[spelling] ?? 0] ?? 0
  return endsInParticle.test(key.slice(0, to)) && (marks & loanword) !== 0
}

/** 三対 of 三対二 is no pair. */
function isScore(key: string, to: number): boolean {
  return key.charAt(to - 1) === '対' && beginsAsNumber.test(key.charAt(to))
}

const beginsAsNumber = /[〇一二三四五六七八九十百千万億何数]/u

function readBack(text: string, places: readonly Place[]): SentencePart[] {
  const parts: SentencePart[] = []
  let to = text.length
  let kind = findCheapest(places[to] ?? [])
  while (to > 0) {
    const step = places[to]?.[kind]
    if (step === undefined) break
    const { word, isName } = step
    parts.unshift({ text: text.slice(step.from, to), word, ...(isName && { isName }) })
    to = step.from
    kind = step.kindBefore
  }
  return parts.reduce<SentencePart[]>((joined, part) => {
    if (part.word === undefined && part.isName !== true) addUnknown(joined, part.text)
    else joined.push(part)
    return joined
  }, [])
}

/** The kind of the piece that a place is reached by at the least cost. */
function findCheapest(place: Place): number {
  let cheapest = 0
  let least = Number.POSITIVE_INFINITY
  place.forEach((step, kind) => {
    if (step === undefined || step.cost >= least) return
    least = step.cost
    cheapest = kind
  })
  return cheapest
}
