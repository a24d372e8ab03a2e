import { expect, test } from 'vitest'
import type { StudyItem } from '../../../../../study-device/study-item'
import { sun, woman } from '../../../../../study-device/testing/sample-items'
import { groupLessons } from './lesson-groups'

const temple: StudyItem = { ...sun, kind: 'component', subjectId: 10_023_546, literal: '寺' }
const step: StudyItem = { ...sun, kind: 'component', subjectId: 10_020_001, literal: '彳' }
const time: StudyItem = {
  ...sun,
  subjectId: 20_026_178,
  literal: '時',
  parts: [sun, temple].map(({ subjectId, literal, meaning }) => ({ subjectId, literal, meaning })),
}

const shown = (lessons: StudyItem[]) =>
  groupLessons(lessons).map(({ items }) => items.map(({ literal }) => literal).join('→'))

test('a part is the first beat of the kanji that it comes for', () => {
  expect(shown([sun, temple, time, woman])).toEqual(['日', '寺→時', '女'])
})

test('two parts come one after the other, and one of another kanji stands alone before', () => {
  const wait = { ...time, subjectId: 20_024_453, literal: '待', parts: [...time.parts, step] }
  expect(shown([step, temple, wait])).toEqual(['彳→寺→待'])
  expect(shown([step, temple, time])).toEqual(['彳', '寺→時'])
})

test('a part whose kanji is in no batch of today stands alone', () => {
  expect(shown([woman, temple])).toEqual(['女', '寺'])
})
