import { expect, test } from 'vitest'
import { type Brake, describeBrake } from './brake-words'
import { describeLessonsOfLevel } from './lessons-of-level'
import { describeLevelGate } from './level-words'

const open = {
  level: 3,
  levelCount: 60,
  state: 'open',
  passedAt: null,
  isAssumed: false,
  kanjiNeeded: 33,
  kanjiReached: 20,
  kanji: { total: 36 },
} as const
const passed = { ...open, state: 'passed', passedAt: '2026-05-03T12:00:00.000Z' } as const

test.each([
  [
    open,
    'You know 20 of its 36 kanji well: 13 more to pass the level.',
    'what is missing is counted, and opens nothing',
  ],
  [
    { ...open, kanjiReached: 0 } as const,
    'Know 33 of its 36 kanji well to pass the level.',
    'a beginner is told in words that need no lesson',
  ],
  [passed, 'Passed on May 3, 2026.', 'passing has a date'],
  [{ ...passed, kanjiReached: 2 }, 'Passed on May 3, 2026.', 'and stays'],
  [{ ...passed, isAssumed: true }, 'Taken for known.', 'nobody passed it by study'],
  [
    { ...open, state: 'locked' } as const,
    'Not open yet. It opens by itself when its turn comes.',
    'nothing has to be passed for it',
  ],
  [
    { ...open, level: 60 },
    'You know 20 of its 36 kanji well: 13 more to pass the last level.',
    'there is an end to reach',
  ],
  [{ ...passed, level: 60 }, 'The last level, passed on May 3, 2026.', 'nothing comes after it'],
])('%j: %s (%s)', (gate, expected, _reason) => {
  expect(describeLevelGate(gate)).toBe(expected)
})

test.each([
  [12, 5, 'ok', '12 lessons are ready, 5 of them today.'],
  [1, 0, 'daily-limit', '1 lesson is ready, but today’s limit is reached.'],
  [0, 0, 'level-locked', 'This level is not open yet. Change your level to open it.'],
  [0, 0, 'done', 'Every lesson of this level is done.'],
  [
    0,
    0,
    'waiting',
    'No lesson of this level is ready: words wait until their kanji are remembered.',
  ],
] as const)('%i ready, %i today, %s: %s', (available, leftToday, reason, expected) => {
  const lessons = { available, leftToday, reason, nextAt: null }
  expect(describeLessonsOfLevel({ lessons })).toBe(expected)
})

test.each<[Brake['reasons'], string]>([
  [['minutes'], 'Level 4 waits: the coming week already fills your minutes a day.'],
  [
    ['retention', 'levels'],
    'Level 4 waits: you have forgotten more than you wanted to in the last seven days and five levels are open that you have not passed.',
  ],
])('a brake for %j is told: %s', (reasons, expected) => {
  expect(describeBrake({ level: 4, reasons, end: null })).toBe(expected)
})
