import { expect, test } from 'vitest'
import { buildSubject } from '../../../study/subjects/testing/build-subject'
import { groupSubjects } from './group-subjects'

const items = [
  buildSubject({ subjectId: 1, level: 1, jlpt: 'N5' }),
  buildSubject({ subjectId: 2, level: 1, jlpt: 'N5' }),
  buildSubject({ subjectId: 3, level: 2, jlpt: null }),
]
const sections = [
  { jlpt: 'N5' as const, count: 80, passed: 20 },
  { jlpt: null, count: 24, passed: 0 },
]

const headings = (order: 'grid' | 'jlpt') =>
  groupSubjects(
    [
      { items: items.slice(0, 1), sections },
      { items: items.slice(1), sections },
    ],
    order,
  ).map(({ heading, subjects }) => [heading, subjects.length])

test('a level that is cut by a page stays one group', () => {
  expect(headings('grid')).toEqual([
    ['Level 1', 2],
    ['Level 2', 1],
  ])
})

test('JLPT levels say how much of all of them is passed, not of what is loaded', () => {
  expect(headings('jlpt')).toEqual([
    ['JLPT N5 · 25 % of 80 passed', 2],
    ['In no JLPT level · 0 % of 24 passed', 1],
  ])
})
