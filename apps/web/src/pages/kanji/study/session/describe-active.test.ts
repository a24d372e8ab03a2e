import { expect, test } from 'vitest'
import { describeActive, describeStartingNew } from './describe-active'

const nowMs = Date.parse('2026-05-01T12:00:00Z')

const unused = {
  sessionId: 'b0a1',
  version: 1,
  document: '{}',
  startedAt: '2026-05-01T09:00:00Z',
  answered: 0,
  correct: 0,
}

test.each([
  [
    'reviews',
    14,
    7,
    '2026-05-01T10:00:00Z',
    'Firefox on Windows',
    '14 reviews left · level 7 · 2 h ago on Firefox on Windows',
  ],
  [
    'reviews',
    1,
    null,
    '2026-05-01T11:59:30Z',
    'A browser on Linux',
    '1 review left · just now on a browser on Linux',
  ],
  [
    'lessons',
    3,
    2,
    '2026-05-01T11:15:00Z',
    'An unknown device',
    '3 questions of lessons left · level 2 · 45 min ago on an unknown device',
  ],
  [
    'practice',
    5,
    null,
    '2026-05-01T12:00:20Z',
    'Chrome on Android',
    '5 questions of practice left · just now on Chrome on Android',
  ],
] as const)('%s, %i left', (mode, left, level, touchedAt, device, expected) => {
  expect(describeActive({ ...unused, mode, left, level, touchedAt, device }, nowMs)).toBe(expected)
})

test.each([
  [{ mode: 'reviews' }, 'reviews'],
  [{ mode: 'lessons' }, 'lessons'],
  [{ mode: 'lessons', level: 7 }, 'lessons of level 7'],
  [{ mode: 'practice' }, 'practice'],
  [{ mode: 'practice', practice: 'leeches', level: 7 }, 'practice of leeches'],
  [{ mode: 'practice', practice: 'mistakes' }, 'practice of recent mistakes'],
  [{ mode: 'practice', practice: 'level' }, 'practice of your level'],
  [{ mode: 'practice', practice: 'level', level: 7 }, 'practice of level 7'],
] as const)('%o in place of what is under way begins %s', (wish, named) => {
  expect(describeStartingNew(wish)).toBe(
    `“Start new” begins ${named} and ends this session; the answers you gave are safe either way.`,
  )
})
