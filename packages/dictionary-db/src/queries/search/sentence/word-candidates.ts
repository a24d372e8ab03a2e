import { deinflect } from '@kotonoha/japanese/deinflection/deinflect'
import { isKana } from '@kotonoha/japanese/kana/script'
import { unitsOfNumbers } from '@kotonoha/japanese/numbers/counted'
import { isReadingEntry, spellingOfEntry } from '../../../search-index/key-entry'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { headwordPenalty, kanaPenalty } from '../words/headword-points'
import { hasCode, inflectionPenalty } from '../words/inflected-matches'
import { findKind, numberOfKind } from './connection-costs'

/** A word that a stretch of the sentence may be. */
export interface WordCandidate {
  spelling: number
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
const perInflection = 25
/** Kanji side by side are one word rather than several. */
const perKanjiPair = 200
const shortKana = 100
/** A word that nobody counts, in hiragana, is several everyday ones by chance: はないか, a cuttlefish. */
const unheardOf = 160

/** What is seldom said alone is usual among words: 行けば, 早く, 静かな, 行かず. */
const saidAmongWords = /^(?:provisional|adverbial|attributive|without)$/u

const hiragana = /^[\p{sc=Hiragana}ー]+$/u

/** The likeliest word that the key, by its number, is a headword or a reading of. */
export function findWholeWord(
  index: WordIndex,
  surface: string,
  key: number,
): WordCandidate | undefined {
  return findCandidate(index, { surface, key, steps: [] }, undefined)
}

/** Beside its number a counter is likelier than it is alone. */
const counted = 250

/** The counter that the text is, as it stands behind a number. */
export function findCounter(index: WordIndex, text: string): WordCandidate | undefined {
  const key = index.headwords.keys.find(text)
  if (key < 0) return undefined
  const codes = unitsOfNumbers.has(text) ? undefined : ['ctr']
  const found = findCandidate(index, { surface: text, key, steps: [] }, codes)
  return found && { ...found, cost: found.cost + counted, kind: numberOfKind('noun') }
}

/** In a sentence a noun with です or に after it is two words, so only verbs and adjectives inflect. */
const inflects = /^(?:v|adj-ix?$|aux|cop)/u

/**
 * Alone 行かないと is "must go", but among words と is a word of its own: 行かないと思う. So are です and でしょう
 * after an adjective, ようになる after a verb, and 寒っ is no beginning of anything.
 */
const joinsNothing = /(?:ないと|(?<!ん)です|でしょう|だろう|っ)$|ようにな/u

/** The likeliest word that the key is an inflected form of. */
export function findInflectedWord(index: WordIndex, key: string): WordCandidate | undefined {
  let best: WordCandidate | undefined
  if (joinsNothing.test(key)) return undefined
  for (const { text, steps, partsOfSpeech } of deinflect(key)) {
    const number = index.headwords.keys.find(toSearchKey(text))
    if (number < 0) continue
    const inflecting = partsOfSpeech.filter((code) => inflects.test(code))
    if (inflecting.length === 0) continue
    const form = { surface: key, key: number, steps }
    const candidate = findCandidate(index, form, inflecting)
    if (candidate !== undefined && (best === undefined || candidate.cost < best.cost)) {
      best = candidate
    }
  }
  return best
}

/** What is put behind a word is written in kana as well: 川ぞい, 子どもたち. */
function isSeldomSpelledOut(index: WordIndex, word: number, steps: readonly string[]): boolean {
  if (kanaPenalty(index, word) === 0) return false
  return steps.length > 0 || !hasCode(index, word, new Set([index.codes.find('suf')]))
}

function findCandidate(
  index: WordIndex,
  { surface, key, steps }: { surface: string; key: number; steps: readonly string[] },
  partsOfSpeech: readonly string[] | undefined,
): WordCandidate | undefined {
  const { entries } = index.headwords
  const codes = partsOfSpeech && new Set(partsOfSpeech.map((code) => index.codes.find(code)))
  const kanjiPairs = surface.match(/\p{sc=Han}(?=\p{sc=Han})/gu)?.length ?? 0
  const isHiragana = hiragana.test(surface)
  const isShortKana = surface.length <= (steps.length === 0 ? 1 : 2) && isKana(surface)
  let best: WordCandidate | undefined
  for (let at = entries.startOf(key); at < entries.endOf(key); at += 1) {
    const entry = entries.valueAt(at)
    const spelling = spellingOfEntry(entry)
    const word = index.wordOfSpelling[spelling] ?? 0
    if (codes !== undefined && !hasCode(index, word, codes)) continue
    const cost =
      perWord -
      popularityShare * (index.popularity[word] ?? 0) +
      headwordPenalty(entry, 'kanji') +
      (isReadingEntry(entry) && isSeldomSpelledOut(index, word, steps) ? spelledOut : 0) +
      (isShortKana ? shortKana : 0) +
      (isHiragana && steps.length === 0 && index.popularity[word] === 0 ? unheardOf : 0) +
      steps.length * perInflection +
      (saidAmongWords.test(steps.join()) ? 0 : inflectionPenalty(steps)) -
      kanjiPairs * perKanjiPair
    if (best !== undefined && cost >= best.cost) continue
    best = { spelling, steps, cost, kind: 0 }
  }
  if (best === undefined) return undefined
  const word = index.wordOfSpelling[best.spelling] ?? 0
  return { ...best, kind: findKind(index, { word, surface, steps }) }
}
