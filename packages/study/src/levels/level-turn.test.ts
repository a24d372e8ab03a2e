import { describe, expect, test } from 'vitest'
import { countLessonCards } from '../pace/lesson-batch'
import { type SubjectKind, toSubjectId } from '../subject'
import { findOwnLevel, isTurnOfNextLevel } from './level-turn'

describe('the next level opens', () => {
  test.each([
    [15, 15, false, false, 'a whole day is left'],
    [14, 15, false, true, 'less than a day is left'],
    [0, 1, false, true, 'nothing is left'],
    [80, 15, true, true, 'the level is passed, however much is left'],
    [0, 0, false, false, 'who wants no new cards gets no new level'],
  ])('with %i cards left of %i a day, passed %s: %s (%s)', (left, newPerDay, isPassed, opens) => {
    const turn = { startableCards: left, newPerDay, isHighestPassed: isPassed }
    expect(isTurnOfNextLevel(turn)).toBe(opens)
  })
})

const build = (kind: SubjectKind, level: number) => {
  return { subjectId: toSubjectId(kind, level), kind, level, needs: [] }
}

test('a lesson has as many cards as its kind is asked for', () => {
  const lessons = [build('component', 1), build('kanji', 1), build('word', 1)]
  expect(countLessonCards(lessons, { isWritingOn: false })).toBe(5)
  expect(countLessonCards(lessons, { isWritingOn: true })).toBe(6)
})

test.each([
  [2, 4, [build('kanji', 2), build('word', 1)], 2, 'kanji are left in it'],
  [2, 4, [build('word', 2), build('component', 3)], 3, 'words hold nobody up'],
  [2, 4, [], 4, 'all is begun, up to the highest open level'],
  [5, 5, [build('kanji', 3)], 5, 'what was left behind does not draw it down'],
])('level %i of %i open: %j: the own level is %i, for %s', (level, highestOpen, waiting, own) => {
  expect(findOwnLevel({ level, highestOpen, waiting })).toBe(own)
})
