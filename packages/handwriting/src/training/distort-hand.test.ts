import { expect, test } from 'vitest'
import type { Stroke } from '../geometry/drawing'
import { dropHooks, moveEnds, movePart, roundCorners } from './distort-hand'
import { createRandom } from './random'

const hooked: Stroke = [
  [500, 100],
  [500, 800],
  [400, 740],
]
const line: Stroke = [
  [100, 500],
  [900, 500],
]

/** What becomes of the drawing with many seeds. */
function listOutcomes(distort: typeof roundCorners, strokes: Stroke[]): Stroke[][] {
  return Array.from({ length: 40 }, (_, seed) => distort(strokes, createRandom(seed)))
}

test('some hands leave the hook of 亅 out, none the end of a plain line', () => {
  const ends = listOutcomes(dropHooks, [hooked, line]).map(([first = [], second = []]) => ({
    hooked: first.at(-1),
    line: second.at(-1),
  }))
  expect(new Set(ends.map((end) => end.line?.join())).size).toBe(1)
  const withoutHook = ends.filter((end) => (end.hooked?.[0] ?? 0) > 480)
  expect(withoutHook.length).toBeGreaterThan(4)
  expect(withoutHook.length).toBeLessThan(36)
})

test('a rounded corner keeps both ends of the stroke', () => {
  for (const [stroke = []] of listOutcomes(roundCorners, [hooked])) {
    expect([stroke[0], stroke.at(-1)]).toEqual([hooked[0], hooked.at(-1)])
  }
})

test('a part moves as a whole: the strokes after it stay', () => {
  for (const drawn of listOutcomes(movePart(1), [line, hooked, line])) {
    expect(drawn[2]).toEqual(line)
    expect(drawn[0]).not.toEqual(line)
  }
})

test('no strength moves no end', () => {
  for (const [stroke = []] of listOutcomes(moveEnds(0), [line])) {
    expect([stroke[0], stroke.at(-1)]).toEqual(line)
  }
})
