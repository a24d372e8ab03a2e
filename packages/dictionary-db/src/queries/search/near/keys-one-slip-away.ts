import { joinSums, keySumsOf, powersUpTo, sumOf } from '../../../search-index/storage/key-sums'
import type { SortedKeys } from '../../../search-index/storage/sorted-keys'

/**
 * The keys that are one slip of the finger away: a character left out, too much, another one or two that have
 * changed places. Of eight hundred texts that are, a dozen are keys. All are known by a sum, which is put
 * together of those of the parts of the key, and only of those whose sum a key has is a text made.
 */
export function listKeysOneSlipAway(
  keys: SortedKeys,
  key: string,
  /** Codes of the characters that may be typed. */
  codes: readonly number[],
): Set<number> {
  const found = new Set<number>()
  const sums = keySumsOf(keys)
  const powers = powersUpTo(key.length + 1)
  const powerOf = (length: number) => powers[length] ?? 0
  const sumsOfRest = Array.from({ length: key.length + 1 }, (_, at) => sumOf(key.slice(at)))
  const restFrom = (at: number) => sumsOfRest[at] ?? 0
  const take = (text: string) => {
    const number = keys.find(text)
    if (number >= 0) found.add(number)
  }
  /** Of what stands before. */
  let before = 0
  for (let at = 0; at <= key.length; at += 1) {
    const left = key.length - at
    const start = key.slice(0, at)
    const own = key.charCodeAt(at)
    const inserted = { rest: restFrom(at), power: powerOf(left) }
    const replaced = { rest: restFrom(at + 1), power: powerOf(left - 1) }
    if (left > 0 && sums.mayHave(joinSums(before, replaced.rest, replaced.power))) {
      take(start + key.slice(at + 1))
    }
    if (left > 1) {
      const pair = `${key[at + 1]}${key[at]}`
      const begun = joinSums(before, sumOf(pair), powerOf(2))
      const swapped = joinSums(begun, restFrom(at + 2), powerOf(left - 2))
      if (sums.mayHave(swapped)) take(start + pair + key.slice(at + 2))
    }
    for (const code of codes) {
      const begun = joinSums(before, code, powerOf(1))
      if (sums.mayHave(joinSums(begun, inserted.rest, inserted.power))) {
        take(start + String.fromCharCode(code) + key.slice(at))
      }
      if (left === 0 || code === own) continue
      if (sums.mayHave(joinSums(begun, replaced.rest, replaced.power))) {
        take(start + String.fromCharCode(code) + key.slice(at + 1))
      }
    }
    before = joinSums(before, own, powerOf(1))
  }
  return found
}
