import { oncePerDictionary } from '../../once-per-dictionary'
import type { Range, SortedKeys } from './sorted-keys'

/** Where keys stand by their first character and by their first two: asked of the whole dictionary once. */
export class Beginnings {
  readonly #keys: SortedKeys
  readonly #ofOne = new Map<number, Range>()
  readonly #ofTwo = new Map<number, Range>()

  constructor(keys: SortedKeys) {
    this.#keys = keys
  }

  rangeOf(code: number): Range {
    const known = this.#ofOne.get(code)
    if (known !== undefined) return known
    const range = this.#keys.rangeOfNext({ start: 0, end: this.#keys.size }, 0, code)
    this.#ofOne.set(code, range)
    return range
  }

  rangeOfTwo(code: number, next: number): Range {
    const both = (code << 16) | next
    const known = this.#ofTwo.get(both)
    if (known !== undefined) return known
    const range = this.#keys.rangeOfNext(this.rangeOf(code), 1, next)
    if (this.#ofTwo.size >= mostOfTwo) this.#ofTwo.clear()
    this.#ofTwo.set(both, range)
    return range
  }
}

const mostOfTwo = 30_000

export const beginningsOf = oncePerDictionary((keys: SortedKeys) => new Beginnings(keys))
