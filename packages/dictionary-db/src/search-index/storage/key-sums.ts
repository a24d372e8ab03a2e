import { oncePerDictionary } from '../../once-per-dictionary'
import type { SortedKeys } from './sorted-keys'

const factor = 0x01000193

/** A sum of a text, which can be put together of those of its parts: see `joinSums`. */
export function sumOf(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1)
    sum = (Math.imul(sum, factor) + text.charCodeAt(at)) | 0
  return sum
}

/** By what the sum of a text grows when so many characters follow. */
export function powersUpTo(length: number): Int32Array {
  const powers = new Int32Array(length + 1)
  powers[0] = 1
  for (let at = 1; at <= length; at += 1) powers[at] = Math.imul(powers[at - 1] ?? 0, factor)
  return powers
}

/** The sum of two texts in a row; `power` is that of the length of the second. */
export function joinSums(first: number, second: number, power: number): number {
  return (Math.imul(first, power) + second) | 0
}

/** Bits for each key at the least: of a hundred texts that are none, one or two seem to be. */
const bitsPerKey = 12

/**
 * Tells of a text by its sum that no key is written so, for nearly all of those of which none is: two bits of
 * each key are set in a table. Looking a text up takes twenty looks at far places of the memory, this one or two.
 */
export class KeySums {
  readonly #bits: Uint32Array
  readonly #shift: number

  constructor(keys: SortedKeys) {
    const power = Math.max(5, Math.ceil(Math.log2(keys.size * bitsPerKey)))
    this.#bits = new Uint32Array(2 ** (power - 5))
    this.#shift = 32 - power
    for (let key = 0; key < keys.size; key += 1) {
      let sum = 0
      const end = keys.start[key + 1] ?? 0
      for (let at = keys.start[key] ?? 0; at < end; at += 1) {
        sum = (Math.imul(sum, factor) + (keys.text[at] ?? 0)) | 0
      }
      const one = mix(sum, firstMix) >>> this.#shift
      const other = mix(sum, secondMix) >>> this.#shift
      this.#bits[one >>> 5] = (this.#bits[one >>> 5] ?? 0) | (1 << (one & 31))
      this.#bits[other >>> 5] = (this.#bits[other >>> 5] ?? 0) | (1 << (other & 31))
    }
  }

  /** False where no key has the sum. */
  mayHave(sum: number): boolean {
    const one = mix(sum, firstMix) >>> this.#shift
    if (((this.#bits[one >>> 5] ?? 0) & (1 << (one & 31))) === 0) return false
    const other = mix(sum, secondMix) >>> this.#shift
    return ((this.#bits[other >>> 5] ?? 0) & (1 << (other & 31))) !== 0
  }
}

/** Odd, and far from each other (https://en.wikipedia.org/wiki/Hash_function#Fibonacci_hashing). */
const firstMix = 0x9e3779b1
const secondMix = 0x85ebca77

/** Sums of texts that differ in the last character differ in the lowest bits: all are brought to the highest. */
function mix(sum: number, by: number): number {
  return Math.imul(sum ^ (sum >>> 15), by)
}

export const keySumsOf = oncePerDictionary((keys: SortedKeys) => new KeySums(keys))
