import { expect, test } from 'vitest'
import { isUnchanged } from './entity-tag'

test.each<[header: string | null, isSame: boolean, reason: string]>([
  ['W/"v1"', true, 'the tag itself'],
  ['"v1"', true, 'a proxy made it strong'],
  ['"v0", W/"v1"', true, 'one of several'],
  ['*', true, 'any copy will do'],
  ['W/"v2"', false, 'another'],
  ['W/"v1x"', false, 'one that only begins so'],
  ['', false, 'nothing'],
  [null, false, 'no header'],
])('If-None-Match %s on W/"v1" is unchanged: %s (%s)', (header, isSame) => {
  expect(isUnchanged(header, 'W/"v1"')).toBe(isSame)
})
