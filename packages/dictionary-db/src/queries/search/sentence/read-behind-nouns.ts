import { findCounterReading } from '@kotonoha/japanese/numbers/everyday-counters'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { findSenseWithCode, hasCode } from '../words/inflected-matches'
import { numberOfKind } from './connection-costs'
import type { SentencePart } from './sentence-part'
import { findSpelling, findWordWith, type WordCandidate } from './word-candidates'

/** Behind a name 君 is くん, and no word for "you". */
const title = /^[君様氏殿嬢]$/u
const endsInDigit = /\d$/u
const oneKanji = /^\p{sc=Han}$/u

const allKatakana = /^[\p{sc=Katakana}ー・]+$/u
const endsInKanji = /\p{sc=Han}$/u
const nounKind = numberOfKind('noun')

/** Nouns that others stand beside without a word between: when (今日人が), and who (君等). */
const codesOfLooseNouns = oncePerDictionary(
  (index: WordIndex) => new Set(['adv', 'pn'].map((code) => index.codes.find(code))),
)

const codesOfSuffixes = oncePerDictionary(
  (index: WordIndex) => new Set(['suf', 'n-suf'].map((code) => index.codes.find(code))),
)

/**
 * One kanji right behind a name or a noun as what is put behind words, where it is such a one: 小川君
 * くん, レース中 ちゅう, 会社内 ない, スペイン風 ふう.
 */
export function readBehindNouns(index: WordIndex, parts: readonly SentencePart[]): SentencePart[] {
  return parts.map((part, place) => {
    const before = parts[place - 1]
    if (before === undefined || part.word === undefined || !oneKanji.test(part.text)) return part
    // 3.5度 is ど, and no たび.
    if (before.word === undefined && endsInDigit.test(before.text)) {
      const spelling = findSpelling(index, part.text, findCounterReading(part.text) ?? '')
      return spelling === undefined ? part : { ...part, word: { ...part.word, spelling } }
    }
    const isBehind = before.isName === true ? title.test(part.text) : isNounToAddTo(index, before)
    const word = isBehind ? findSuffix(index, part.text) : undefined
    return word === undefined ? part : { ...part, word }
  })
}

function isNounToAddTo(index: WordIndex, { text, word }: SentencePart): boolean {
  if (allKatakana.test(text)) return true
  if (word?.kind !== nounKind || !endsInKanji.test(text)) return false
  return !hasCode(index, index.wordOfSpelling[word.spelling] ?? 0, codesOfLooseNouns(index))
}

/** How those are read of which another suffix is better known: 職業上 じょう, and no うえ. */
const readings: Readonly<Record<string, string>> = { 上: 'じょう' }

/** What is put behind names and nouns, as the text is written, in that sense: 中 in, and no average. */
function findSuffix(index: WordIndex, text: string): WordCandidate | undefined {
  const codes = codesOfSuffixes(index)
  const suffix = findWordWith(index, text, codes)
  if (suffix === undefined) return undefined
  const spelling = findSpelling(index, text, readings[text] ?? '') ?? suffix.spelling
  const word = index.wordOfSpelling[spelling] ?? 0
  return { ...suffix, spelling, meaningId: findSenseWithCode(index, word, codes) ?? 1 }
}
