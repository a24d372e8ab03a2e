import { expect, test } from 'vitest'
import { findVerbsOfObject } from './verbs-of-objects'

test.each([
  ['open an umbrella', '差す', 'as it is'],
  ['to ride my bike', '乗る', 'whoever has it'],
  ['brush your teeth', '磨く', 'of several'],
  ['turn the light off', '消す', 'with the particle behind the thing'],
  ['get off the bus', '降りる', 'or before it, and no bu'],
])('%s is %s: %s', (asked, verb) => {
  const found = findVerbsOfObject(asked)
  expect(found?.japanese ?? []).toContain(verb)
})

test.each(['umbrella', 'open a window in the umbrella shop', 'ride'])(
  '%s names no verb and thing',
  (text) => {
    expect(findVerbsOfObject(text)).toBeUndefined()
  },
)
