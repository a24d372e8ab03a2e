import { expect, test } from 'vitest'
import { toDoing } from './asked-doing'

test.each([
  ['I want to go home', 'to go home'],
  ['want to drink', 'to drink'],
  ["don't run", 'to run'],
  ['do not run', 'to run'],
  ["let's eat", 'to eat'],
  ['lets eat', 'to eat'],
  ["can't sleep", 'to sleep'],
  ['I have to work', 'to work'],
  ['please sit down', 'to sit down'],
  ["I'd like to buy", 'to buy'],
  ["I'm going to cook", 'to cook'],
  ['she must not smoke', 'to smoke'],
  ["don't touch it", 'to touch'],
  ['please open the window', 'to open the window'],
  ['could you please wait here', 'to wait here'],
  ['can you help me', 'to help'],
  ['May I sit here', 'to sit here'],
])('%s asks for %s', (text, doing) => {
  expect(toDoing(text)).toBe(doing)
})

test.each([
  'can',
  'will power of a kind that nobody has',
  'have a cold',
  'want',
  'do you',
  'can you',
  'may I',
  'would you like',
  'to be',
])('%s asks for no verb so', (text) => {
  expect(toDoing(text)).toBeUndefined()
})
