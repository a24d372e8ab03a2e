import { expect, test } from 'vitest'
import { listUnprefixed } from './prefixed-verbs'

test.each([
  ['retaught', ['to teach'], 'the past of a longer verb'],
  ['outsell', ['to sell'], 'as it stands in a dictionary'],
  ['reply', [], 'no verb is left'],
  ['untill', [], 'nor an irregular one'],
])('%s is made of %j: %s', (text, verbs) => {
  expect(listUnprefixed(text)).toEqual(verbs)
})
