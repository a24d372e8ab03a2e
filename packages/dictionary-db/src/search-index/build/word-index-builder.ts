import { packKeyEntry } from '../key-entry'
import type { SearchSpelling, SearchWord } from '../search-document'
import { toSortedKeys, writeSortedKeys } from '../storage/sorted-keys'
import { GrowingNumbers, type WritePart } from '../storage/typed-parts'
import { isKanaKey, isWrittenInKatakana, toSearchKey } from '../text/search-key'
import {
  commonWord,
  forgottenSense,
  kanaOnlyWord,
  loanword,
  spellingIdLength,
  usuallyKanaSense,
} from '../word-index'
import { listAttested } from './attested-glosses'
import { EnglishIndexBuilder } from './english-index-builder'
import { settleHomographRanks } from './homograph-ranks'
import { KeyIndexBuilder } from './key-index-builder'
import { isForgottenSense, toWordPopularity } from './popularity'

/**
 * Writes the index of words; they may come in any order. `writeBeside` gets them in the order of their
 * numbers, for what else is kept by number.
 */
export function writeWordIndex(
  writePart: WritePart,
  documents: Iterable<SearchWord>,
  writeBeside: (words: readonly SearchWord[]) => void,
): void {
  const unordered = [...documents]
  const rankOf = settleHomographRanks(unordered)
  const words = unordered.map((word) => ({
    word,
    popularity: toWordPopularity(word, rankOf(word)),
  }))
  words.sort((a, b) => b.popularity - a.popularity || a.word.wordId - b.word.wordId)
  const inOrder = words.map(({ word }) => word)
  writeBeside(inOrder)
  writePart(
    'word.popularity',
    Uint16Array.from(words, (each) => each.popularity),
  )
  writeWordFacts(writePart, inOrder)
  writeHeadwords(writePart, inOrder)
  writeSenses(writePart, inOrder)
}

function writeWordFacts(writePart: WritePart, words: readonly SearchWord[]): void {
  writePart(
    'word.id',
    Uint32Array.from(words, (word) => word.wordId),
  )
  writePart(
    'word.jlpt',
    Uint8Array.from(words, (word) => word.jlpt ?? 0),
  )
  writePart('word.marks', Uint8Array.from(words, toWordMarks))
  writePart(
    'word.first-spelling',
    toStarts(words, (word) => word.spellings.length),
  )
  writePart(
    'word.first-sense',
    toStarts(words, (word) => word.senses.length),
  )
  writeSenseCodes(writePart, words)
}

function writeSenseCodes(writePart: WritePart, words: readonly SearchWord[]): void {
  const codes = new Set<string>()
  for (const word of words) {
    for (const sense of word.senses) for (const code of codesOf(sense)) codes.add(code)
  }
  const { keys, packed } = toSortedKeys(codes)
  writeSortedKeys(writePart, 'code', packed)
  const numberOfCode = new Map(keys.map((code, number) => [code, number]))
  const starts = new GrowingNumbers()
  const values = new GrowingNumbers()
  for (const word of words) {
    for (const sense of word.senses) {
      starts.push(values.length)
      for (const code of codesOf(sense)) values.push(numberOfCode.get(code) ?? 0)
    }
  }
  starts.push(values.length)
  writePart('sense.code.start', starts.toUint32())
  writePart('sense.code.values', Uint16Array.from(values.toUint32()))
}

function* codesOf(sense: SearchWord['senses'][number]): Generator<string> {
  yield* sense.partsOfSpeech
  yield* sense.misc
  yield* sense.fields
}

function toWordMarks(word: SearchWord): number {
  const isKanaOnly = word.spellings.every((spelling) => isKanaKey(toSearchKey(spelling.text)))
  return (
    (word.isCommon ? commonWord : 0) |
    (word.isLoanword ? loanword : 0) |
    (isKanaOnly ? kanaOnlyWord : 0)
  )
}

/** Where the parts of each word begin, when those of all words are numbered through. */
function toStarts(words: readonly SearchWord[], count: (word: SearchWord) => number): Uint32Array {
  const starts = new Uint32Array(words.length + 1)
  words.forEach((word, number) => {
    starts[number + 1] = (starts[number] ?? 0) + count(word)
  })
  return starts
}

function writeHeadwords(writePart: WritePart, words: readonly SearchWord[]): void {
  const keys = new KeyIndexBuilder()
  const spellings = words.flatMap((word) => word.spellings)
  const wordOfSpelling = new GrowingNumbers()
  const spellingIds = new Uint8Array(spellings.length * spellingIdLength)
  words.forEach((word, wordNumber) => {
    addHeadwords(keys, word, wordOfSpelling.length)
    for (const { spellingId } of word.spellings) {
      for (let index = 0; index < spellingIdLength; index += 1) {
        spellingIds[wordOfSpelling.length * spellingIdLength + index] = spellingId.charCodeAt(index)
      }
      wordOfSpelling.push(wordNumber)
    }
  })
  keys.write(writePart, 'word')
  writePart('spelling.word', wordOfSpelling.toUint32())
  writePart('spelling.id', spellingIds)
  writePart(
    'spelling.written-key',
    Uint32Array.from(spellings, (spelling) => keys.numberOf(spelling.text)),
  )
  writePart(
    'spelling.reading-key',
    Uint32Array.from(spellings, (spelling) => keys.numberOf(spelling.reading)),
  )
}

function addHeadwords(keys: KeyIndexBuilder, word: SearchWord, firstSpelling: number): void {
  const add = (text: string, spelling: number, facts: { isReading: boolean; place: number }) => {
    const shown = word.spellings[spelling]
    keys.add(
      text,
      packKeyEntry({
        ...facts,
        spelling: firstSpelling + spelling,
        isKatakana: isWrittenInKatakana(text),
        isSearchOnly: word.searchOnlyForms.includes(text),
        isUnusual: shown?.isUnusual ?? false,
      }),
    )
  }
  const texts = firstPlaces(word.spellings, (spelling) => spelling.text)
  const readings = firstPlaces(word.spellings, (spelling) => spelling.reading)
  let place = 0
  for (const [text, spelling] of texts) {
    // いく finds 行く, even where a later headword spells it いく.
    if ((readings.get(text) ?? spelling) >= spelling)
      add(text, spelling, { isReading: false, place })
    place += 1
  }
  place = 0
  for (const [reading, spelling] of readings) {
    // A word written in kana is found by its written form already.
    if ((texts.get(reading) ?? Infinity) > spelling)
      add(reading, spelling, { isReading: true, place })
    place += 1
  }
  for (const form of word.searchOnlyForms) {
    if (texts.has(form) || readings.has(form)) continue
    add(form, 0, { isReading: isKanaKey(toSearchKey(form)), place: 0 })
  }
}

/** Each text with the first spelling that has it, in the order of the spellings. */
function firstPlaces(
  spellings: readonly SearchSpelling[],
  textOf: (spelling: SearchSpelling) => string,
): Map<string, number> {
  const places = new Map<string, number>()
  spellings.forEach((spelling, place) => {
    const text = textOf(spelling)
    if (!places.has(text)) places.set(text, place)
  })
  return places
}

function writeSenses(writePart: WritePart, words: readonly SearchWord[]): void {
  const english = new EnglishIndexBuilder()
  const wordOfSense = new GrowingNumbers()
  const senseMarks = new GrowingNumbers()
  const senseOfGloss = new GrowingNumbers()
  const firstGloss = new GrowingNumbers()
  words.forEach((word, wordNumber) => {
    for (const sense of word.senses) {
      firstGloss.push(senseOfGloss.length)
      for (const gloss of sense.glosses) {
        english.add(gloss)
        senseOfGloss.push(wordOfSense.length)
      }
      wordOfSense.push(wordNumber)
      senseMarks.push(
        (sense.misc.includes('uk') ? usuallyKanaSense : 0) |
          (isForgottenSense(sense.misc) ? forgottenSense : 0),
      )
    }
  })
  firstGloss.push(senseOfGloss.length)
  english.setAttested(listAttested(words, (token) => english.has(token)))
  writePart('sense.word', wordOfSense.toUint32())
  writePart('sense.marks', Uint8Array.from(senseMarks.toUint32()))
  writePart('sense.first-gloss', firstGloss.toUint32())
  writePart('gloss.sense', senseOfGloss.toUint32())
  english.write(writePart, 'word')
}
