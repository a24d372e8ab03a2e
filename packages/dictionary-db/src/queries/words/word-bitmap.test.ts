import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSet, intersect, isSet, unite } from './word-bitmap'

function toBitmap(ranks: readonly number[], byteCount: number): Uint8Array {
  const bitmap = new Uint8Array(byteCount)
  for (const rank of ranks) bitmap[rank >> 3] = (bitmap[rank >> 3] ?? 0) | (1 << (rank & 7))
  return bitmap
}

const ranks = fc.array(fc.nat(79))

test('counting a part of a bitmap agrees with looking at every bit of it', () => {
  fc.assert(
    fc.property(ranks, fc.nat(80), fc.nat(80), (set, from, to) => {
      const expected = new Set(set.filter((rank) => rank >= from && rank < to)).size
      expect(countSet(toBitmap(set, 10), from, to)).toBe(expected)
    }),
  )
})

test('a union has what either has, an intersection what both have', () => {
  fc.assert(
    fc.property(ranks, ranks, fc.nat(79), (one, other, rank) => {
      const bitmaps = [toBitmap(one, 10), toBitmap(other, 10)] as const
      expect(isSet(unite(bitmaps, 10), rank)).toBe(one.includes(rank) || other.includes(rank))
      expect(isSet(intersect(...bitmaps), rank)).toBe(one.includes(rank) && other.includes(rank))
    }),
  )
})
