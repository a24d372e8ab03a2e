import { expect, test } from 'vitest'
import { settleKana } from './settle-kana'

const candidates = [
  { character: '了', score: 2 },
  { character: 'ソ', score: 1.5 },
  { character: 'ン', score: 1 },
  { character: 'ッ', score: 0.5 },
  { character: 'ツ', score: 0 },
]

const likely = () =>
  new Map([
    ['ソ', -4],
    ['ン', -0.1],
    ['ツ', -3],
    ['', -5],
  ])

/** The likelier, the first. */
function order(all: readonly { character: string; score: number }[]): string {
  return [...all]
    .sort((a, b) => b.score - a.score)
    .map(({ character }) => character)
    .join('')
}

const sumOf = (all: readonly { score: number }[]) =>
  all.reduce((sum, { score }) => sum + Math.exp(score), 0)

test('the kana that the drawing looks like as a whole goes before others, as much as it is likelier', () => {
  const settled = settleKana(candidates, likely)
  expect(order(settled).replace('了', '')).toBe('ンソッツ')
})

test('a kanji keeps its score, and all kana together keep theirs', () => {
  const settled = settleKana(candidates, likely)
  expect(settled[0]).toEqual(candidates[0])
  // A small kana stands beside the large one and is not counted again.
  const large = (all: typeof candidates) =>
    all.filter(({ character }) => /[ソンッ]/u.test(character))
  expect(sumOf(large(settled))).toBeCloseTo(sumOf(large(candidates)), 10)
})

test('small and large kana stay as far from each other as they were', () => {
  const [, , , small, large] = settleKana(candidates, likely)
  expect((small?.score ?? 0) - (large?.score ?? 0)).toBeCloseTo(0.5, 10)
})

test('the drawing is not looked at where there is one kana or none', () => {
  const neverAsked = () => {
    throw new Error('asked')
  }
  expect(settleKana(candidates.slice(0, 2), neverAsked)).toEqual(candidates.slice(0, 2))
  expect(settleKana([], neverAsked)).toEqual([])
})

test('a kana that looks impossible is put behind, not anywhere', () => {
  const settled = settleKana(candidates, () => new Map([...likely(), ['ソ', -1000]]))
  const score = settled[1]?.score ?? Number.NaN
  expect(Number.isFinite(score)).toBe(true)
  expect(score).toBeGreaterThan(-20)
})
