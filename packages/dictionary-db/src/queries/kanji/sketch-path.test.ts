import { expect, test } from 'vitest'
import { sketchPath } from './sketch-path'

test.each([
  [
    'M39.02,26.33c1.14,1.14,1.26,2.17,1.26,4.77c0,6.9-0.02,23.45-0.02,33.15',
    'M39 26c1 1 1 3 1 5c0 7 0 24 0 33',
    'the vertical of 忄',
  ],
  ['M 35.910208,17.62 c 3.69,2.55 9.54,10.48 10.47,14.44', 'M36 18c4 2 9 10 10 14', 'with spaces'],
  ['M10.4,10.4c1,0,1.3,0,1.4,0s1.4,0,1.4,0s1.4,0,1.4,0', 'M10 10c1 0 2 0 2 0s1 0 1 0s2 0 2 0', ''],
  ['M1.6,2.6C3.4,4.4,5.5,6.6,7.7,8.8', 'M2 3C3 4 6 7 8 9', 'absolute points'],
  ['M1.5,2.5h3', 'M1.5,2.5h3', 'a command that KanjiVG does not use is left'],
])('%s becomes %s: %s', (path, sketch) => {
  expect(sketchPath(path)).toBe(sketch)
})
