import { findSubjectStudyData } from '@kotonoha/dictionary-db/queries/curriculum/find-subject-study-data'
import { openTinyDictionary } from '@kotonoha/dictionary-db/testing/open-tiny-dictionary'
import { expect, test } from 'vitest'
import { createCurriculumIndex } from './curriculum-index'
import { listAlike } from './list-alike'

test('an item is kept apart from a few others that were taught by then, and each way round', () => {
  const dictionary = openTinyDictionary()
  const { subjects } = createCurriculumIndex(dictionary)
  const found = findSubjectStudyData(
    dictionary,
    subjects.map(({ subjectId }) => subjectId),
  ).map((data) => ({ data, alike: listAlike(dictionary, data) }))
  dictionary.close()
  const pairs = found.filter(({ alike }) => alike.length > 0)
  expect(pairs.length).toBeGreaterThan(3)
  for (const { data, alike } of pairs) {
    const { subject } = data
    expect(alike.length).toBeLessThanOrEqual(3)
    expect(alike.every(({ isCore, level }) => isCore && level <= subject.level)).toBe(true)
    expect(alike.map(({ literal }) => literal)).not.toContain(subject.literal)
  }
})

test('what was written to keep apart goes before what the sources find alike', () => {
  const dictionary = openTinyDictionary()
  const { subjects } = createCurriculumIndex(dictionary)
  const kanji = subjects.filter(({ kind, isCore }) => kind === 'kanji' && isCore)
  const [first, second, third] = kanji
  const subject = kanji.at(-1)
  if (!(first && second && third && subject)) throw new Error('too few kanji')
  const data = { subject, lookAlikes: [second.subjectId, third.subjectId], siblings: [] }
  const bySources = listAlike(dictionary, { ...data, lesson: null })
  expect(bySources).toEqual([second, third])
  const apart = [{ literal: first.literal, difference: [] }]
  expect(listAlike(dictionary, { ...data, lesson: { apart } })).toEqual([first])
  dictionary.close()
})
