import { describe, expect, test } from 'vitest'
import { type SubjectId, toSubjectId } from '../subject'
import { type LessonOrder, type PlannedSubject, planLessons } from './lesson-plan'
import type { LearnerKeys } from './subject-lock'

const component = (n: number, level: number): PlannedSubject => {
  return { subjectId: toSubjectId('component', n), kind: 'component', level, needs: [] }
}
const kanji = (n: number, level: number, needs: SubjectId[] = []): PlannedSubject => {
  return { subjectId: toSubjectId('kanji', n), kind: 'kanji', level, needs }
}
const word = (n: number, level: number, needs: SubjectId[]): PlannedSubject => {
  return { subjectId: toSubjectId('word', n), kind: 'word', level, needs }
}

interface Learner {
  introduced?: readonly PlannedSubject[]
  remembered?: readonly PlannedSubject[]
  openLevels?: number
  ownLevel?: number
  order?: LessonOrder
}

function plan(waiting: readonly PlannedSubject[], learner: Learner = {}) {
  const { introduced = [], remembered = [], openLevels = 9, ownLevel = 1 } = learner
  const has = (all: readonly PlannedSubject[]) => (id: SubjectId) =>
    all.some(({ subjectId }) => subjectId === id)
  const keys: LearnerKeys = {
    isLevelOpen: (level) => level <= openLevels,
    isIntroduced: has([...introduced, ...remembered]),
    hasLaterSuccess: has(remembered),
  }
  const isBacklog = (level: number) => level < ownLevel
  return planLessons({ waiting, keys, isBacklog, order: learner.order ?? 'mixed' })
}

const marks = { component: 'c', kanji: 'k', word: 'w' }
const toText = (lessons: readonly PlannedSubject[]) =>
  lessons.map(({ kind, level }) => `${marks[kind]}${level}`).join(' ')

describe('lessons are planned', () => {
  const known = kanji(1, 2)
  const words = (count: number, level = 2) =>
    Array.from({ length: count }, (_, n) => word(n + 100 * level, level, [known.subjectId]))
  const newKanji = (count: number, level = 2) =>
    Array.from({ length: count }, (_, n) => kanji(n + 100 * level, level))

  test('two words, then a kanji, and so on by turns', () => {
    const waiting = [...newKanji(3), ...words(5)]
    expect(toText(plan(waiting, { remembered: [known] }))).toBe('w2 w2 k2 w2 w2 k2 w2 k2')
  })

  test('with a component directly before its first kanji', () => {
    const [sun, tree] = [component(1, 2), component(2, 2)]
    const east = kanji(5, 2, [sun.subjectId, tree.subjectId])
    const waiting = [sun, tree, kanji(3, 2), kanji(4, 2, [tree.subjectId]), east]
    expect(plan(waiting)).toEqual([kanji(3, 2), tree, kanji(4, 2, [tree.subjectId]), sun, east])
  })

  test('with a kanji that is part of another before it', () => {
    const tree = kanji(7, 2)
    const rest = kanji(6, 2, [tree.subjectId])
    expect(plan([rest, tree])).toEqual([tree, rest])
  })

  test('without a kanji whose part belongs to a level that is not open', () => {
    const late = kanji(7, 5)
    expect(plan([kanji(6, 2, [late.subjectId])], { openLevels: 2 })).toEqual([])
  })

  test('with words of earlier levels before those of later ones, beside kanji of a later level', () => {
    const waiting = [...words(2), ...newKanji(1, 3), ...words(1, 3)]
    expect(toText(plan(waiting, { remembered: [known] }))).toBe('w2 w2 k3 w3')
  })

  describe('in level 1, where the lesson of a word’s kanji is enough', () => {
    const [sun, one, person] = [kanji(1, 1), kanji(2, 1), kanji(3, 1)]
    const today = word(1, 1, [sun.subjectId, one.subjectId])
    const [day, number] = [word(2, 1, [sun.subjectId]), word(3, 1, [one.subjectId])]

    test('with words in the first sitting, none directly after a kanji that it is written with', () => {
      const waiting = [sun, one, person, kanji(4, 1), day, number, today]
      const lessons = [sun, one, day, person, number, today, kanji(4, 1)]
      expect(plan(waiting)).toEqual(lessons)
    })

    test('with the words that come first in the course first, whichever kanji was the later one', () => {
      const first = word(4, 1, [person.subjectId])
      expect(plan([sun, one, person, kanji(4, 1), kanji(5, 1), first, number, today, day])).toEqual(
        [sun, one, day, person, number, today, kanji(4, 1), first, kanji(5, 1)],
      )
      expect(plan([person, first, number, day], { introduced: [sun, one] })).toEqual([
        number,
        day,
        person,
        first,
      ])
    })

    test('with a word directly after its kanji where nothing else stands ready', () => {
      expect(plan([sun, day])).toEqual([sun, day])
      expect(plan([sun, day], { order: 'level' })).toEqual([sun, day])
    })

    test('for who wants words last in the order of the course', () => {
      const waiting = [sun, one, person, number, today, day]
      expect(plan(waiting, { order: 'level' })).toEqual(waiting)
    })
  })

  test('above level 1 with a word only when its kanji was remembered on a later day', () => {
    const waiting = [word(1, 2, [known.subjectId])]
    expect(plan(waiting, { introduced: [known] })).toEqual([])
    expect(plan(waiting, { remembered: [known] })).toEqual(waiting)
  })

  test('with what a learner left behind below their level after its own kanji', () => {
    const waiting = [...newKanji(2, 3), ...newKanji(2, 7)]
    expect(toText(plan(waiting, { ownLevel: 7 }))).toBe('k7 k7 k3 k3')
  })

  test('for who wants words last, level by level', () => {
    const waiting = [...newKanji(2), ...words(2), ...newKanji(1, 3), ...words(1, 3)]
    const learner = { remembered: [known], order: 'level' as const }
    expect(toText(plan(waiting, learner))).toBe('k2 k2 w2 w2 k3 w3')
  })

  test('with a component whose kanji come later at the end, and nothing twice', () => {
    const waiting = [component(1, 2), ...newKanji(2), ...words(3)]
    const lessons = plan(waiting, { remembered: [known] })
    expect(toText(lessons)).toBe('w2 w2 k2 w2 k2 c2')
    expect(new Set(lessons).size).toBe(lessons.length)
  })
})
