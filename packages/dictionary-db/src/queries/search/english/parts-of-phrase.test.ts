import { expect, test } from 'vitest'
import { tellingFirst, withoutContractions } from './parts-of-phrase'

test.each([
  ["I'm allergic to eggs", 'I allergic to eggs', 'IM is a message'],
  ["what's this", 'what this', 'no word of its own'],
  ["the teacher's book", "the teacher's book", 'whose it is'],
])('%s is asked without contractions: %s, %s', (text, without) => {
  expect(withoutContractions(text)).toBe(without)
})

test.each([
  ['how get airport', 'airport how get', 'how does one get there'],
  ['where bathroom', 'where bathroom', 'a place is asked for before its name'],
  ['where buy ticket', 'buy ticket where', 'what is done where'],
  ['very cute', 'very cute', 'nothing asks'],
  ['find book', 'find book', 'a verb, where nothing asks'],
  ['get book', 'book get', 'a verb that means much'],
  ['this seat', 'seat this', 'what is pointed at'],
])('%s is shown as %s: %s', (parts, shown) => {
  const texts = parts.split(' ').map((text) => ({ text }))
  expect(tellingFirst(texts).map(({ text }) => text)).toEqual(shown.split(' '))
})

test('what time and how many stand behind what they are asked of', () => {
  const parts = [{ text: 'what time' }, { text: 'check in' }]
  expect(tellingFirst(parts).map(({ text }) => text)).toEqual(['check in', 'what time'])
})
