import { isKana } from '@kotonoha/japanese/kana/script'
import { toKanjiNumber } from '@kotonoha/japanese/numbers/kanji-number'
import { findWrittenFormalNoun } from '@kotonoha/japanese/particles/formal-nouns'
import { oncePerDictionary } from '../../../once-per-dictionary'
import {
  isKatakanaEntry,
  isReadingEntry,
  isUnusualEntry,
  placeOfEntry,
  spellingOfEntry,
} from '../../../search-index/key-entry'
import { toSearchKey } from '../../../search-index/text/search-key'
import { loanword, type WordIndex } from '../../../search-index/word-index'
import { headwordPenalty, kanaPenalty, laterFormPenalty } from '../words/headword-points'
import { hasCode, inflectionPenalty } from '../words/inflected-matches'
import { isListedFirst } from '../words/listed-first'
import { openUsualReadings } from '../words/usual-reading-keys'
import { findKind, numberOfKind } from './connection-costs'

/** A word that a stretch of the sentence may be. */
export interface WordCandidate {
  spelling: number
  /** The sense that is meant, from 1; the first where it is left out. */
  meaningId?: number
  steps: readonly string[]
  /** The sentence is cut where these are least in sum, … */
  cost: number
  /** … with those of its neighbours: the number of its kind. */
  kind: number
}

/** Few long words are likelier than many short ones, … */
const perWord = 800
/** … common ones likelier than rare ones (a share of the popularity), … */
const popularityShare = 0.6
/** … and what is written in kanji is seldom spelled out. */
const spelledOut = 300
/** Who writes a whole sentence without a kanji spells out all of them. */
const spelledOutAmongKana = 30
/** とき and わけ say how a clause is meant, and are written so. */
const spelledOutBehindClause = 130
const perInflection = 25
/** Kanji side by side are one word rather than several. */
const perKanjiPair = 200
const shortKana = 100
/** A word that nobody counts, in hiragana, is several everyday ones by chance: はないか, a cuttlefish; あかんで is no form of 赤む. */
const unheardOf = 160

/** Few adjectives have a noun in み, which are words of their own then (深み): やすみ is 休み, not of 安い. */
const nounInMi = 350

/** What is seldom said alone is usual among words: 行けば, 早く, 静かな, 行かず. */
const saidAmongWords = /^(?:provisional|adverbial|attributive|without|because)$/u

/** … and so is what explains, behind a whole verb: 開けるんだけど; but のんだ is 飲んだ, not 乗る with んだ. */
const explains = /[うくぐすつぬぶむるいただ](?:[のん](?:だ|です)|んや|ねん)$/u

const hiragana = /^[\p{sc=Hiragana}ー]+$/u

/** さる is written サル or 猿, of which the last is still no ましら. */
const mostForLaterForm = 240

/** 陸 is りく, though 六 is far better known; … */
const besideItsOwn = 240
/** … and 文 ぶん. */
const asUsuallyRead = 300
/** What is listed in katakana is meant by it. */
const notInKatakana = 200

/** Of what is written in kanji: most kana have too many words to ask this of each. */
function lostToOthers(index: WordIndex, key: number, entry: number): number {
  if (isReadingEntry(entry)) return 0
  const lost = placeOfEntry(entry) > 0 && isListedFirst(index, key) ? besideItsOwn : 0
  const usual = openUsualReadings(index).get(key)
  const isReadSo = usual !== undefined && index.readingKey[spellingOfEntry(entry)] === usual
  return isReadSo ? lost - asUsuallyRead : lost
}

function penaltyForLaterForm(entry: number): number {
  const most = isUnusualEntry(entry) ? Number.POSITIVE_INFINITY : mostForLaterForm
  return Math.min(laterFormPenalty(entry), most)
}

/** Words of headwords, which are much the same ones in all sentences, are kept, so many of them. */
const mostWholeWords = 20_000

/** How the piece and its sentence are written. */
interface Writing {
  /** The whole sentence has no kanji. */
  isAllKana: boolean
  /** The piece is in katakana, which its key does not tell. */
  isKatakana: boolean
}

/** The likeliest word that the key, by its number, is a headword or a reading of. */
export function findWholeWord(
  index: WordIndex,
  { surface, key, isAllKana, isKatakana }: { surface: string; key: number } & Writing,
): WordCandidate | undefined {
  const known = openKnown(index)[isKatakana ? 'inKatakana' : isAllKana ? 'amongKana' : 'amongKanji']
  if (known.has(key)) return known.get(key)
  const sought = { surface, key, steps: [], isAllKana }
  const word = isKatakana ? findInKatakana(index, sought) : findCandidate(index, sought, undefined)
  if (known.size >= mostWholeWords) known.clear()
  known.set(key, word)
  return word
}

/** ジム is no 事務, but no likelier than it for that: ナンシー is no ナン and シー. */
function findInKatakana(index: WordIndex, sought: SoughtWord): WordCandidate | undefined {
  const word = findCandidate(index, { ...sought, isKatakana: true }, undefined)
  const other = findCandidate(index, sought, undefined)
  return word && { ...word, cost: Math.max(word.cost, other?.cost ?? 0) }
}

/** The likeliest word that is written so and has one of the codes, where there are any. */
export function findWordWith(
  index: WordIndex,
  text: string,
  codes: ReadonlySet<number> | undefined,
): WordCandidate | undefined {
  const key = index.headwords.keys.find(text)
  if (key < 0) return undefined
  return findCandidate(index, { surface: text, key, steps: [], isAllKana: false }, codes)
}

/** The word of a number in digits: 11 is 十一, where the dictionary has it. */
export function findNumberWord(index: WordIndex, digits: string): WordCandidate | undefined {
  const written = toKanjiNumber(digits)
  return written === undefined ? undefined : findWordWith(index, written, undefined)
}

/** The spelling that is written and read so: 時 as じ, 度 as ど. */
export function findSpelling(index: WordIndex, text: string, reading: string): number | undefined {
  const { keys, entries } = index.headwords
  const key = keys.find(toSearchKey(text))
  const readingKey = keys.find(toSearchKey(reading))
  if (key < 0 || readingKey < 0) return undefined
  for (let at = entries.startOf(key); at < entries.endOf(key); at += 1) {
    const spelling = spellingOfEntry(entries.valueAt(at))
    if (index.writtenKey[spelling] === key && index.readingKey[spelling] === readingKey) {
      return spelling
    }
  }
  return undefined
}

const codesOfExpressions = oncePerDictionary(
  (index: WordIndex) => new Set([index.codes.find('exp')]),
)

/** What is said rather than written is as well known as this, though few texts have it. */
const leastOfSaid = 250
const shortestSaid = 3
const longestSaid = 4

export function isCommonExpression(index: WordIndex, word: number): boolean {
  return (index.popularity[word] ?? 0) > 0 && hasCode(index, word, codesOfExpressions(index))
}

/** A clause before it is what makes it likely. */
const hearsayCost = 150

/** The だ of 休みなんだ: what explains. A noun before it is what makes it likely. */
export function findExplanation(index: WordIndex): WordCandidate | undefined {
  const found = findWordWith(index, 'だ', new Set([index.codes.find('cop')]))
  return found && { ...found, steps: ['explanatory'], cost: hearsayCost + 150 }
}

/** The そう of そうだ and そうです after a clause: what somebody says. */
export function findHearsay(index: WordIndex): WordCandidate | undefined {
  const key = index.headwords.keys.find('そう')
  if (key < 0) return undefined
  const codes = new Set([index.codes.find('aux'), index.codes.find('aux-adj')])
  const sought = { surface: 'そう', key, steps: [], isAllKana: true }
  const found = findCandidate(index, sought, codes)
  return found && { ...found, cost: hearsayCost, kind: numberOfKind('hearsay') }
}

/** What a word is looked for as. */
export interface SoughtWord {
  surface: string
  key: number
  steps: readonly string[]
  isAllKana: boolean
  isKatakana?: boolean
}

type KnownWords = Map<number, WordCandidate | undefined>

const openKnown = oncePerDictionary((_: WordIndex) => ({
  amongKanji: new Map() as KnownWords,
  amongKana: new Map() as KnownWords,
  inKatakana: new Map() as KnownWords,
}))

const codesOfSuffixes = oncePerDictionary((index: WordIndex) => new Set([index.codes.find('suf')]))

/** What is put behind a word is written in kana as well: 川ぞい, 子どもたち. */
function isSeldomSpelledOut(index: WordIndex, word: number, steps: readonly string[]): boolean {
  if (kanaPenalty(index, word) === 0) return false
  return steps.length > 0 || !hasCode(index, word, codesOfSuffixes(index))
}

/** 行ったとき: what is no more than a sign of how a clause is meant. */
function isFormalNoun(index: WordIndex, spelling: number, surface: string): boolean {
  const written = findWrittenFormalNoun(surface)
  return written !== undefined && index.headwords.keys.find(written) === index.writtenKey[spelling]
}

/** What the cost of a word asks of how it is written, and of what was done to it. */
interface SurfaceFacts {
  kanjiPairs: number
  isHiragana: boolean
  isShortKana: boolean
  perForm: number
}

const kanjiPair = /\p{sc=Han}(?=\p{sc=Han})/gu

function isUsualAmongWords(surface: string, steps: readonly string[]): boolean {
  const all = steps.join()
  return saidAmongWords.test(all) || (all === 'explanatory' && explains.test(surface))
}

function toSurfaceFacts(surface: string, steps: readonly string[]): SurfaceFacts {
  const isHiragana = hiragana.test(surface)
  return {
    kanjiPairs: isHiragana ? 0 : (surface.match(kanjiPair)?.length ?? 0),
    isHiragana,
    isShortKana: surface.length <= (steps.length === 0 ? 1 : 2) && isKana(surface),
    perForm:
      (isUsualAmongWords(surface, steps) ? 0 : inflectionPenalty(steps)) +
      (steps.at(-1) === 'noun' && surface.endsWith('み') ? nounInMi : 0),
  }
}

/** The likeliest word that has the key and one of the codes, where there are any. */
export function findCandidate(
  index: WordIndex,
  { surface, key, steps, isAllKana, isKatakana = false }: SoughtWord,
  codes: ReadonlySet<number> | undefined,
): WordCandidate | undefined {
  const { entries } = index.headwords
  const forSpellingOut = isAllKana ? spelledOutAmongKana : spelledOut
  const isAsLong = surface.length >= shortestSaid && surface.length <= longestSaid
  const mayBeSaid = steps.length === 0 && isAsLong && isKana(surface)
  let known: SurfaceFacts | undefined
  let best = -1
  let least = Number.POSITIVE_INFINITY
  let leastRank = least
  for (let at = entries.startOf(key); at < entries.endOf(key); at += 1) {
    const entry = entries.valueAt(at)
    const spelling = spellingOfEntry(entry)
    const word = index.wordOfSpelling[spelling] ?? 0
    if (codes !== undefined && !hasCode(index, word, codes)) continue
    // Of most pieces no word can have the form.
    known ??= toSurfaceFacts(surface, steps)
    const isExpression = mayBeSaid && !isReadingEntry(entry) && isCommonExpression(index, word)
    const popularity = index.popularity[word] ?? 0
    const cost =
      perWord -
      popularityShare * (isExpression ? Math.max(leastOfSaid, popularity) : popularity) +
      headwordPenalty(entry, 'kanji') +
      (isReadingEntry(entry) && isSeldomSpelledOut(index, word, steps)
        ? isFormalNoun(index, spelling, surface)
          ? Math.min(spelledOutBehindClause, forSpellingOut)
          : forSpellingOut
        : 0) +
      (known.isShortKana ? shortKana : 0) +
      (known.isHiragana && popularity === 0 ? unheardOf : 0) +
      steps.length * perInflection +
      known.perForm -
      known.kanjiPairs * perKanjiPair
    // A word of katakana is as seldom in hiragana: たな is 棚 rather than タナ, a grape; and ジム no 事務.
    const isLoanword = ((index.wordMarks[word] ?? 0) & loanword) !== 0
    const isOtherKana = known.isHiragana && isLoanword !== isKatakana
    const rank =
      cost +
      (known.isHiragana ? (isOtherKana ? forSpellingOut : 0) : 0) +
      // だれ is 誰 rather than another face of たれ, a sauce.
      (known.isHiragana ? 0 : penaltyForLaterForm(entry) + lostToOthers(index, key, entry)) +
      // カエル is a frog, and シカ a deer, which are listed in katakana.
      (isKatakana && !isKatakanaEntry(entry) ? notInKatakana : 0)
    if (rank >= leastRank) continue
    best = spelling
    leastRank = rank
    least = cost
  }
  if (best < 0) return undefined
  const word = index.wordOfSpelling[best] ?? 0
  return { spelling: best, steps, cost: least, kind: findKind(index, { word, surface, steps }) }
}
