import { expect, test } from 'vitest'
import { EnglishWords } from './english-words'

const words = new EnglishWords([
  ['motion', 'movement'],
  ['emotion', 'feeling'],
  ['adviser', 'advisor'],
  ['love', 'affection'],
  ['loved'],
  ['beloved'],
  ['town'],
  ['to go down'],
  ['to step down'],
  ['down there'],
  ['a toun of old'],
])

test.each([
  ['motion', 'emotion', true, 'another word, one letter away'],
  ['emotion', 'motion', true, 'the other way round as well'],
  ['town', 'down', true, 'a word that glosses are often made of'],
  ['town', 'toun', false, 'one that is in a single gloss may be a misprint'],
  ['adviser', 'advisor', false, 'two spellings stand side by side as one meaning'],
  ['love', 'loved', false, 'a form of the same word: the word was known'],
  ['love', 'beloved', false, 'too far away to be forgiven anyway'],
])('of "%s", "%s" is another word: %s, because %s', (meaning, word, isOther) => {
  expect(words.listNear([meaning]).includes(word)).toBe(isOther)
})

test('an accepted meaning is never another word', () => {
  expect(words.listNear(['motion', 'emotion'])).not.toContain('emotion')
})
