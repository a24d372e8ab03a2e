import { expect, test } from 'vitest'
import { listOtherWords } from './other-words'
import { listSetPhrases } from './set-phrases'

test.each([
  ['give back', 'return something', 'as it stands'],
  ['to give back', 'return something', 'with the to of an infinitive'],
  ['gave back', 'return something', 'in the past'],
  ["do one's best", 'try hard', 'with an apostrophe'],
  ['take a bath', 'bathe', 'an article says nothing'],
])('%s is said %s in glosses: %s', (asked, said) => {
  expect(listOtherWords(asked)).toContain(said)
})

test.each([
  ["let's eat", 'いただきます'],
  ["You're welcome!", 'どういたしまして'],
  ['Long time, no see', '久しぶり'],
  ['Thank you so much for coming', 'ありがとう'],
  ["I'm so sorry I'm late", 'ごめんなさい'],
])('where English says %s, Japanese says %s', (english, japanese) => {
  expect(listSetPhrases(english)).toContain(japanese)
})

test('a word that is no set phrase is left to the glosses', () => {
  expect([listOtherWords('cat'), listSetPhrases('cat')]).toEqual([[], []])
})
