import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'

/** One bit per word in catalog order; bit 0 of byte 0 is catalog rank 0. */
export type WordBitmap = Uint8Array

const bitsSetInByte = Uint8Array.from({ length: 256 }, (_, byte) => countBits(byte))

function countBits(byte: number): number {
  return byte === 0 ? 0 : (byte & 1) + countBits(byte >> 1)
}

const bitmapsByCode = oncePerDictionary(
  (dictionary) =>
    new Map(
      dictionary
        .prepare<{ code: string; bitmap: Uint8Array }>('SELECT code, bitmap FROM word_class')
        .all()
        .map(({ code, bitmap }) => [code, bitmap]),
    ),
)

/** Undefined for a code that no word has. */
export function findWordBitmap(dictionary: Dictionary, code: string): WordBitmap | undefined {
  return bitmapsByCode(dictionary).get(code)
}

export function isSet(bitmap: WordBitmap, rank: number): boolean {
  return (((bitmap[rank >> 3] ?? 0) >> (rank & 7)) & 1) === 1
}

/** The words in any of the bitmaps. */
export function unite(bitmaps: readonly WordBitmap[], byteCount: number): WordBitmap {
  const united = new Uint8Array(byteCount)
  for (const bitmap of bitmaps) {
    for (let index = 0; index < bitmap.length; index += 1) {
      united[index] = (united[index] ?? 0) | (bitmap[index] ?? 0)
    }
  }
  return united
}

/** The words in both bitmaps. */
export function intersect(one: WordBitmap, other: WordBitmap): WordBitmap {
  return one.map((byte, index) => byte & (other[index] ?? 0))
}

/** How many words from rank `from` up to, but without, rank `to` are in the bitmap. */
export function countSet(bitmap: WordBitmap, from: number, to: number): number {
  let count = 0
  let rank = from
  while (rank < to && (rank & 7) !== 0) count += isSet(bitmap, rank++) ? 1 : 0
  for (; rank + 8 <= to; rank += 8) count += bitsSetInByte[bitmap[rank >> 3] ?? 0] ?? 0
  while (rank < to) count += isSet(bitmap, rank++) ? 1 : 0
  return count
}
