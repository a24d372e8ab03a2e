import { expect, test } from 'vitest'
import { isHigh, pitchPattern, pitchPatternNames } from './pitch-accent'

test.each([
  [2, 0, 'heiban', '端 rises and never falls'],
  [2, 1, 'atamadaka', '箸 falls after は'],
  [2, 2, 'odaka', '橋 falls on the particle only'],
  [3, 2, 'nakadaka', '卵 falls inside'],
  [1, 0, 'heiban', '日 (ひ) may stay flat'],
  [1, 1, 'atamadaka', '火 falls at once: of one beat, this is the first'],
  [4, 4, 'odaka', '妹 falls on the particle only'],
])('%i beats with the fall after %i are %s: %s', (moraCount, downstep, pattern) => {
  expect(pitchPattern(moraCount, downstep)).toBe(pattern)
})

test.each([
  [0, 'lHHH', 'heiban stays high on the particle'],
  [1, 'Hlll', 'atamadaka is low from the second beat'],
  [2, 'lHll', 'nakadaka falls inside'],
  [3, 'lHHl', 'odaka falls on the particle'],
])('a word of three beats and its particle with downstep %i sound %s: %s', (downstep, melody) => {
  const heard = [1, 2, 3, 4].map((moraNumber) => (isHigh(moraNumber, downstep) ? 'H' : 'l'))
  expect(heard.join('')).toBe(melody)
})

test('every pattern has its Japanese name', () => {
  expect(Object.values(pitchPatternNames).map((name) => name.japanese)).toEqual([
    '平板',
    '頭高',
    '中高',
    '尾高',
  ])
})
