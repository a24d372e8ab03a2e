import { deinflect } from '@kotonoha/japanese/deinflection/deinflect'
import { isKana } from '@kotonoha/japanese/kana/script'
import { isReadingEntry, spellingOfEntry } from '../../../search-index/key-entry'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { headwordPenalty, kanaPenalty } from '../words/headword-points'
import { hasCode, inflectionPenalty } from '../words/inflected-matches'

/** A word that a stretch of the sentence may be. */
export interface WordCandidate {
  spelling: number
  steps: readonly string[]
  /** The sentence is cut where these are least in sum. */
  cost: number
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
const singleKana = 100

/** The likeliest word that the key, by its number, is a headword or a reading of. */
export function findWholeWord(
  index: WordIndex,
  surface: string,
  key: number,
): WordCandidate | undefined {
  return findCandidate(index, { surface, key, steps: [] }, undefined)
}

/** In a sentence a noun with です or に after it is two words, so only verbs and adjectives inflect. */
const inflects = /^(?:v|adj-ix?$|aux|cop)/u

/** The likeliest word that the key is an inflected form of. */
export function findInflectedWord(index: WordIndex, key: string): WordCandidate | undefined {
  let best: WordCandidate | undefined
  // Alone 行かないと is "must go", but among words that follow it と is a word: 行かないと思う.
  if (key.endsWith('ないと')) return undefined
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

function findCandidate(
  index: WordIndex,
  { surface, key, steps }: { surface: string; key: number; steps: readonly string[] },
  partsOfSpeech: readonly string[] | undefined,
): WordCandidate | undefined {
  const { entries } = index.headwords
  const codes = partsOfSpeech && new Set(partsOfSpeech.map((code) => index.codes.find(code)))
  const kanjiPairs = surface.match(/\p{sc=Han}(?=\p{sc=Han})/gu)?.length ?? 0
  const isSingleKana = surface.length === 1 && isKana(surface)
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
      (isReadingEntry(entry) && kanaPenalty(index, word) > 0 ? spelledOut : 0) +
      (isSingleKana ? singleKana : 0) +
      steps.length * perInflection +
      inflectionPenalty(steps) -
      kanjiPairs * perKanjiPair
    if (best === undefined || cost < best.cost) best = { spelling, steps, cost }
  }
  return best
}
