import { looseKanaKey } from '@kotonoha/japanese/kana/normalize-kana'
import { writeCharacterPairs } from '../storage/character-pairs'
import { writePostings } from '../storage/postings'
import { toSortedKeys, writeSortedKeys } from '../storage/sorted-keys'
import type { WritePart } from '../storage/typed-parts'
import { isKanaKey, toSearchKey } from '../text/search-key'

/** Takes written forms and readings and writes which key leads to which entries. */
export class KeyIndexBuilder {
  readonly #entries = new Map<string, number[]>()
  #keys: string[] = []
  readonly #numberOfKey = new Map<string, number>()

  add(text: string, entry: number): void {
    const key = toSearchKey(text)
    const entries = this.#entries.get(key)
    if (entries === undefined) this.#entries.set(key, [entry])
    else entries.push(entry)
  }

  /** Where the text's key stands in the written index; known once `write` has run. */
  numberOf(text: string): number {
    return this.#numberOfKey.get(toSearchKey(text)) ?? 0
  }

  write(writePart: WritePart, name: string): void {
    const { keys, packed } = toSortedKeys(this.#entries.keys())
    this.#keys = keys
    keys.forEach((key, number) => {
      this.#numberOfKey.set(key, number)
    })
    writeSortedKeys(writePart, `${name}.key`, packed)
    writePostings(
      writePart,
      `${name}.entry`,
      keys.map((key) => this.#entries.get(key) ?? []),
    )
    writeCharacterPairs(writePart, `${name}.pair`, packed)
    this.#writeLooseKeys(writePart, name)
  }

  #writeLooseKeys(writePart: WritePart, name: string): void {
    const keysOfLoose = new Map<string, number[]>()
    this.#keys.forEach((key, number) => {
      if (!isKanaKey(key)) return
      const loose = looseKanaKey(key)
      const same = keysOfLoose.get(loose)
      if (same === undefined) keysOfLoose.set(loose, [number])
      else same.push(number)
    })
    const { keys: looseKeys, packed } = toSortedKeys(keysOfLoose.keys())
    writeSortedKeys(writePart, `${name}.loose`, packed)
    writePostings(
      writePart,
      `${name}.loose-key`,
      looseKeys.map((loose) => keysOfLoose.get(loose) ?? []),
    )
  }
}
