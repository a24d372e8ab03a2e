import { expect, test } from 'vitest'
import { checkMeaning } from './check-meaning'
import type { VerbUse } from './verb-pair'
import { listTaughtPhrases } from './vocabulary'

interface Asked {
  accepted: readonly string[]
  otherMeanings?: readonly string[]
  taught?: readonly string[]
  blocked?: readonly string[]
  verb?: VerbUse
}

const judge = (
  typed: string,
  { accepted, otherMeanings, taught = [], blocked = [], verb }: Asked,
) =>
  checkMeaning(
    typed,
    {
      kind: 'word',
      accepted,
      otherMeanings,
      verb,
      synonyms: [],
      blocked: blocked.map((text) => ({ text, subjectId: 7 })),
      readings: [],
    },
    { vocabulary: new Set(listTaughtPhrases(taught)) },
  ).outcome

test.each<[string, Asked, string]>([
  ['raid and attack', { accepted: ['attack', 'raid'] }, 'two answers'],
  ['to attack & to raid', { accepted: ['to attack', 'to raid'] }, 'by a sign'],
  ['attacks or raids or assaults', { accepted: ['attack', 'raid', 'assault'] }, 'three'],
  ['up down', { accepted: ['up and down'] }, 'a pair without its "and"'],
  ['down and up', { accepted: ['up and down'] }, 'a pair turned about'],
  ['frame (of a picture)', { accepted: ['frame'], otherMeanings: ['picture frame'] }, 'a remark'],
  ['to stop (something)', { accepted: ['to stop'] }, 'a remark about its use'],
  ['lab in 2 yrs', { accepted: ['laboratory in two years'] }, 'shortened words'],
  ['tv', { accepted: ['television'] }, 'a word that is hardly ever written out'],
])('“%s” is right for %j: %s', (typed, asked) => {
  expect(judge(typed, asked)).toBe('right')
})

test.each<[string, Asked, string]>([
  [
    'husband and wife',
    { accepted: ['spouse', 'husband', 'wife'], taught: ['husband and wife'] },
    'a word of its own',
  ],
  ['attack and defence', { accepted: ['attack', 'raid'] }, 'one of two'],
  ['attack / raid', { accepted: ['attack', 'raid'] }, 'one answer at a time'],
  ['up', { accepted: ['up and down'] }, 'half of a pair'],
  ['up side', { accepted: ['up and down'] }, 'one of a pair and another'],
  ['light (weight)', { accepted: ['light'], otherMeanings: ['ray of light'] }, 'another light'],
  ['raid and assault', { accepted: ['attack', 'raid'], blocked: ['raid and assault'] }, 'refused'],
  [
    'open (something)',
    {
      accepted: ['to open (by itself)', 'to open'],
      verb: {
        isTransitive: false,
        partner: { literal: '開ける', meanings: ['to open (something)'] },
      },
    },
    'the other verb of a pair',
  ],
])('“%s” is not right for %j: %s', (typed, asked) => {
  expect(judge(typed, asked)).not.toBe('right')
})
