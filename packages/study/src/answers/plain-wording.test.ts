import { expect, test } from 'vitest'
import { checkMeaning } from './check-meaning'

const judge = (typed: string, accepted: readonly string[], kind: 'kanji' | 'word' = 'word') =>
  checkMeaning(typed, { kind, accepted, synonyms: [], blocked: [], readings: [] }).outcome

test.each([
  ['my older sister', ['older sister'], 'whose it is'],
  ['a person’s age', ['age'], 'whose it is, in general'],
  ['some leather', ['leather'], 'how much'],
  ['very fresh', ['fresh'], 'how very'],
  ['human bone', ['bone'], 'that it is ours'],
  ['the color yellow', ['yellow'], 'what kind of thing'],
  ['yellow colour', ['yellow'], 'what kind of thing, behind'],
  ['embassy building', ['embassy'], 'what kind of thing, behind'],
  ['the continent of Europe', ['Europe'], 'what kind of thing, with of'],
  ['being young', ['young'], 'that it is so'],
  ['longing for', ['yearning', 'longing'], 'what it is directed at, without naming it'],
  ['shout at someone', ['to shout'], 'at whom'],
  ['pointing out a mistake', ['pointing out'], 'an object'],
  [
    'to bring up a child',
    ['to raise (someone)', 'to bring up'],
    'an object of a verb that has one',
  ],
  ['make a dream come true', ['to make come true (a wish)'], 'an object within'],
  ['make a delivery', ['to deliver'], 'the noun of the verb with what carries it'],
  ['to take a walk', ['walk'], 'the same of a noun'],
  ['do research', ['research'], 'and without an article'],
  ['person who sings', ['singer'], 'whoever does it'],
  ['someone who drives a taxi', ['taxi driver'], 'and does it to something'],
  ['be able to swim', ['can swim'], 'able for can'],
  ['machine model', ['model (of a machine)'], 'the order about an of'],
  ['floor of the sea', ['sea floor'], 'the other way round'],
  ['pass (mountain)', ['mountain pass', 'pass'], 'what is told in parentheses'],
  ['bank savings', ['bank deposit, savings', 'bank deposit', 'savings'], 'two answers as one'],
  ['terms and conditions', ['condition, terms', 'condition', 'terms'], 'two answers side by side'],
  ['gentlemen', ['gentleman'], 'more than one man'],
  ['humility', ['humble'], 'the noun of the adjective'],
])('“%s” is right for %j: %s', (typed, accepted) => {
  expect(judge(typed, accepted)).toBe('right')
})

test.each([
  ['older sister', ['sister'], 'another sister'],
  ['look for', ['to look'], 'another verb'],
  ['good at', ['good'], 'another word'],
  ['take a bath', ['to take (something)'], 'what is done says the object'],
  ['make money', ['money'], 'money is nothing that one does'],
  ['open a door', ['to open (by itself)', 'to open'], 'nobody opens what opens by itself'],
  ['take a day off', ['to take off (clothes)'], 'another verb in between'],
  ['come to a halt', ['to come to (something)'], 'the verb ends before its object'],
  ['human being', ['being'], 'what they say together'],
  [
    'rice field',
    ['rice plant', 'rice', 'paddy field rice'],
    'only what is shown may stand beside it',
  ],
  ['tree, wood', ['tree', 'wood'], 'one answer at a time'],
  ['to leave out', ['to go out, leave', 'to go out', 'to leave'], 'a particle decides'],
  ['one time', ['for a while, one o’clock', 'time'], 'so does a number'],
  ['person who sells', ['singer'], 'somebody who does something else'],
  ['dog house', ['house dog'], 'the order decides where no of stands'],
  ['untangle', ['entangle'], 'undone'],
  ['authority', ['author'], 'a noun that only looks so'],
])('“%s” is not right for %j: %s', (typed, accepted) => {
  expect(judge(typed, accepted)).toBe('wrong')
})

test('a kanji says nothing of what is done to what', () => {
  expect(judge('half a year', ['half'], 'kanji')).toBe('wrong')
})
