import { expect, test } from 'vitest'
import { saysMeaning } from './says-meaning'

test.each([
  ['rest', 'rest'],
  ['gives', 'give'],
  ['rose', 'rise, get up'],
  ['in trouble', 'be in trouble'],
  ["the king's", 'king'],
  ['town block', 'town block'],
  ['not', 'not, un-'],
  ['conform', 'semi-, conform'],
  ['arrive', 'arrive (of a train)'],
])('"%s" says "%s"', (stressed, shown) => {
  expect(saysMeaning([stressed], shown)).toBe(true)
})

test.each([
  ['within another word', 'restore', 'rest'],
  ['its beginning only', 'giant', 'give'],
  ['half of it', 'block', 'town block'],
  ['its little words', 'in', 'be in trouble'],
  ['the second meaning', 'admit', 'recognize, admit'],
  ['nothing', '', 'rest'],
])('a story that says %s does not say the meaning', (_, stressed, shown) => {
  expect(saysMeaning([stressed], shown)).toBe(false)
})

test('what is stressed in two places counts together', () => {
  expect(saysMeaning(['casts', 'metal'], 'cast metal')).toBe(true)
})
