import { Postings } from './storage/postings'
import { SortedKeys } from './storage/sorted-keys'
import type { ReadPart } from './storage/typed-parts'

/** Flags of a gloss. */
export const infinitiveGloss = 1
export const glossWithRemark = 2
/** The name of one thing: "the Sheep (eighth sign of the Chinese zodiac)". */
export const glossOfName = 4

/** No sentence with the word says in English what the gloss says; of no gloss in a file of before they were compared. */
export const unattestedGloss = 8

/** Those that say how well a gloss answers. */
export const marksOfShape = infinitiveGloss | glossWithRemark

/** Words of English and where they stand, over glosses of words or meanings of kanji. */
export interface EnglishIndex {
  tokens: SortedKeys
  /** Packed by `gloss-place.ts`, ascending. */
  places: Postings<Uint32Array>
  /** Words with all their forms: `make` is also makes, making, made. */
  roots: SortedKeys
  tokensOfRoot: Postings<Uint32Array>
  /** How many tokens of a gloss are neither filler nor remark. */
  coreLength: Uint8Array
  glossMarks: Uint8Array
}

export function readEnglishIndex(readPart: ReadPart, name: string): EnglishIndex {
  return {
    tokens: SortedKeys.read(readPart, `${name}.token`),
    places: Postings.read(readPart, `${name}.place`, Uint32Array),
    /** Words with all their forms: `make` is also makes, making, made. */
    roots: SortedKeys.read(readPart, `${name}.stem`),
    tokensOfRoot: Postings.read(readPart, `${name}.stem-token`, Uint32Array),
    coreLength: readPart(`${name}.core-length`, Uint8Array),
    glossMarks: readPart(`${name}.gloss-marks`, Uint8Array),
  }
}
