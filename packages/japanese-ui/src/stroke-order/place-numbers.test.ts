import { expect, test } from 'vitest'
import { InkMap } from './ink-map'
import { measureOverlap, type NumberBox } from './number-box'
import { placeNumbers } from './place-numbers'
import type { StrokePoint, TracedStroke } from './stroke'

function draw(points: StrokePoint[], x: number, y: number): TracedStroke {
  return { path: '', points, numberAt: { x, y } }
}

const horizontal = (y: number, from = 15, to = 95, numberX = from - 7) =>
  draw(
    [
      [from, y],
      [to, y],
    ],
    numberX,
    y + 3,
  )

/** 一 above and below one another, as close as in 鬱: the source's numbers touch each other. */
const crowded = Array.from({ length: 33 }, (_, index) => {
  const [row, column] = [Math.floor(index / 3), index % 3]
  const from = 16 + column * 32
  return horizontal(12 + row * 8.5, from, from + 22, from - 4)
})

function toBoxes(strokes: readonly TracedStroke[]): NumberBox[] {
  return strokes.flatMap(({ numberAt }, index) => {
    if (numberAt === null) return []
    const { x, y, size = 8 } = numberAt
    const height = 0.72 * size
    const width = String(index + 1).length * 0.56 * size
    return [{ left: x, top: y - height, width, height }]
  })
}

test('where there is room the number stays where the source has it, as large as ever', () => {
  const three = [horizontal(25), horizontal(55), horizontal(85)]
  expect(placeNumbers(three).map(({ numberAt }) => numberAt)).toEqual(
    three.map(({ numberAt }) => ({ ...numberAt, size: 8 })),
  )
})

test('a number that lies on ink goes off it, and stays beside the start of its stroke', () => {
  const [first, second] = placeNumbers([horizontal(50), horizontal(30, 12, 95, 40)])
  const [, box] = toBoxes([first, second].filter((stroke) => stroke !== undefined))
  expect(second?.numberAt).not.toEqual({ x: 40, y: 33, size: 8 })
  expect(new InkMap([horizontal(50), horizontal(30, 12)]).shareOfInk(box as NumberBox)).toBe(0)
  expect(Math.abs((box?.left ?? 0) - 12)).toBeLessThan(12)
})

test('numbers at one place go apart', () => {
  // The strokes of a crossing begin at one corner, as those of 厂 and 口 do.
  const down = draw(
    [
      [30, 30],
      [30, 90],
    ],
    24,
    28,
  )
  const right = draw(
    [
      [30, 30],
      [90, 30],
    ],
    24,
    28,
  )
  const [one, two] = toBoxes(placeNumbers([down, right])) as [NumberBox, NumberBox]
  expect(measureOverlap(one, two).isNear).toBe(false)
})

test('in a crowd all numbers are smaller, off the ink, and none lies on another', () => {
  const placed = placeNumbers(crowded)
  const sizes = new Set(placed.map(({ numberAt }) => numberAt?.size))
  expect(sizes.size).toBe(1)
  expect([...sizes][0]).toBeLessThan(8)
  const ink = new InkMap(crowded)
  const boxes = toBoxes(placed)
  for (const [index, box] of boxes.entries()) {
    expect(ink.shareOfInk(box)).toBeLessThan(0.12)
    for (const other of boxes.slice(0, index)) expect(measureOverlap(box, other).share).toBe(0)
  }
})

test('no number leaves the square, even of strokes that begin at its edge', () => {
  const atEdge = [horizontal(3, 2, 60), horizontal(106, 104, 107), draw([[1, 108]], -3, 112)]
  for (const { left, top, width, height } of toBoxes(placeNumbers(atEdge))) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(109)
  }
})

test('what the source gives no number has none, and what has no points is left alone', () => {
  const numberless: TracedStroke = { ...horizontal(50), numberAt: null }
  const pointless: TracedStroke = { path: '', points: [], numberAt: { x: 5, y: 5 } }
  expect(placeNumbers([numberless, pointless])).toEqual([numberless, pointless])
  expect(placeNumbers([])).toEqual([])
})

test('the same strokes always have the same numbers', () => {
  expect(placeNumbers(crowded)).toEqual(placeNumbers(crowded))
})
