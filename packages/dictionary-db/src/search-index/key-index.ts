import { CharacterPairs } from './storage/character-pairs'
import { Postings } from './storage/postings'
import { SortedKeys } from './storage/sorted-keys'
import type { ReadPart } from './storage/typed-parts'

/** Written forms and readings, and what each of them leads to. */
export interface KeyIndex {
  keys: SortedKeys
  /** Packed by `key-entry.ts`. */
  entries: Postings<Uint32Array>
  pairs: CharacterPairs
  /** Readings as learners mishear them, and the keys that sound so. */
  looseKeys: SortedKeys
  keysOfLoose: Postings<Uint32Array>
}

export function readKeyIndex(readPart: ReadPart, name: string): KeyIndex {
  return {
    keys: SortedKeys.read(readPart, `${name}.key`),
    entries: Postings.read(readPart, `${name}.entry`, Uint32Array),
    pairs: CharacterPairs.read(readPart, `${name}.pair`),
    looseKeys: SortedKeys.read(readPart, `${name}.loose`),
    keysOfLoose: Postings.read(readPart, `${name}.loose-key`, Uint32Array),
  }
}
