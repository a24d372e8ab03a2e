import { expect, test } from 'vitest'
import type { CourseStanding, SubjectStanding } from '../levels/course-standing'
import { listCoreFacets, type SubjectId, type SubjectKind, toSubjectId } from '../subject'
import { listLessons, toBatch } from './list-lessons'

const subject = (kind: SubjectKind, number: number, level: number) => ({
  subjectId: toSubjectId(kind, number),
  kind,
  level,
})
const part = subject('component', 1, 1)
const sun = subject('kanji', 1, 1)
const moon = subject('kanji', 2, 2)
const bright = subject('kanji', 3, 3)
const day = subject('word', 1, 2)
const extended = subject('word', 2, 3)
const core = [part, sun, moon, bright, day]
const needs = new Map<SubjectId, SubjectId[]>([
  [sun.subjectId, [part.subjectId]],
  [day.subjectId, [sun.subjectId]],
])

const learnt = (kind: SubjectKind, standing: Partial<SubjectStanding> = {}): SubjectStanding => ({
  introducedFacets: listCoreFacets(kind).length,
  weakestStability: 2,
  hasLaterSuccess: true,
  reachedFacets: 0,
  dueAtMs: undefined,
  ...standing,
})

function build(standing: Partial<CourseStanding> = {}): CourseStanding {
  return {
    curriculum: {
      byId: new Map([...core, extended].map((each) => [each.subjectId, each])),
      coreOfLevel: (level) => core.filter((each) => each.level === level),
      needsOf: (id) => needs.get(id) ?? [],
    },
    standings: new Map(),
    openLevels: new Map([1, 2, 3].map((level) => [level, { passedAt: undefined }])),
    wanted: new Set(),
    ...standing,
  }
}

const wish = { level: 1, order: 'level', lastLevel: 60 } as const
const ids = (lessons: readonly { subjectId: SubjectId }[]) => lessons.map((each) => each.subjectId)

test('a component comes before its kanji, a word waits for a later day of its kanji', () => {
  expect(listLessons(build(), wish)).toEqual([part, sun, moon, bright])
  const standings = new Map([
    [part.subjectId, learnt('component')],
    [sun.subjectId, learnt('kanji')],
  ])
  expect(listLessons(build({ standings }), wish)).toEqual([moon, day, bright])
})

test('a level that was left behind comes last, one that is passed does not', () => {
  expect(ids(listLessons(build(), { ...wish, level: 2 }))).toEqual(ids([moon, bright, part, sun]))
  const openLevels = new Map([1, 2, 3].map((level) => [level, { passedAt: new Date(0) }]))
  expect(listLessons(build({ openLevels }), { ...wish, level: 2 })[0]).toBe(part)
})

test('what the learner asked for comes first, in the order asked, unless one level is wanted', () => {
  const wanted = new Set([extended.subjectId, moon.subjectId])
  const lessons = listLessons(build({ wanted }), wish)
  expect(lessons.slice(0, 2)).toEqual([extended, moon])
  expect(ids(lessons)).toHaveLength(new Set(ids(lessons)).size)
  expect(listLessons(build({ wanted }), { ...wish, only: 3 })).toEqual([bright])
})

test('a plan that ends with a level has no lessons beyond it, asked for or not', () => {
  const wanted = new Set([extended.subjectId])
  expect(listLessons(build({ wanted }), { ...wish, lastLevel: 2 })).toEqual([part, sun, moon])
})

test('a batch is of the size asked for, else of the learner’s', () => {
  const preferences = { isWritingOn: false, batchSize: 3 }
  const lessons = listLessons(build(), wish)
  expect(toBatch(lessons, { preferences, newCardsLeft: 100 })).toEqual(ids([part, sun, moon]))
  expect(toBatch(lessons, { preferences, newCardsLeft: 100, size: 4 })).toEqual(ids(lessons))
  expect(toBatch(lessons, { preferences, newCardsLeft: 1 })).toEqual([part.subjectId])
})
