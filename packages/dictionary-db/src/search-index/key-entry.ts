/**
 * What a key of the index leads to, packed into one number: a spelling and how the key is
 * related to its word.
 */
export interface KeyEntry {
  /** Place of the spelling to show among all spellings. */
  spelling: number
  isReading: boolean
  isKatakana: boolean
  isSearchOnly: boolean
  isUnusual: boolean
  /** 0 for the first written form or reading of the word, then 1, 2 … 15. */
  place: number
}

const spellingBits = 20
const spellingMask = 2 ** spellingBits - 1
const reading = 1 << 20
const katakana = 1 << 21
const searchOnly = 1 << 22
const unusual = 1 << 23
const placeShift = 24
const lastPlace = 15

export function packKeyEntry(entry: KeyEntry): number {
  return (
    (entry.spelling |
      (entry.isReading ? reading : 0) |
      (entry.isKatakana ? katakana : 0) |
      (entry.isSearchOnly ? searchOnly : 0) |
      (entry.isUnusual ? unusual : 0) |
      (Math.min(entry.place, lastPlace) << placeShift)) >>>
    0
  )
}

export function spellingOfEntry(packed: number): number {
  return packed & spellingMask
}

/** All of an entry but its spelling. */
export function bitsOfEntry(packed: number): number {
  return packed >>> spellingBits
}

/** So many different ones there are. */
export const entryBitSets = 2 ** 8

/** An entry that has those bits. */
export function entryOfBits(bits: number): number {
  return (bits << spellingBits) >>> 0
}

export function isReadingEntry(packed: number): boolean {
  return (packed & reading) !== 0
}

export function isSearchOnlyEntry(packed: number): boolean {
  return (packed & searchOnly) !== 0
}

export function isKatakanaEntry(packed: number): boolean {
  return (packed & katakana) !== 0
}

export function isUnusualEntry(packed: number): boolean {
  return (packed & unusual) !== 0
}

export function placeOfEntry(packed: number): number {
  return (packed >>> placeShift) & lastPlace
}
