import { type EnglishIndex, readEnglishIndex } from './english-index'
import { Postings } from './storage/postings'
import { SortedKeys } from './storage/sorted-keys'
import type { ReadPart } from './storage/typed-parts'

/** Kinds of reading in `kanjiOfReading`: a kanji's number times 4 plus one of these. */
export const onReading = 0
/** With okurigana: たべる for 食. */
export const wholeKunReading = 1
/** Without okurigana: た for 食. */
export const kunStem = 2
export const nameReading = 3

/** All kanji, numbered from 0 by how well known they are. */
export interface KanjiIndex {
  size: number
  codePoint: Uint32Array
  numberOfLiteral: ReadonlyMap<string, number>
  popularity: Uint16Array
  strokeCount: Uint8Array
  /** 0 for none. */
  grade: Uint8Array
  /** 5 for N5 … 1 for N1, 0 for none. */
  jlpt: Uint8Array
  radicalNumber: Uint8Array
  readings: SortedKeys
  /** See `onReading` and the others. */
  kanjiOfReading: Postings<Uint32Array>
  skipCodes: SortedKeys
  kanjiOfSkipCode: Postings<Uint32Array>
  components: SortedKeys
  kanjiOfComponent: Postings<Uint32Array>
  english: EnglishIndex
  kanjiOfMeaning: Uint32Array
  firstMeaning: Uint32Array
}

export function readKanjiIndex(readPart: ReadPart): KanjiIndex {
  const codePoint = readPart('kanji.code-point', Uint32Array)
  return {
    size: codePoint.length,
    codePoint,
    numberOfLiteral: new Map(
      Array.from(codePoint, (each, number) => [String.fromCodePoint(each), number]),
    ),
    popularity: readPart('kanji.popularity', Uint16Array),
    strokeCount: readPart('kanji.stroke-count', Uint8Array),
    grade: readPart('kanji.grade', Uint8Array),
    jlpt: readPart('kanji.jlpt', Uint8Array),
    radicalNumber: readPart('kanji.radical', Uint8Array),
    readings: SortedKeys.read(readPart, 'kanji.reading'),
    kanjiOfReading: Postings.read(readPart, 'kanji.reading-kanji', Uint32Array),
    skipCodes: SortedKeys.read(readPart, 'kanji.skip'),
    kanjiOfSkipCode: Postings.read(readPart, 'kanji.skip-kanji', Uint32Array),
    components: SortedKeys.read(readPart, 'kanji.component'),
    kanjiOfComponent: Postings.read(readPart, 'kanji.component-kanji', Uint32Array),
    english: readEnglishIndex(readPart, 'kanji'),
    kanjiOfMeaning: readPart('kanji.meaning-kanji', Uint32Array),
    firstMeaning: readPart('kanji.first-meaning', Uint32Array),
  }
}

export function literalOf(index: KanjiIndex, kanji: number): string {
  return String.fromCodePoint(index.codePoint[kanji] ?? 0)
}
