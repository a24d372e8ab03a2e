import { expect, test } from 'vitest'
import { compareBesideOthers } from './beside-others'
import type { Course } from './courses'

/** Straight from one place to another. */
function toCourse([x0, y0]: [number, number], [x1, y1]: [number, number]): Course {
  const xy = Float32Array.from({ length: 18 }, (_, at) => {
    const share = (at >> 1) / 8
    return at % 2 === 0 ? x0 + share * (x1 - x0) : y0 + share * (y1 - y0)
  })
  return { xy, length: Math.hypot(x1 - x0, y1 - y0) }
}

const stem = toCourse([0, -1.5], [0, 1.5])
const branch = toCourse([0, 0], [1, 0.5])

test('what is drawn half as large and elsewhere is off nowhere', () => {
  const small = [toCourse([4, 2], [4, 3.5]), toCourse([4, 2.75], [4.5, 3])]
  const beside = compareBesideOthers(1, small, [stem, branch])
  for (const each of [beside.start, beside.end, beside.middle, beside.along, beside.growth]) {
    expect(Math.abs(each)).toBeLessThan(0.12)
  }
})

test('a stroke twice as long is off at its end alone, along its line', () => {
  const beside = compareBesideOthers(1, [stem, toCourse([0, 0], [2, 1])], [stem, branch])
  expect(beside.start).toBeCloseTo(0)
  expect(beside.along).toBeCloseTo(beside.end)
  expect(beside.growth).toBeGreaterThan(0.5)
})

test('a stroke that was moved is off everywhere by as much', () => {
  const beside = compareBesideOthers(1, [stem, toCourse([0, -1], [1, -0.5])], [stem, branch])
  expect(beside.start).toBeCloseTo(beside.end)
  expect(beside.growth).toBeCloseTo(0)
  expect(beside.line).toBeCloseTo(0)
})

test('beside no other stroke nothing is off', () => {
  const beside = compareBesideOthers(1, [undefined, branch], [stem, branch])
  expect(beside).toMatchObject({ growth: 0, start: 0, end: 0 })
})
