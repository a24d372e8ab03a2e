import { describe, expect, test } from 'vitest'
import { cleanKanjiMeanings, cleanMeaning } from './clean-meaning'

test.each([
  ['to eat', ['to eat'], 'the checker takes it with and without "to"'],
  ['car (automobile)', ['car'], 'an explanation is not typed'],
  ['(female) student', ['student', 'female student'], 'a word in front may be typed or not'],
  ['(one) [counter]', [], 'nothing is left of remarks alone'],
  ['dog (Canis (lupus) familiaris)', ['dog'], 'brackets stand within brackets'],
  ['fish (raw [sliced])', ['fish'], 'of either kind'],
  ['lid (of a pot', ['lid of a pot'], 'one that is never closed says nothing'],
  ['to be ... (adj.)', ['to be'], 'dots stand for a word that is not there'],
  ['hot, spicy', ['hot, spicy'], 'a comma within stays'],
  ['-ical', ['-ical'], 'a hyphen tells that it is an ending'],
])('%s is answered as %j: %s', (gloss, answers) => {
  expect(cleanMeaning(gloss)).toEqual(answers)
})

describe('the meanings of a kanji', () => {
  test('are without remarks on the character', () => {
    expect(cleanKanjiMeanings(['one', 'one radical (no.1)', 'counter for guns'])).toEqual(['one'])
  })

  test('keep what there is where there are remarks only', () => {
    expect(cleanKanjiMeanings(['counter for houses'])).toEqual(['houses'])
  })
})
