import { type Beginnings, beginningsOf } from '../../../search-index/storage/beginnings'
import type { Range, SortedKeys } from '../../../search-index/storage/sorted-keys'

const none: Range = { start: 0, end: 0 }

/**
 * The headwords that begin as a text does at each of its places: fewer with every character, and
 * walked to once, for all the words and forms that are looked for from there.
 */
export class HeadwordWalk {
  readonly #keys: SortedKeys
  readonly #beginnings: Beginnings
  readonly #text: string
  readonly #ranges: Range[][] = []

  constructor(keys: SortedKeys, text: string) {
    this.#keys = keys
    this.#beginnings = beginningsOf(keys)
    this.#text = text
  }

  /** Does some headword begin with the characters? */
  reaches(from: number, length: number): boolean {
    return length === 0 || this.#rangeOf(from, length) !== none
  }

  /** How many characters from there some headword begins with, of so many at most. */
  reachOf(from: number, most: number): number {
    let length = 0
    while (length < most && this.#rangeOf(from, length + 1) !== none) length += 1
    return length
  }

  /** The headword that the characters are, or -1. */
  find(from: number, length: number): number {
    return this.#wholeOf(this.#rangeOf(from, length), length)
  }

  /** The headword that the characters are with others behind them, or -1. */
  findWith(from: number, length: number, base: string): number {
    let range = length === 0 ? none : this.#rangeOf(from, length)
    for (let at = 0; at < base.length; at += 1) {
      const code = base.charCodeAt(at)
      range =
        length + at === 0
          ? this.#beginnings.rangeOf(code)
          : this.#keys.rangeOfNext(range, length + at, code)
      if (range.end <= range.start) return -1
    }
    return this.#wholeOf(range, length + base.length)
  }

  /** The shortest of the keys stands first. */
  #wholeOf({ start, end }: Range, length: number): number {
    return end > start && this.#keys.lengthOf(start) === length ? start : -1
  }

  #rangeOf(from: number, length: number): Range {
    let ranges = this.#ranges[from]
    if (ranges === undefined) {
      ranges = [this.#beginnings.rangeOf(this.#text.charCodeAt(from))]
      this.#ranges[from] = ranges
    }
    let last = ranges.at(-1) ?? none
    while (ranges.length < length && last.end > last.start) {
      const code = this.#text.charCodeAt(from + ranges.length)
      last =
        ranges.length === 1
          ? this.#beginnings.rangeOfTwo(this.#text.charCodeAt(from), code)
          : this.#keys.rangeOfNext(last, ranges.length, code)
      ranges.push(last)
    }
    const range = ranges[length - 1]
    return range === undefined || range.end <= range.start ? none : range
  }
}
