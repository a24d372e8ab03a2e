import type { PackedTexts } from '../../../search-index/storage/sorted-keys'
import { isWildcard, type Pattern } from './pattern'

/**
 * The characters of each key as 32 bits, several characters to a bit: a key that has not all bits of
 * a pattern cannot fit it, which is told in a moment.
 */
export function toLetterSets(keys: PackedTexts): Uint32Array {
  const sets = new Uint32Array(keys.start.length - 1)
  for (let key = 0; key < sets.length; key += 1) {
    let set = 0
    const end = keys.start[key + 1] ?? 0
    for (let at = keys.start[key] ?? 0; at < end; at += 1) set |= bitOf(keys.text[at] ?? 0)
    sets[key] = set
  }
  return sets
}

export function letterSetOf(pattern: Pattern): number {
  let set = 0
  for (const piece of pattern) {
    if (isWildcard(piece)) continue
    for (let at = 0; at < piece.length; at += 1) set |= bitOf(piece.charCodeAt(at))
  }
  return set >>> 0
}

/** Kana and letters that stand side by side have different bits. */
function bitOf(code: number): number {
  return 1 << ((code ^ (code >>> 5)) & 31)
}
