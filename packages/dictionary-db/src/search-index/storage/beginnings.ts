import { oncePerDictionary } from '../../once-per-dictionary'
import type { Range, SortedKeys } from './sorted-keys'

/** The keys that begin with a character. */
interface Beginning {
  range: Range
  /** What stands second in them, in order, … */
  seconds: Uint16Array
  /** … and the first key of each, with the end of the last. */
  firstKeys: Uint32Array
}

const none: Range = { start: 0, end: 0 }

/**
 * Where keys stand by their first character and by their first two: asked of the whole dictionary
 * once, and of the keys that begin with a character when it is first met.
 */
export class Beginnings {
  readonly #keys: SortedKeys
  readonly #known = new Map<number, Beginning>()

  constructor(keys: SortedKeys) {
    this.#keys = keys
  }

  rangeOf(code: number): Range {
    return this.#find(code).range
  }

  rangeOfTwo(code: number, next: number): Range {
    const { seconds, firstKeys } = this.#find(code)
    let low = 0
    let high = seconds.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((seconds[middle] ?? 0) < next) low = middle + 1
      else high = middle
    }
    if (seconds[low] !== next) return none
    return { start: firstKeys[low] ?? 0, end: firstKeys[low + 1] ?? 0 }
  }

  #find(code: number): Beginning {
    let known = this.#known.get(code)
    if (known === undefined) {
      known = this.#read(code)
      this.#known.set(code, known)
    }
    return known
  }

  #read(code: number): Beginning {
    const keys = this.#keys
    const range = keys.rangeOfNext({ start: 0, end: keys.size }, 0, code)
    const seconds: number[] = []
    const firstKeys: number[] = []
    let last = -1
    for (let key = range.start; key < range.end; key += 1) {
      const second = keys.codeAt(key, 1)
      // The character alone, which stands before all others, has none.
      if (second === last) continue
      seconds.push(second)
      firstKeys.push(key)
      last = second
    }
    firstKeys.push(range.end)
    return { range, seconds: Uint16Array.from(seconds), firstKeys: Uint32Array.from(firstKeys) }
  }
}

export const beginningsOf = oncePerDictionary((keys: SortedKeys) => new Beginnings(keys))
