import { expect, test } from 'vitest'
import { planTimeline, toPosition, toTime } from './stroke-timeline'

/** A dot, a long horizontal, a middling sweep. */
const timeline = planTimeline([4, 80, 40])

test('a long stroke takes longer than a dot, and even a dot can be seen', () => {
  const [dot = 0, long = 0] = timeline.ends.map((end, index) => end - (timeline.begins[index] ?? 0))
  expect(dot).toBeGreaterThanOrEqual(200)
  expect(long).toBeGreaterThan(dot)
})

test('between two strokes the pen is in the air: nothing is added', () => {
  const liftedAt = timeline.ends[0] ?? 0
  const putDownAt = timeline.begins[1] ?? 0
  expect(putDownAt).toBeGreaterThan(liftedAt)
  expect(toPosition(timeline, liftedAt)).toBe(1)
  expect(toPosition(timeline, (liftedAt + putDownAt) / 2)).toBe(1)
})

test.each([
  [0, 'nothing'],
  [0.5, 'half a dot'],
  [1, 'one whole stroke'],
  [2.25, 'a quarter of the last'],
  [3, 'all of it'],
])('%d strokes (%s) lead to a time that shows as many', (position) => {
  expect(toPosition(timeline, toTime(timeline, position))).toBeCloseTo(position)
})

test('before the beginning nothing is written, after the end all is', () => {
  expect(toPosition(timeline, -50)).toBe(0)
  expect(toPosition(timeline, timeline.totalMs + 1000)).toBe(3)
})

test('a drawing without strokes is finished at once', () => {
  expect(planTimeline([]).totalMs).toBe(0)
  expect(toPosition(planTimeline([]), 0)).toBe(0)
})
