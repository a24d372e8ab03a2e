import { expect, test } from 'vitest'
import { checkMeaning, type MeaningQuestion } from './check-meaning'
import { listTaughtPhrases } from './vocabulary'

const taught = new Set(listTaughtPhrases(['high school student', 'younger sister']))

const judge = (typed: string, question: Partial<MeaningQuestion>) => {
  const asked = { kind: 'word', accepted: [], synonyms: [], blocked: [], readings: [] } as const
  return checkMeaning(typed, { ...asked, ...question }, { vocabulary: taught }).outcome
}

const princess = ['princess', 'young lady', 'noble girl', "king's daughter"]
const sickle = ['sickle', 'curved blade', 'tool for harvesting grass']

test.each([
  ['a young noble girl', princess, 'words of two answers'],
  ['curved blade for harvesting', sickle, 'an answer, and a word of another'],
  ['princess who is a daughter', princess, 'what is shown, and a word of another'],
  [
    'spirit from barley or sweet potato',
    ['spirits', 'barley liquor', 'sweet potato drink'],
    'three',
  ],
  ['how far it is', ['distance', 'far', 'gap'], 'one word in a frame'],
  ['things in the news', ['current affairs', 'news'], 'and what is only accepted'],
  ['being polluted', ['pollution', 'to pollute'], 'of a thing that can be done'],
])('“%s” is put together of %j: %s', (typed, accepted) => {
  expect(judge(typed, { accepted })).toBe('right')
})

test('what the sources say counts like what is accepted', () => {
  const question = { accepted: ['delicacy', 'rare treat'], otherMeanings: ['dainty food to eat'] }
  expect(judge('a rare treat to eat', question)).toBe('right')
})

test.each([
  ['high school student', ['junior high school student'], 'less than an answer says'],
  ['bus stop', ['station', 'train stop', 'bus terminal'], 'two words that stand nowhere together'],
  ['lose time', ['to be in trouble', 'lose the way', 'hard time'], 'two words of a verb'],
  ['what you eat', ['to eat', 'eat'], 'what is done to it, of a verb'],
  ['go on', ['go', 'leave'], 'another verb'],
  ['three people', ['people', 'two or three things'], 'a number that stands beside another word'],
  ['this very day', ['day', 'sun'], 'which of several'],
  ['all the time', ['at the same time', 'all at once', 'time'], 'how much of it'],
  ['older child', ['child', 'older brother'], 'which of two'],
  ['noble girl, young lady of a king', princess, 'several at a time'],
  ['a noble dog', princess, 'a word that nothing speaks of'],
])('“%s” is not put together of %j: %s', (typed, accepted) => {
  expect(judge(typed, { accepted })).not.toBe('right')
})

test('what is refused by name is not put together', () => {
  const blocked = [{ text: 'young noble girl', subjectId: null, isByHand: true }]
  expect(judge('a young noble girl', { accepted: princess, blocked })).toBe('wrong')
})
