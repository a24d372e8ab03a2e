import { expect, test } from 'vitest'
import {
  listDoable,
  toDoing,
  toDoingInForm,
  toDoneToSomebody,
  toThingAsked,
  toToldDoing,
} from './asked-doing'

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
  ['let me introduce myself', 'to introduce oneself'],
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

test.each([
  ['may I have your name', 'name'],
  ["I'd like some water please", 'water'],
  ['could we get the bill', 'bill'],
  ['give me a cold beer', 'cold beer'],
  ["I'm a vegetarian", 'vegetarian'],
])('%s asks for a thing: %s', (text, thing) => {
  expect(toThingAsked(text)).toBe(thing)
})

test.each(["I'd like to eat", 'may I have your', 'give it back', 'water'])(
  '%s asks for no thing so',
  (text) => {
    expect(toThingAsked(text)).toBeUndefined()
  },
)

const toBase = (verb: string) => verb.replace(/(?:ed|ing)$/u, '')

test.each([
  ['I lost my passport', 'to lose my passport'],
  ["I'm looking for a hotel", 'to look for a hotel'],
  ['she just missed the bus', 'to miss the bus'],
  ['he hurt himself badly', 'to hurt himself badly'],
])('%s tells what was done: %s', (text, doing) => {
  expect(toToldDoing(text, toBase)).toBe(doing)
})

test.each(['I am hungry', 'I like you', 'lost my passport', 'I see'])(
  '%s tells of nothing done',
  (text) => {
    expect(toToldDoing(text, toBase)).toBeUndefined()
  },
)

test.each([
  ['wake someone up', ['to wake up']],
  ['to ask somebody out', ['to ask out']],
  ['give someone an injection', ['to give an injection']],
  ['borrow something', ['to borrow']],
  ['apologize to someone', ['to apologize to', 'to apologize']],
  ['wake up', []],
])('%s is done to somebody: %j', (text, doing) => {
  expect(toDoneToSomebody(text)).toEqual(doing)
})

test.each([
  ['curable', 'to cure'],
  ['eatable', 'to eat'],
  ['forgettable', 'to forget'],
  ['enviable', 'to envy'],
])('%s is what one can do: %s', (text, doing) => {
  expect(listDoable(text)).toContain(doing)
})

test('a table is nothing that one can do', () => {
  expect(listDoable('table')).toEqual([])
})

const tellsLies = (doing: string) => doing === 'to tell lies'

test.each([
  ['closed the window', 'to close the window'],
  ['driving a car', 'to drive a car'],
  ['got married', 'to get married'],
  ['telling lies', 'to tell lies'],
  ['playing soccer', 'to play soccer'],
])('%s is what is done: %s', (text, doing) => {
  const verbs: Record<string, string> = { closed: 'close', driving: 'drive' }
  const undo = (verb: string) => verbs[verb] ?? toBase(verb)
  expect(toDoingInForm(text, undo, tellsLies)).toBe(doing)
})

test.each(['fried eggs', 'broken glass', 'washing machine', 'did you', 'closed', 'king of spades'])(
  '%s is nothing that is done',
  (text) => {
    expect(toDoingInForm(text, toBase, () => false)).toBeUndefined()
  },
)
