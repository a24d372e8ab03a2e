import { describe, expect, test } from 'vitest'
import { toSubjectId } from '../subject'
import type { CourseStanding, SubjectStanding } from './course-standing'
import { countStandings, findLevelState, listLevelKanji } from './level-standing'
import { findStudyState, isReached, isUnlocked } from './subject-standing'

const nowMs = Date.parse('2026-04-02T12:00+09:00')
const kanji = { subjectId: toSubjectId('kanji', 1), kind: 'kanji' as const, level: 1 }
const word = { subjectId: toSubjectId('word', 1), kind: 'word' as const, level: 2 }

function stand(standing?: Partial<SubjectStanding>): CourseStanding {
  const whole: SubjectStanding = {
    introducedFacets: 2,
    weakestStability: 10,
    hasLaterSuccess: false,
    reachedFacets: 2,
    dueAtMs: undefined,
    ...standing,
  }
  return {
    curriculum: {
      byId: new Map([kanji, word].map((each) => [each.subjectId, each])),
      coreOfLevel: (level) => [kanji, word].filter((each) => each.level === level),
      needsOf: (id) => (id === word.subjectId ? [kanji.subjectId] : []),
    },
    standings: new Map(standing === undefined ? [] : [[kanji.subjectId, whole]]),
    openLevels: new Map([
      [1, { passedAt: new Date(nowMs) }],
      [2, { passedAt: undefined }],
    ]),
    wanted: new Set(),
  }
}

describe('a kanji with cards', () => {
  test.each<[string, Partial<SubjectStanding> | undefined, boolean, string]>([
    ['none', undefined, false, 'no card'],
    ['none', { introducedFacets: 0 }, false, 'cards whose lesson waits'],
    ['learning', { introducedFacets: 1, weakestStability: 90 }, false, 'half a lesson is low'],
    ['learning', { weakestStability: 6 }, false, 'low'],
    ['learning', { weakestStability: 7 }, true, 'medium can be read elsewhere'],
    ['known', { weakestStability: 30 }, true, 'high is known'],
    [
      'due',
      { weakestStability: 90, dueAtMs: nowMs },
      true,
      'what is due is due however well known',
    ],
    ['known', { weakestStability: 90, dueAtMs: nowMs + 1 }, true, 'what is due later is not'],
  ])('is %s with %o (%s)', (state, standing, isRead) => {
    expect(findStudyState(stand(standing), kanji, nowMs)).toBe(state)
    expect(isReached(stand(standing), kanji)).toBe(isRead)
  })
})

test('a word is locked until its kanji was recalled on a later day, or it is asked for', () => {
  expect(isUnlocked(stand({}), word)).toBe(false)
  expect(isUnlocked(stand({ hasLaterSuccess: true }), word)).toBe(true)
  expect(isUnlocked({ ...stand({}), wanted: new Set([word.subjectId]) }, word)).toBe(true)
})

test('what is due is counted beside the bucket that it is in', () => {
  const standing = stand({ dueAtMs: nowMs })
  const counts = countStandings(standing, [kanji, word], nowMs)
  expect(counts).toMatchObject({ total: 2, medium: 1, locked: 1, waiting: 0, due: 1 })
  expect(countStandings(stand(), [kanji], nowMs)).toMatchObject({ waiting: 1, due: 0 })
})

test('a level has its kanji as far as passing asks, and a state of its own', () => {
  expect(listLevelKanji(stand({ reachedFacets: 1 }), 1)).toEqual([
    { subjectId: kanji.subjectId, bucket: 'medium', hasReached: false, stability: 10 },
  ])
  expect(listLevelKanji(stand({}), 2)).toEqual([])
  expect([1, 2, 3].map((level) => findLevelState(stand(), level))).toEqual([
    'passed',
    'open',
    'locked',
  ])
})
