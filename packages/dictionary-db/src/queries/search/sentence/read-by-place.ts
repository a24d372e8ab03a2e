import { readNumber } from '@kotonoha/japanese/numbers/number-parts'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { findSenseWithCode, hasCodeInSense } from '../words/inflected-matches'
import { numberOfKind } from './connection-costs'
import type { SentencePart } from './sentence-part'
import { findSpelling, findWordWith, type WordCandidate } from './word-candidates'
import { findMeantWord } from './words-alike'

const codesOf = oncePerDictionary((index: WordIndex) => ({
  interjection: new Set([index.codes.find('int')]),
  conjunction: new Set([index.codes.find('conj')]),
  adverb: new Set([index.codes.find('adv')]),
  adnominal: new Set([index.codes.find('adj-pn')]),
  suffix: new Set([index.codes.find('n-suf')]),
}))

/** What is said of a verb behind its forms, and no ending of theirs: 忘れないように. */
const likeness = 'よう'
/** Said of any noun and clause, and no form of だ to who reads. */
const condition = 'なら'
/** Called out where nothing is before it: なんだ、君か. */
const surprise = 'なんだ'
/** Called out alone, and said of a thing before its noun: あの人. */
const that = 'あの'
/** What there is, and a certain one where it begins the clause and a noun follows: ある日. */
const certain = 'ある'

/** Words that are another word, or are meant in another sense, where they stand among others. */
export function readByPlace(index: WordIndex, parts: readonly SentencePart[]): SentencePart[] {
  return parts.map((part, place) => {
    const { text, word } = part
    if (word === undefined) return part
    if (isOfWhole(parts, place)) {
      const spelling = findPartOfWhole(index, text)
      return spelling === undefined ? part : { ...part, word: { ...word, spelling } }
    }
    const meant = findMeantWord(index, parts, place)
    if (meant !== undefined) return { ...part, word: { ...word, spelling: meant } }
    if (text === condition) return readAs(index, part, codesOf(index).conjunction)
    if (text === likeness) return readAs(index, part, codesOf(index).suffix)
    if (text === certain && isOfNext(parts, place)) {
      return readAs(index, part, codesOf(index).adnominal)
    }
    if (parts[place + 1]?.word !== undefined) return readAmongWords(index, part, word)
    const isCalledOut = text === surprise && parts[place - 1]?.word === undefined
    return isCalledOut ? readAs(index, part, codesOf(index).interjection) : part
  })
}

/** What the whole is cut into: 五分 of 五分の二 is ごぶん, and no minutes. */
export const partOfWhole = { written: '分', reading: 'ぶん' }
const numberOfParts = /^[\d〇一二三四五六七八九十百千万何数]+分$/u
const beginsAsNumber = /^[\d一二三四五六七八九十百千万]/u

/** 五分 is listed as ごぶん, 四分 as しぶん; of most numbers there is 分 alone. */
function findPartOfWhole(index: WordIndex, text: string): number | undefined {
  const { written, reading } = partOfWhole
  const number = text.slice(0, -written.length)
  const read = number === '四' ? 'し' : readNumber(number)
  // As one word 十分 is enough.
  const listed =
    read === undefined || number === '十' ? undefined : findSpelling(index, text, read + reading)
  return listed ?? findSpelling(index, written, reading)
}

function isOfWhole(parts: readonly SentencePart[], place: number): boolean {
  return (
    numberOfParts.test(parts[place]?.text ?? '') &&
    parts[place + 1]?.text === 'の' &&
    beginsAsNumber.test(parts[place + 2]?.text ?? '')
  )
}

const nounKinds = (['noun', 'one-kanji', 'short-kana'] as const).map(numberOfKind)

function isOfNext(parts: readonly SentencePart[], place: number): boolean {
  const { word: before } = parts[place - 1] ?? {}
  const { word: next } = parts[place + 1] ?? {}
  return before === undefined && next !== undefined && nounKinds.includes(next.kind)
}

function readAs(index: WordIndex, part: SentencePart, codes: ReadonlySet<number>): SentencePart {
  const word = findWordWith(index, part.text, codes)
  return word === undefined ? part : { ...part, word }
}

function readAmongWords(index: WordIndex, part: SentencePart, word: WordCandidate): SentencePart {
  const { interjection, adverb, adnominal } = codesOf(index)
  if (part.text === that) return readAs(index, part, adnominal)
  const number = index.wordOfSpelling[word.spelling] ?? 0
  if (!hasCodeInSense(index, index.firstSense[number] ?? 0, interjection)) return part
  const meaningId = findSenseWithCode(index, number, adverb)
  return meaningId === undefined ? part : { ...part, word: { ...word, meaningId } }
}
