import { expect, test } from 'vitest'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { toSaidOfThing } from './said-of-things'

const verbs = new Set('ring bore bark stop go take open close sell sleep'.split(' '))
const toBase = (verb: string) => toEnglishRoot(verb, (token) => verbs.has(token))
const read = (text: string) => toSaidOfThing(text.split(' '), toBase)

test.each([
  ['the train is crowded', 'train', 'to be crowded'],
  ['the train was so crowded', 'train', 'to be crowded'],
  ['my washing machine is broken', 'washing machine', 'to be broken'],
  ['the phone is ringing', 'phone', 'to ring'],
  ['that movie was boring', 'movie', 'to be boring'],
  ['the milk went bad', 'milk', 'to go bad'],
  ['the plane took off', 'plane', 'to take off'],
  ['the rain stopped', 'rain', 'to stop'],
  ['the sky got dark', 'sky', 'to get dark'],
  ['the window is open', 'window', 'to open'],
  ['the shop is closed', 'shop', 'to close'],
  ['train is delayed', 'train', 'to be delayed'],
  ['you look tired', '', 'to be tired'],
  ['that sounds great', '', 'to be great'],
  ['it got dark', '', 'to get dark'],
  ['it is getting cold', '', 'to get cold'],
])('%s says of %j: %s', (text, subject, predicate) => {
  expect(read(text)).toEqual({
    subject: subject === '' ? [] : [subject.split(' ')].flat(),
    predicate,
  })
})

test.each([
  'the wind',
  'crowded train',
  'i am tired',
  'this is expensive',
  'who is there',
  'you look like him',
  'the train',
  'i went home',
])('%s says nothing of a thing', (text) => {
  expect(read(text)).toBeUndefined()
})
