import { type EnglishIndex, readEnglishIndex } from './english-index'
import type { KanjiIndex } from './kanji-index'
import { KeyIndex } from './key-index'
import { Postings } from './storage/postings'
import { SortedKeys } from './storage/sorted-keys'
import { type ReadPart, toBuffer } from './storage/typed-parts'

/** Flags of a word. */
export const commonWord = 1
export const loanword = 2
export const kanaOnlyWord = 4

/** Flags of a sense. */
export const usuallyKanaSense = 1
export const forgottenSense = 2

/**
 * All words, numbered from 0 by how well known they are: of two words that match equally well,
 * the one with the lower number comes first.
 */
export interface WordIndex {
  size: number
  wordId: Uint32Array
  /** Tenths of a point, see `build/popularity.ts`. */
  popularity: Uint16Array
  /** 5 for N5 … 1 for N1, 0 for none. */
  jlpt: Uint8Array
  wordMarks: Uint8Array
  /** Spellings, senses and glosses are numbered through; these say where those of a word begin. */
  firstSpelling: Uint32Array
  firstSense: Uint32Array
  firstGloss: Uint32Array
  wordOfSpelling: Uint32Array
  writtenKey: Uint32Array
  readingKey: Uint32Array
  spellingIds: string
  wordOfSense: Uint32Array
  senseMarks: Uint8Array
  /** Codes of part of speech, usage and field of a sense, as places in `codes`. */
  codesOfSense: Postings<Uint16Array>
  codes: SortedKeys
  senseOfGloss: Uint32Array
  headwords: KeyIndex
  english: EnglishIndex
  /** Says how the kanji are read that words are written with. */
  openKanji: () => KanjiIndex
}

/** `s` and 10 letters, see `spelling-id.ts`. */
export const spellingIdLength = 11

export function readWordIndex(readPart: ReadPart, openKanji: () => KanjiIndex): WordIndex {
  const wordId = readPart('word.id', Uint32Array)
  return {
    size: wordId.length,
    wordId,
    popularity: readPart('word.popularity', Uint16Array),
    jlpt: readPart('word.jlpt', Uint8Array),
    wordMarks: readPart('word.marks', Uint8Array),
    firstSpelling: readPart('word.first-spelling', Uint32Array),
    firstSense: readPart('word.first-sense', Uint32Array),
    firstGloss: readPart('sense.first-gloss', Uint32Array),
    wordOfSpelling: readPart('spelling.word', Uint32Array),
    writtenKey: readPart('spelling.written-key', Uint32Array),
    readingKey: readPart('spelling.reading-key', Uint32Array),
    spellingIds: toBuffer(readPart('spelling.id', Uint8Array)).toString('latin1'),
    wordOfSense: readPart('sense.word', Uint32Array),
    senseMarks: readPart('sense.marks', Uint8Array),
    codesOfSense: Postings.read(readPart, 'sense.code', Uint16Array),
    codes: SortedKeys.read(readPart, 'code'),
    senseOfGloss: readPart('gloss.sense', Uint32Array),
    headwords: new KeyIndex(readPart, 'word'),
    english: readEnglishIndex(readPart, 'word'),
    openKanji,
  }
}

export function spellingIdOf(index: WordIndex, spelling: number): string {
  const start = spelling * spellingIdLength
  return index.spellingIds.slice(start, start + spellingIdLength)
}
