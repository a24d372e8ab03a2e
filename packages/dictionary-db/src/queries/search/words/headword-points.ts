import { oncePerDictionary } from '../../../once-per-dictionary'
import {
  entryBitSets,
  entryOfBits,
  isKatakanaEntry,
  isReadingEntry,
  isSearchOnlyEntry,
  isUnusualEntry,
  placeOfEntry,
} from '../../../search-index/key-entry'
import { kanaOnlyWord, usuallyKanaSense, type WordIndex } from '../../../search-index/word-index'

/**
 * The order of the results, in tenths of a point. A word's popularity (0–1000) is added to what
 * follows, so two steps that are 1000 apart never change places, and closer ones do where one
 * word is known to everybody and the other to nobody.
 */
export const basePoints = {
  /** What was typed is the headword or its reading. */
  exact: 3000,
  /** … is an inflected form of it. Less, so that 勝手 (かって) keeps its place before 買って. */
  inflected: 2750,
  /** Romaji and English are both Latin letters: which was meant, popularity tells. */
  exactByRomaji: 2000,
  inflectedByRomaji: 1750,
  /** `nose` is のせ too, but somebody who types an English word seldom means a stem. */
  inflectedByEnglishWord: 1500,
  /** … was written so before 1946: けふ for きょう. */
  oldKana: 1900,
  /** … sounds nearly like it: とうきょ, ときょう for とうきょう. */
  similar: 1600,
  similarByRomaji: 1500,
  /** … where what sounds just so is little known. */
  similarToRare: 2700,
  /** … where the kana are a word as they stand as well. */
  meantByKana: 2500,
  meantByRomaji: 1701,
  /** … is spelled by half, and a form of another word: 空こう is 空港, and of 空く. */
  mixedBesideForm: 2500,
  /** A gloss is all of the query; `gloss-matches.ts` takes off what a lesser match is worth. */
  gloss: 2000,
  wildcard: 2000,
  prefix: 1000,
  prefixByRomaji: 800,
  /** While somebody types, `ta` is the beginning of たべる as likely as of "talk". */
  typedPrefixByRomaji: 1850,
  contained: 0,
} as const

/** How a query was typed, as far as it says what the learner has in mind. */
export type TypedScript = 'kanji' | 'hiragana' | 'katakana' | 'romaji'

const laterReading = 120
const laterWrittenForm = 20
/** … beside another word that is written so first. */
const besideFirstForm = 150
/** … and so it is where the word is never shown so: 裏 is うら, though うち is found by it, and 鈍い no 遅い. */
const besideListedForm = 260
/** そん is その said carelessly, あん is あの: who types it in kana means another word. */
const laterKanaForm = 250
const unusualForm = 200
const searchOnlyForm = 30
const usuallyInKanji = 60
const otherKana = 60

/**
 * What is taken off where the key is not the most usual face of the word, or not the one that
 * was typed.
 */
export function headwordPenalty(entry: number, typed: TypedScript): number {
  const isReading = isReadingEntry(entry)
  const place = placeOfEntry(entry)
  let penalty = isReading
    ? Math.min(place, 4) * laterReading
    : typed !== 'kanji' && place > 0
      ? laterKanaForm
      : Math.min(place, 4) * laterWrittenForm
  if (isUnusualEntry(entry)) penalty += unusualForm
  if (isSearchOnlyEntry(entry)) penalty += searchOnlyForm
  if (typed === 'katakana' && !isKatakanaEntry(entry)) penalty += otherKana
  if (typed === 'hiragana' && isKatakanaEntry(entry)) penalty += otherKana
  return penalty
}

/**
 * What is taken off besides where all that was typed is one word: 先 is well known, and as 先, so who types 前,
 * another form of it, means the word that is written so first.
 */
export function laterFormPenalty(entry: number): number {
  if (isReadingEntry(entry)) return 0
  const later = Math.min(placeOfEntry(entry), 4) * besideFirstForm
  return isSearchOnlyEntry(entry) ? Math.max(later, besideListedForm) : later
}

/** What `headwordPenalty` says of entries, by their bits: whatever is found is asked. */
export const headwordPenalties: Readonly<Record<TypedScript, Int16Array>> = {
  kanji: listPenalties('kanji'),
  hiragana: listPenalties('hiragana'),
  katakana: listPenalties('katakana'),
  romaji: listPenalties('romaji'),
}

function listPenalties(typed: TypedScript): Int16Array {
  return Int16Array.from({ length: entryBitSets }, (_, bits) => {
    const entry = entryOfBits(bits)
    return headwordPenalty(entry, typed) + (typed === 'kanji' ? laterFormPenalty(entry) : 0)
  })
}

/**
 * A word that is written in kanji is less likely meant by kana. A word usually written in kana
 * (いる, ある) is, but only where its first sense is: a later one does not make the word so.
 */
export function kanaPenalty(index: WordIndex, word: number): number {
  const { wholly, inKana } = openWorths(index)
  return (wholly[word] ?? 0) - (inKana[word] ?? 0)
}

/** How well known each word is, as tenths of a point: to whoever typed kanji, and to whoever typed kana. */
interface Worths {
  wholly: Uint16Array
  inKana: Int16Array
}

/** One number for each word rather than four places of the memory: whatever is found is asked. */
export const openWorths = oncePerDictionary((index: WordIndex): Worths => {
  const { size, popularity, wordMarks, firstSense, senseMarks } = index
  const inKana = new Int16Array(size)
  for (let word = 0; word < size; word += 1) {
    const isInKana =
      ((wordMarks[word] ?? 0) & kanaOnlyWord) !== 0 ||
      ((senseMarks[firstSense[word] ?? 0] ?? 0) & usuallyKanaSense) !== 0
    inKana[word] = (popularity[word] ?? 0) - (isInKana ? 0 : usuallyInKanji)
  }
  return { wholly: popularity, inKana }
})

const perMissingCharacter = 15
const mostForMissingCharacters = 300

/** A word of which the query is a part is the further away the longer it is. */
export function lengthPenalty(keyLength: number, queryLength: number): number {
  return Math.min(mostForMissingCharacters, (keyLength - queryLength) * perMissingCharacter)
}

const perFurtherMishearing = 500

/**
 * What sounds nearly like the query in more than one place is the less likely meant: しーんと is
 * しんと, which leaves out the long vowel, before 新党 (しんとう), which has another as well. Of two
 * keys that are one key to a learner's ear (`looseKanaKey`).
 */
export function mishearingPenalty(typed: string, found: string): number {
  return perFurtherMishearing * Math.max(0, countMishearings(typed, found) - 1)
}

/** Kana that only one of the two has, or that differ in size: all that such keys can differ by. */
function countMishearings(typed: string, found: string): number {
  let previous = Array.from({ length: found.length + 1 }, (_, place) => place)
  for (let row = 0; row < typed.length; row += 1) {
    const current = [row + 1]
    for (let place = 0; place < found.length; place += 1) {
      const replaced = (previous[place] ?? 0) + (typed[row] === found[place] ? 0 : 1)
      const leftOut = Math.min(previous[place + 1] ?? 0, current[place] ?? 0) + 1
      current.push(Math.min(replaced, leftOut))
    }
    previous = current
  }
  return previous[found.length] ?? 0
}
