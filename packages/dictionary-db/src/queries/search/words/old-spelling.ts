import { listModernSpellings } from '@kotonoha/japanese/kana/old-kana'
import { hasOldSounds, isOfOldSounds } from '@kotonoha/japanese/kana/old-sounds'
import { isKanaKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { type HeadwordMatch, listWordsOf, offerExact } from './headword-matches'
import { basePoints } from './headword-points'
import { hasCode, offerInflected } from './inflected-matches'
import { addInterpretation, type WordSearch } from './word-search'

/** あふ is おう and あう. */
const mostModern = 3
/** What is longer with kanji in it is a sentence. */
const longestMixed = 10
/** What the old spelling writes otherwise, behind kanji too. */
const oldInside = /[はひふへほゐゑをうやゆよつぢづ]/u
/** One kanji with へ is a direction (会へ) before it is an order. */
const direction = /^\P{sc=Hiragana}へ$/u

/**
 * Offers what the key, which is neither a word nor a form of one, is in the spelling of before 1946:
 * けふ is 今日, 思はない a form of 思う. The best known word that is written so is said to be meant.
 */
export function offerOldKanaForm(search: WordSearch, key: string, match: HeadwordMatch): void {
  if (!isKanaKey(key) && (key.length > longestMixed || !oldInside.test(key) || direction.test(key)))
    return
  const spellings = listModernSpellings(key)
  const extra = (word: number) => (match.extra?.(word) ?? 0) + forOldSounds(search.index, word, key)
  const asOld = { ...match, base: basePoints.oldKana, extra }
  const [word] = offerWords(search, spellings, asOld)
  const modern = offerOldVerb(search, key, match) ?? word
  if (modern === undefined && search.isTyping) return
  // いひます is a form of いふ, which is いう.
  const isForm = (each: string) =>
    offerInflected(search.index, each, { ...asOld, how: 'inflected' }, search.inflections)
  const text = modern ?? spellings.find(isForm)
  if (text !== undefined) search.readAs ??= { text, because: 'old-kana' }
}

/** What has a kanji that was read so stands before what is only read alike today: てふてふ are 蝶々 before 町長. */
const withOldSounds = 400

function forOldSounds(index: WordIndex, word: number, key: string): number {
  return hasOldSounds(key) && isWrittenWithOldSounds(index, word, key) ? withOldSounds : 0
}

function isWrittenWithOldSounds(index: WordIndex, word: number, key: string): boolean {
  const written = index.writtenKey[index.firstSpelling[word] ?? 0] ?? 0
  return isOfOldSounds(index.headwords.keys.textOf(written), key)
}

/** Offers the words that have such a kanji behind what the key is today: くわし is 詳しい, and was 菓子. */
export function offerOldSounds(search: WordSearch, key: string, match: HeadwordMatch): void {
  if (!isKanaKey(key) || key.length < 3 || search.isTyping || !hasOldSounds(key)) return
  const accepts = (word: number) => isWrittenWithOldSounds(search.index, word, key)
  const spellings = listModernSpellings(key)
  offerWords(search, spellings, { ...match, base: basePoints.oldKana, accepts })
}

/** Popularity from which a word is meant before one that hardly anybody knows: かほ is 顔 rather than 花圃. */
const wellKnown = 450
const forWellKnown = 800

/** Offers the words that the key is in the spelling of before 1946, beside those that it is today. */
export function offerOldKana(search: WordSearch, key: string, match: HeadwordMatch): void {
  const { popularity } = search.index
  const extra = (word: number) => ((popularity[word] ?? 0) >= wellKnown ? forWellKnown : 0)
  const asOld = { ...match, base: basePoints.oldKana, extra }
  offerWords(search, listModernSpellings(key), asOld, (text) =>
    addInterpretation(search, { language: 'japanese', text }),
  )
}

/**
 * A verb in ふ is one in う, and little else ends so that is not written in kanji by all: かふ is 買う
 * before 寡婦. Returns how it is written today.
 */
export function offerOldVerb(
  search: WordSearch,
  key: string,
  match: HeadwordMatch,
): string | undefined {
  if (!key.endsWith('ふ') || key.length < 2 || search.isTyping) return undefined
  const codes = new Set(['v5u', 'v5u-s'].map((code) => search.index.codes.find(code)))
  const asVerb = {
    ...match,
    base: basePoints.similarToRare,
    accepts: (word: number) => hasCode(search.index, word, codes),
  }
  const found = listModernSpellings(key).filter(
    (text) => text.endsWith('う') && isWordOf(search.index, text, codes),
  )
  for (const text of found) {
    const interpretation = addInterpretation(search, { language: 'japanese', text })
    offerExact(search.index, text, { ...asVerb, interpretation })
  }
  return sortByKnown(search.index, found)[0]
}

function isWordOf(index: WordIndex, key: string, codes: ReadonlySet<number>): boolean {
  return listWordsOf(index, key).some((word) => hasCode(index, word, codes))
}

/** Offers the words written so, and returns those of the spellings, the best known first. */
function offerWords(
  { index }: WordSearch,
  spellings: readonly string[],
  match: HeadwordMatch,
  interpret: (text: string) => number = () => match.interpretation,
): string[] {
  const found = spellings
    .filter((each) => index.headwords.keys.find(each) >= 0)
    .slice(0, mostModern)
  for (const text of found) offerExact(index, text, { ...match, interpretation: interpret(text) })
  return sortByKnown(index, found)
}

function sortByKnown(index: WordIndex, keys: readonly string[]): string[] {
  return [...keys].sort((a, b) => mostKnown(index, b) - mostKnown(index, a))
}

function mostKnown(index: WordIndex, key: string): number {
  return Math.max(...listWordsOf(index, key).map((word) => index.popularity[word] ?? 0))
}
