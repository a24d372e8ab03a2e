import { expect, test } from 'vitest'
import { describeLessonsOfLevel } from './lessons-of-level'
import { describeLevelGate } from './level-words'

const open = { level: 3, levelCount: 60, state: 'open', kanjiNeeded: 33, kanjiReached: 20 } as const

test.each([
  [open, '13 more kanji at medium or better open level 4.', 'what is missing is counted'],
  [{ ...open, kanjiReached: 32 }, '1 more kanji at medium or better opens level 4.', 'one is one'],
  [{ ...open, state: 'passed' } as const, 'Passed: level 4 is open.', 'it stays open for good'],
  [
    { ...open, state: 'locked' } as const,
    'Not open yet. It opens when level 2 is passed.',
    'why one cannot begin',
  ],
  [
    { ...open, level: 60, kanjiReached: 33 },
    'The last level, and you know it.',
    'nothing comes after it',
  ],
  [
    { ...open, level: 60 },
    'The last level: you know it with 13 more kanji at medium or better.',
    'nothing opens, but there is an end to reach',
  ],
  [
    { ...open, level: 60, state: 'passed', kanjiReached: 32 } as const,
    'The last level: you know it with 1 more kanji at medium or better.',
    'what was passed may be forgotten again',
  ],
  [
    { ...open, level: 60, state: 'locked' } as const,
    'Not open yet. It opens when level 59 is passed.',
    'the last one opens as all do',
  ],
])('%j: %s (%s)', (gate, expected, _reason) => {
  expect(describeLevelGate(gate)).toBe(expected)
})

test.each([
  [12, 5, 'ok', '12 lessons are ready, 5 of them today.'],
  [1, 0, 'daily-limit', '1 lesson is ready, but today’s limit is reached.'],
  [0, 0, 'level-locked', 'This level is not open yet. Change your level to open it.'],
  [0, 0, 'nothing-due', 'No lesson of this level is ready: they are done, or wait for others.'],
] as const)('%i ready, %i today, %s: %s', (available, leftToday, reason, expected) => {
  const reviews = { due: 0, leftToday: 0, nextAt: null, minutes: 0 }
  expect(describeLessonsOfLevel({ lessons: { available, leftToday }, reviews, reason })).toBe(
    expected,
  )
})
