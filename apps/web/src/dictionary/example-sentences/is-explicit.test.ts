import { expect, test } from 'vitest'
import { isExplicit } from './is-explicit'

test.each([
  ['It is difficult to use a condom.', true],
  ['Now talking about sex is no blushing affair.', true],
  ['The mother clasped her baby to her breast.', false],
  ['Bacteria are invisible to the naked eye.', false],
  ['He lives in Essex and likes grapes.', false],
])('%s is explicit: %s', (english, expected) => {
  expect(isExplicit(english)).toBe(expected)
})
