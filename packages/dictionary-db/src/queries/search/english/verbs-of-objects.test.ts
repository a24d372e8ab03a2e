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

test.each([
  ['catch the last train', '乗る', 'last train'],
  ['put on a red woolen hat', 'かぶる', 'red woolen hat'],
])('%s is %s as its last word is: %s', (asked, verb, object) => {
  const found = findVerbsOfObject(asked)
  expect(found).toMatchObject({ object, isByHead: true })
  expect(found?.japanese ?? []).toContain(verb)
})

test.each(['take down a picture', 'take a picture of a train', 'catch the train driver'])(
  '%s is not done to what it ends with',
  (text) => {
    expect(findVerbsOfObject(text)?.isByHead ?? false).toBe(false)
  },
)

test.each(['umbrella', 'open a window in the umbrella shop', 'ride'])(
  '%s names no verb and thing',
  (text) => {
    expect(findVerbsOfObject(text)).toBeUndefined()
  },
)
