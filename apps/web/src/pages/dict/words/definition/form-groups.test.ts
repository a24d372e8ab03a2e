import { expect, test } from 'vitest'
import { buildSpelling } from '../testing/build-word'
import { groupForms } from './form-groups'

const outdated = { code: 'oK', label: 'outdated kanji' }
const rare = { code: 'rk', label: 'rare reading' }

test('a written form with several readings is one group, in the order of the dictionary', () => {
  const groups = groupForms([
    buildSpelling({ text: '二', reading: 'に' }),
    buildSpelling({ text: '弐', reading: 'に' }),
    buildSpelling({ text: '二', reading: 'ふた' }),
  ])
  expect(
    groups.map(({ text, spellings }) => [text, spellings.map((each) => each.reading)]),
  ).toEqual([
    ['二', ['に', 'ふた']],
    ['弐', ['に']],
  ])
})

test('a note on the kanji is said once; a note on one reading stays with it', () => {
  const [group] = groupForms([
    buildSpelling({ text: '貳', reading: 'に', notes: [outdated] }),
    buildSpelling({ text: '貳', reading: 'ふう', notes: [outdated, rare] }),
  ])
  expect(group?.notes).toEqual([outdated])
})
