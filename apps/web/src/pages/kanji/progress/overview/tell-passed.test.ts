import { expect, test } from 'vitest'
import { tellPassed } from './tell-passed'

test.each([
  [{ ever: 0, now: 0 }, '0 so far.'],
  [{ ever: 60, now: 60 }, '60 so far.'],
  [{ ever: 61, now: 60 }, '61 so far; 1 of them is remembered less well today.'],
  [{ ever: 1270, now: 60 }, '1,270 so far; 1,210 of them are remembered less well today.'],
])('%o', (counts, told) => {
  expect(tellPassed(counts)).toBe(told)
})
