import { expect, test } from 'vitest'
import { measureAspect } from './aspect'
import { toDrawing } from './drawing'
import { normalise } from './normalise'

const toAspect = (width: number, height: number) => {
  const drawing = toDrawing([
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
  ])
  return measureAspect(drawing, normalise(drawing))
}

test.each([
  ['a frame twice as high as wide', 10, 20, 2],
  ['a frame twice as wide as high', 20, 10, 0.5],
  ['a level line', 10, 0, 1],
])('%s', (_, width, height, times) => {
  // The narrow side of a frame is spread more than half as wide as its strokes are apart.
  expect(toAspect(width, height)).toBeCloseTo(times, 0)
})
