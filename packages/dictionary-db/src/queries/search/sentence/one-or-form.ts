import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { hasCode } from '../words/inflected-matches'
import { numberOfKind } from './connection-costs'
import { isCommonExpression, type WordCandidate } from './word-candidates'

/** A word and a form of another that are written alike, and where they stand. */
export interface OneOrForm {
  whole: WordCandidate | undefined
  inflected: WordCandidate
  surface: string
  /** What is written before it, up to the last sign: nothing where a clause begins. */
  before: string
  /** It is all that is between two signs. */
  isAlone: boolean
  /** What is written behind it. */
  behind: string
}

/** 極めて and 改めて, which are verbs behind an object: 道を極めて. */
const wellKnownAdverb = 350
const withKanji = /^\p{sc=Han}.*[てず]$/u
const completes = /[がをに]$/u
const asNoun = /^[のにでがをはまへ]/u
const becomes = /^(?:な[いかきくけっらりるろれ]|も?な|す|し|さ|て|は)/u
const nounKind = numberOfKind('noun')
const conjunctionKind = numberOfKind('conjunction')
const adverbKind = numberOfKind('adverb')

/**
 * Is the word meant where it stands, and not the form? したがって begins a clause and 続いて is all that is said before a
 * comma; いらっしゃいませ is called out; 極めて and よろしく are adverbs.
 */
export function isWordThere(
  index: WordIndex,
  { whole, inflected, surface, before, isAlone, behind }: OneOrForm,
): boolean {
  const [step, ...more] = inflected.steps
  if (whole === undefined) return false
  const word = index.wordOfSpelling[whole.spelling] ?? 0
  const known = index.popularity[word] ?? 0
  const isAdverb = whole.kind === adverbKind
  if (before === '') {
    if (whole.kind === conjunctionKind && (isAlone || known > 0)) return true
    if (isAdverb && known > 0 && step !== 'adverbial') return true
  }
  if (isAlone && isCommonExpression(index, word) && !isOfCopula(index, inflected)) return true
  if (step === 'adverbial' && more.length === 0) {
    // 多くの人 and 駅の近くに are nouns, and よく is often or well, where nothing gets so.
    if (whole.kind === nounKind && known > 0 && asNoun.test(behind)) return true
    if (surface === 'よく') return !becomes.test(behind)
  }
  // 推しのライブ: nobody recommends it.
  if (step === 'stem' && more.length === 0 && whole.kind === nounKind && /^[のが]/u.test(behind)) {
    return true
  }
  if (!isAdverb || more.length > 0) return false
  // わりに and ついでに, and hardly to divide or to pour.
  if (step === 'purpose') return known > 0
  if (step === 'adverbial') return isCommonExpression(index, word)
  return known >= wellKnownAdverb && withKanji.test(surface) && !completes.test(before)
}

/** だった of 3℃だった is what it is everywhere. */
function isOfCopula(index: WordIndex, { spelling }: WordCandidate): boolean {
  return hasCode(index, index.wordOfSpelling[spelling] ?? 0, codesOfCopula(index))
}

export const codesOfCopula = oncePerDictionary(
  (index: WordIndex) => new Set([index.codes.find('cop')]),
)
