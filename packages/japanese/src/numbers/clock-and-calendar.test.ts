import { expect, test } from 'vitest'
import { toSpokenTime } from './clock-and-calendar'

test.each([
  ['15:30', '15時30分', 'a time'],
  ['9:05', '9時5分', 'without its zero'],
  ['7:00', '7時', 'without minutes'],
  ['2025/5/3', '2025年5月3日', 'a day'],
  ['2025-05-03', '2025年5月3日', 'with strokes and zeros'],
  ['25:70', undefined, 'no time'],
  ['5/3', undefined, 'a part as well as a day'],
])('%s is said %s: %s', (text, said, _reason) => {
  expect(toSpokenTime(text)).toBe(said)
})
