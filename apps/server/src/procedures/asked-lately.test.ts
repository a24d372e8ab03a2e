import { expect, test } from 'vitest'
import { AskedLately } from './asked-lately'

test('a question is asked again from the second time on, until another takes its place', () => {
  const asked = new AskedLately()
  expect([0, 0, 7, 0xffff_ffff].map((sum) => asked.isAskedAgain(sum))).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect([7, 7, 0xffff_ffff].map((sum) => asked.isAskedAgain(sum))).toEqual([true, true, true])
  // In as many places as the table has.
  for (let sum = 1; sum <= 2 ** 16; sum += 1) asked.isAskedAgain(sum * 65_537)
  expect(asked.isAskedAgain(7)).toBe(false)
})
