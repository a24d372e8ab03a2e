import { expect, test } from 'vitest'
import { findCalibrationError } from './recall-rate'

test('how far foretold recall is from what came: mean of squares by answers, then the root', () => {
  const bins = [
    { asked: 300, recalled: 270, predicted: 0.93 },
    { asked: 100, recalled: 50, predicted: 0.44 },
    { asked: 0, recalled: 0, predicted: 0 },
  ]
  expect(findCalibrationError(bins)).toBeCloseTo(
    Math.sqrt((300 * 0.03 ** 2 + 100 * 0.06 ** 2) / 400),
  )
})

test('without an answer nothing can be said', () => {
  expect(findCalibrationError([])).toBeNull()
  expect(findCalibrationError([{ asked: 0, recalled: 0, predicted: 0 }])).toBeNull()
})
