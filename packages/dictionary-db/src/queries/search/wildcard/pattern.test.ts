import { expect, test } from 'vitest'
import { toSortedKeys } from '../../../search-index/storage/sorted-keys'
import { letterSetOf, toLetterSets } from './letter-sets'
import { listRomajiPatterns, toFits, toPattern } from './pattern'

const { keys, packed } = toSortedKeys(['たべる', 'たべもの', 'くらべる', 'べる', 'る', 'たるる'])

test.each([
  ['たべ*', ['たべもの', 'たべる'], 'a star at the end'],
  ['*べる', ['くらべる', 'たべる', 'べる'], 'a star stands for nothing, too'],
  ['た*る', ['たべる', 'たるる'], 'a star in the middle'],
  ['?べる', ['たべる'], 'a question mark is exactly one character'],
  ['??べる', ['くらべる'], 'two are two'],
  ['*?る', ['くらべる', 'たべる', 'たるる', 'べる'], 'both together'],
  ['た*る*る', ['たるる'], 'stars that need each other'],
  ['*ぬ*', [], 'what no key has'],
])('%s fits %j: %s', (text, expected) => {
  const fits = toFits(packed, toPattern(text))
  expect(keys.filter((_, number) => fits(number))).toEqual(expected)
})

test('a key that fits has all the letters of the pattern', () => {
  const sets = toLetterSets(packed)
  for (const text of ['た*る', '*べる', '??べる', 'た*る*る']) {
    const fits = toFits(packed, toPattern(text))
    const wanted = letterSetOf(toPattern(text))
    for (const [number, set] of sets.entries()) {
      if (fits(number)) expect((set & wanted) >>> 0).toBe(wanted)
    }
  }
  expect((letterSetOf(['ん']) & (sets[keys.indexOf('る')] ?? 0)) >>> 0).toBe(0)
})

test('romaji before a star may stop inside a syllable', () => {
  expect(listRomajiPatterns(toPattern('taber*'))).toContainEqual(['たべる', '*'])
})

test('what is no romaji makes no pattern', () => {
  expect(listRomajiPatterns(toPattern('xqz*t'))).toEqual([])
})

test('many stars take no longer than few', () => {
  const { packed: long } = toSortedKeys(['あ'.repeat(400)])
  const fits = toFits(long, toPattern('*あ'.repeat(100).concat('ん')))
  expect(fits(0)).toBe(false)
})
