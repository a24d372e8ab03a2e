import { expect, test } from 'vitest'
import { describeStanding } from './describe-standing'

const none = { subjectId: 20_026_085, state: 'none', isWanted: false } as const

test.each([
  ['kanji', { ...none, state: 'known' }, 'You know this.', 'at the bucket high or passed'],
  ['kanji', none, 'Not started.', 'a lesson teaches it, and was not done'],
  ['kanji', { ...none, isWanted: true }, 'In your next lessons.', 'the learner asked for it'],
  [
    'kanji',
    { ...none, subjectId: null },
    'No lesson teaches this kanji: it is rare in modern Japanese.',
    'it cannot be added, and why',
  ],
  [
    'kanji',
    { ...none, state: 'learning', isSuspended: true },
    'You are learning this. It is not asked.',
    'the learner stopped its reviews',
  ],
  [
    'kanji',
    { ...none, isSuspended: true },
    'Not started.',
    'a lesson that waits brings no reviews, stopped or not',
  ],
  [
    'word',
    { ...none, subjectId: null, isReadable: true },
    'No lesson teaches this spelling of the word. You can read its kanji.',
    'what is not taught may be readable all the same',
  ],
  [
    'word',
    { ...none, state: 'known', isReadable: true },
    'You know this.',
    'whoever knows a word need not be told that they can read it',
  ],
] as const)('%s %o: "%s", %s', (kind, standing, sentence, _reason) => {
  expect(describeStanding(kind, standing)).toBe(sentence)
})
