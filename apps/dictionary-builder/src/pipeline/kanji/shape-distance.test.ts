import { describe, expect, test } from 'vitest'
import { samplePath } from '../../drafts/stroke-shape'
import { inkDistance, strokeDistance, toKanjiShape } from './shape-distance'

function shape(literal: string, ...paths: string[]) {
  return toKanjiShape({
    literal,
    strokes: paths.map((path) => ({ path, type: null, numberAt: null })),
    tree: null,
  })
}

const horizontal = (y: number, from: number, to: number) => `M${from},${y}L${to},${y}`
const vertical = (x: number) => `M${x},10L${x},95`

const earth = shape('土', horizontal(40, 30, 80), vertical(54), horizontal(95, 10, 99))
const scholar = shape('士', horizontal(40, 10, 99), vertical(54), horizontal(95, 30, 80))
const river = shape('川', vertical(20), vertical(54), vertical(90))

describe('how alike two kanji are', () => {
  test('a kanji is like itself', () => {
    expect(inkDistance(earth, earth, 1)).toBe(0)
    expect(strokeDistance(earth, earth)).toBe(0)
  })

  test('土 is nearer to 士 than to 川, in ink and in strokes', () => {
    expect(inkDistance(earth, scholar, 1)).toBeLessThan(inkDistance(earth, river, 1))
    expect(strokeDistance(earth, scholar)).toBeLessThan(strokeDistance(earth, river))
  })

  test('it does not matter which of the two is asked', () => {
    expect(inkDistance(earth, river, 1)).toBe(inkDistance(river, earth, 1))
    expect(strokeDistance(earth, river)).toBeCloseTo(strokeDistance(river, earth))
  })

  test('beyond the limit all differ alike, and no time is spent on how much', () => {
    expect(inkDistance(earth, river, 0.01)).toBe(1)
  })

  test('an empty drawing is like nothing', () => {
    expect(inkDistance(shape('口'), shape('日'), 1)).toBe(1)
  })
})

describe('following a path', () => {
  test.each([
    ['M10,10L20,30', { x: 20, y: 30 }, 'a line'],
    ['M10,10l5,5', { x: 15, y: 15 }, 'a line counted from where the pen is'],
    ['M10,10c0,5,5,10,10,10', { x: 20, y: 20 }, 'a curve'],
    ['M10,10C10,20,20,30,30,30S50,40,60,60', { x: 60, y: 60 }, 'a curve carried on'],
    ['M10.5-3c1-2.5.5-4 2-5', { x: 12.5, y: -8 }, 'numbers without separators, as SVG allows'],
  ])('%s ends at %o: %s', (path, end) => {
    const last = samplePath(path).at(-1)
    expect(last?.x).toBeCloseTo(end.x)
    expect(last?.y).toBeCloseTo(end.y)
  })

  test('a path that says nothing has no points', () => {
    expect(samplePath('')).toEqual([])
  })
})
