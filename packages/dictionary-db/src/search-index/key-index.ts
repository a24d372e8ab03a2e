import { CharacterPairs } from './storage/character-pairs'
import { Postings } from './storage/postings'
import { SortedKeys } from './storage/sorted-keys'
import type { ReadPart } from './storage/typed-parts'

/** Written forms and readings, and what each of them leads to. */
export class KeyIndex {
  readonly keys: SortedKeys
  /** Packed by `key-entry.ts`. */
  readonly entries: Postings<Uint32Array>
  /** What is inside keys and what sounds like them is read when it is first asked for: a start does not. */
  readonly #inside: () => CharacterPairs
  readonly #sounding: () => SoundingKeys

  constructor(readPart: ReadPart, name: string) {
    this.keys = SortedKeys.read(readPart, `${name}.key`)
    this.entries = Postings.read(readPart, `${name}.entry`, Uint32Array)
    this.#inside = once(() => CharacterPairs.read(readPart, `${name}.pair`))
    this.#sounding = once(() => ({
      looseKeys: SortedKeys.read(readPart, `${name}.loose`),
      keysOfLoose: Postings.read(readPart, `${name}.loose-key`, Uint32Array),
    }))
  }

  get pairs(): CharacterPairs {
    return this.#inside()
  }

  get looseKeys(): SortedKeys {
    return this.#sounding().looseKeys
  }

  get keysOfLoose(): Postings<Uint32Array> {
    return this.#sounding().keysOfLoose
  }
}

/** Readings as learners mishear them, and the keys that sound so. */
interface SoundingKeys {
  looseKeys: SortedKeys
  keysOfLoose: Postings<Uint32Array>
}

function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= read()
    return value
  }
}
