import { describe, expect, test } from 'vitest'
import { toSubjectId } from '../subject'
import { findLevelProgress, type LevelKanji, toLevelState } from './level-progress'
import { findSubjectLock, type LearnerKeys } from './subject-lock'

const kanji = (n: number) => toSubjectId('kanji', n)
const buildLevel = (known: number, of: number): LevelKanji[] =>
  Array.from({ length: of }, (_, index) => ({
    subjectId: kanji(index),
    bucket: index < known ? ('medium' as const) : undefined,
    hasReached: index < known,
    stability: index < known ? 10 : 0,
  }))

describe('a level is passed', () => {
  test.each([
    [32, 36, false, '88.9 % is not enough'],
    [33, 36, true, '91.7 % is'],
    [36, 36, true, 'all is'],
    [0, 36, false, 'none is not'],
    [9, 10, true, 'exactly 90 % is'],
    [8, 10, false, 'one less is not'],
    [1, 1, true, 'a level may be small'],
    [0, 0, true, 'a level without kanji is'],
  ])('with %i of %i kanji at medium: %s (%s)', (known, of, isPassed) => {
    expect(findLevelProgress(buildLevel(known, of)).isPassed).toBe(isPassed)
  })

  test('with kanji that are high or passed, and not with low ones', () => {
    const level: LevelKanji[] = [
      { subjectId: kanji(1), bucket: 'high', hasReached: true, stability: 40 },
      { subjectId: kanji(2), bucket: 'passed', hasReached: true, stability: 100 },
      { subjectId: kanji(3), bucket: 'low', hasReached: false, stability: 6.9 },
    ]
    expect(findLevelProgress(level)).toMatchObject({ needed: 3, reached: 2, isPassed: false })
  })

  test('also with kanji that reached medium once and were missed since', () => {
    const missed = { bucket: 'low' as const, hasReached: true, stability: 0 }
    const level = buildLevel(36, 36).map((each) => ({ ...each, ...missed }))
    expect(findLevelProgress(level)).toMatchObject({ isPassed: true, blockers: [] })
  })

  test('and the kanji in the way are told, the farthest along first', () => {
    const level: LevelKanji[] = [
      { subjectId: kanji(1), bucket: undefined, hasReached: false, stability: 0 },
      { subjectId: kanji(2), bucket: 'low', hasReached: false, stability: 1 },
      { subjectId: kanji(3), bucket: 'low', hasReached: false, stability: 0 },
      { subjectId: kanji(4), bucket: 'low', hasReached: false, stability: 6 },
      { subjectId: kanji(5), bucket: 'medium', hasReached: true, stability: 8 },
    ]
    expect(findLevelProgress(level).blockers).toEqual([kanji(4), kanji(2), kanji(3), kanji(1)])
  })
})

test('a level is passed only while it is open', () => {
  expect(toLevelState({ isOpen: false, hasPassed: false })).toBe('locked')
  expect(toLevelState({ isOpen: true, hasPassed: false })).toBe('open')
  expect(toLevelState({ isOpen: true, hasPassed: true })).toBe('passed')
  expect(toLevelState({ isOpen: false, hasPassed: true })).toBe('locked')
})

describe('a lesson', () => {
  const buildLearner = (learner: Partial<LearnerKeys> = {}): LearnerKeys => ({
    isLevelOpen: (level) => level <= 3,
    isIntroduced: () => false,
    hasLaterSuccess: () => false,
    ...learner,
  })
  const person = toSubjectId('component', 0x4ebb)

  test('of a component waits for its level alone', () => {
    const component = { kind: 'component' as const, level: 3, needs: [person] }
    expect(findSubjectLock(component, buildLearner())).toBeUndefined()
    expect(findSubjectLock({ ...component, level: 4 }, buildLearner())).toEqual({ reason: 'level' })
  })

  test('of a kanji waits until the lessons of its components are done', () => {
    const rest = { kind: 'kanji' as const, level: 1, needs: [person, toSubjectId('kanji', 0x6728)] }
    expect(findSubjectLock(rest, buildLearner())).toEqual({ reason: 'needs', missing: rest.needs })
    const halfway = buildLearner({ isIntroduced: (id) => id === person })
    expect(findSubjectLock(rest, halfway)).toMatchObject({
      missing: [toSubjectId('kanji', 0x6728)],
    })
    const done = buildLearner({ isIntroduced: () => true })
    expect(findSubjectLock(rest, done)).toBeUndefined()
  })

  test('of a word waits until its kanji were recalled on a later day; their lessons do not do', () => {
    const japan = { kind: 'word' as const, level: 2, needs: [kanji(0x65e5), kanji(0x672c)] }
    const lessonsDone = buildLearner({ isIntroduced: () => true })
    expect(findSubjectLock(japan, lessonsDone)).toMatchObject({ reason: 'needs' })
    const recalled = buildLearner({ hasLaterSuccess: () => true })
    expect(findSubjectLock(japan, recalled)).toBeUndefined()
  })

  test('of a word of level 1 waits for the lesson of its kanji alone, so that the first day has words', () => {
    const person = { kind: 'word' as const, level: 1, needs: [kanji(0x4eba)] }
    expect(findSubjectLock(person, buildLearner())).toMatchObject({ reason: 'needs' })
    expect(findSubjectLock(person, buildLearner({ isIntroduced: () => true }))).toBeUndefined()
  })

  test('of a locked level waits for it, whatever else is missing', () => {
    const word = { kind: 'word' as const, level: 9, needs: [kanji(1)] }
    expect(findSubjectLock(word, buildLearner())).toEqual({ reason: 'level' })
  })
})
