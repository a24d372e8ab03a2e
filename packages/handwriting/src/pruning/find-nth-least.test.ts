import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNthLeast } from './find-nth-least'

test('as many numbers as asked for do not exceed it', () => {
  const numbers = fc.array(fc.float({ min: -9, max: 9, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(numbers, fc.nat(), (list, at) => {
      const given = Float32Array.from(list)
      const wanted = at % list.length
      expect(findNthLeast(given, wanted + 1)).toBeCloseTo(given.slice().sort()[wanted] ?? 0, 10)
    }),
  )
})
