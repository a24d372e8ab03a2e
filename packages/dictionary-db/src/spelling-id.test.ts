import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSpellingId } from './spelling-id'

test('the id never changes, for user data points to it', () => {
  expect(toSpellingId(1358280, '食べる', 'たべる')).toBe(toSpellingId(1358280, '食べる', 'たべる'))
  expect(toSpellingId(1358280, '食べる', 'たべる')).not.toBe(
    toSpellingId(1358280, '喰べる', 'たべる'),
  )
})

test('it is the first 50 bits of the hash, five to a letter', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), fc.string(), (wordId, text, reading) => {
      const digest = createHash('sha256').update(`${wordId}\t${text}\t${reading}`).digest()
      const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('')
      const letters = Array.from({ length: 10 }, (_, index) => {
        const letter = Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)
        return 'abcdefghijklmnopqrstuvwxyz234567'.charAt(letter)
      })
      expect(toSpellingId(wordId, text, reading)).toBe(`s${letters.join('')}`)
    }),
  )
})
