import { expect, test } from 'vitest'
import type { PenStroke } from './pen-stroke'
import { cutReplay, measureReplayMs, toReplay } from './replay'

function buildStroke(...timesMs: number[]): PenStroke {
  return timesMs.map((atMs) => ({ x: atMs, y: 0, pressure: 0.5, atMs }))
}

const strokes = [buildStroke(5000, 5100), buildStroke(9000, 9050, 9100)]

test('a replay begins at once and does not wait out a long pause', () => {
  const replay = toReplay(strokes)
  expect(replay.map((stroke) => stroke.map(({ atMs }) => atMs))).toEqual([
    [0, 100],
    [350, 400, 450],
  ])
  expect(measureReplayMs(replay)).toBe(450)
})

test('a short pause is kept as it was', () => {
  const [, second] = toReplay([buildStroke(0, 10), buildStroke(60, 70)])
  expect(second?.[0]?.atMs).toBe(60)
})

test('at each moment as much is drawn as had been drawn then', () => {
  const replay = toReplay(strokes)
  expect(cutReplay(replay, 0).flat()).toHaveLength(1)
  expect(cutReplay(replay, 400).map((stroke) => stroke.length)).toEqual([2, 2])
  expect(cutReplay(replay, measureReplayMs(replay)).flat()).toHaveLength(5)
})

test('nothing drawn is replayed in no time', () => {
  expect(measureReplayMs(toReplay([]))).toBe(0)
})
