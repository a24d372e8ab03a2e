import type { SortedKeys } from './sorted-keys'
import type { ReadPart, WritePart } from './typed-parts'

/** Keys are numbered below this; with a pair of 32 bits they fill the 52 exact bits of a number. */
const keyLimit = 2 ** 20

/** So few texts are looked over sooner than a third list. */
const fewCandidates = 8

/**
 * Which keys contain which two characters in a row, so that a text inside a key is found without
 * looking at every key. The end of a key counts as a character of code 0: so every character of a
 * key begins exactly one pair, and the pairs that begin with 食 are all keys that contain 食.
 */
export class CharacterPairs {
  constructor(
    readonly code: Uint32Array,
    readonly start: Uint32Array,
    readonly keys: Uint32Array,
  ) {}

  static read(readPart: ReadPart, name: string): CharacterPairs {
    return new CharacterPairs(
      readPart(`${name}.code`, Uint32Array),
      readPart(`${name}.start`, Uint32Array),
      readPart(`${name}.keys`, Uint32Array),
    )
  }

  /** Keys with the two characters in a row, in ascending order. */
  keysWithPair(first: number, second: number): Uint32Array {
    const code = ((first << 16) | second) >>> 0
    const place = this.#firstNotBefore(code)
    if (this.code[place] !== code) return this.keys.subarray(0, 0)
    return this.keys.subarray(this.start[place], this.start[place + 1])
  }

  /** Keys that contain the character: in no order, and as often as it occurs. */
  keysWithCharacter(character: number): Uint32Array {
    const from = this.#firstNotBefore((character << 16) >>> 0)
    const to =
      character >= 0xffff ? this.code.length : this.#firstNotBefore(((character + 1) << 16) >>> 0)
    return this.keys.subarray(this.start[from], this.start[to])
  }

  /** Keys that may contain the text: those that the shortest lists of its pairs have in common, three of them at most. */
  candidatesFor(text: string): Uint32Array | number[] {
    if (text.length === 1) return this.keysWithCharacter(text.charCodeAt(0))
    let best = this.keysWithPair(text.charCodeAt(0), text.charCodeAt(1))
    let second: Uint32Array | undefined
    let third: Uint32Array | undefined
    for (let index = 1; index + 1 < text.length && best.length > 0; index += 1) {
      const keys = this.keysWithPair(text.charCodeAt(index), text.charCodeAt(index + 1))
      if (keys.length < best.length) {
        third = second
        second = best
        best = keys
      } else if (second === undefined || keys.length < second.length) {
        third = second
        second = keys
      } else if (third === undefined || keys.length < third.length) third = keys
    }
    if (second === undefined) return best
    const common = listCommon(best, second)
    return third === undefined || common.length < fewCandidates ? common : listCommon(common, third)
  }

  #firstNotBefore(code: number): number {
    let low = 0
    let high = this.code.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.code[middle] ?? 0) < code) low = middle + 1
      else high = middle
    }
    return low
  }
}

/**
 * What of the shorter list the longer one has too; both ascend. In steps that grow, for it is several times as
 * long. Looking each key's text over instead takes ten times as long, and of a hundred keys that have a pair few
 * have the text.
 */
function listCommon(shorter: Uint32Array | readonly number[], longer: Uint32Array): number[] {
  const common: number[] = []
  let at = 0
  for (const key of shorter) {
    let step = 1
    let low = at
    while (low + step < longer.length && (longer[low + step] ?? 0) < key) {
      low += step
      step *= 2
    }
    let high = Math.min(low + step, longer.length)
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((longer[middle] ?? 0) < key) low = middle + 1
      else high = middle
    }
    at = low
    if (longer[at] === key) common.push(key)
  }
  return common
}

export function writeCharacterPairs(writePart: WritePart, name: string, keys: SortedKeys): void {
  // A pair and a key in one number each, so that the machine's own sort does the work.
  const sorted = new Float64Array(keys.text.length)
  for (let key = 0; key < keys.size; key += 1) {
    const end = keys.start[key + 1] ?? 0
    for (let index = keys.start[key] ?? 0; index < end; index += 1) {
      const next = index + 1 < end ? (keys.text[index + 1] ?? 0) : 0
      sorted[index] = ((keys.text[index] ?? 0) * 65536 + next) * keyLimit + key
    }
  }
  sorted.sort()
  const codes: number[] = []
  const start: number[] = []
  const values = new Uint32Array(sorted.length)
  for (let index = 0; index < sorted.length; index += 1) {
    const each = sorted[index] ?? 0
    const code = Math.floor(each / keyLimit)
    if (code !== codes.at(-1)) {
      codes.push(code)
      start.push(index)
    }
    values[index] = each % keyLimit
  }
  start.push(sorted.length)
  writePart(`${name}.code`, Uint32Array.from(codes))
  writePart(`${name}.start`, Uint32Array.from(start))
  writePart(`${name}.keys`, values)
}
