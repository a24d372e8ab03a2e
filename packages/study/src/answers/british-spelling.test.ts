import { expect, test } from 'vitest'
import { toAmericanSpelling } from './british-spelling'

test.each([
  ['colour', 'color', '-our'],
  ['colourful', 'colorful', '-our within a word'],
  ['neighbourhood', 'neighborhood', '-our before -hood'],
  ['behaviour', 'behavior', '-iour'],
  ['organised', 'organized', '-ise with an ending'],
  ['realisation', 'realization', '-isation'],
  ['analyse', 'analyze', '-yse'],
  ['kilometres', 'kilometers', '-re with an ending'],
  ['licence', 'license', '-ence'],
  ['travelling', 'traveling', 'a doubled l'],
  ['jewellery', 'jewelry', 'a word of its own'],
  ['ploughing', 'plowing', 'a word of its own, with an ending'],
  ['storeys', 'stories', 'a plural of its own'],
  ['lorry', 'truck', 'another word for one thing'],
])('%s is spelt %s in America: %s', (british, american) => {
  expect(toAmericanSpelling(british)).toBe(american)
})

test.each([
  ['four', 'its -our is no ending'],
  ['hour', 'its -our is no ending'],
  ['labor', 'American already'],
  ['analysis', 'a noun of another ending'],
  ['realism', 'its -is- belongs to -ism'],
  ['organism', 'its -is- belongs to -ism'],
  ['specialist', 'its -is- belongs to -ist'],
  ['meter', 'American already'],
  ['promise', 'its -ise is no ending'],
  ['exercise', 'its -ise is no ending'],
  ['surprise', 'its -ise is no ending'],
  ['grace', 'begins like grey'],
  ['greyhound', 'a word of its own on both sides'],
  ['instead', 'begins like nothing British'],
])('%s stays: %s', (word) => {
  expect(toAmericanSpelling(word)).toBe(word)
})
