import { openFullDictionary } from '@kotonoha/dictionary-db/testing/open-full-dictionary'
import { expect, test } from 'vitest'
import { checkEdition } from './check-edition'
import { formatEditionProblem } from './format-edition-problem'
import { readEdition } from './read-edition'
import { readCourseFacts } from './rules/course-facts'

const read = readEdition()

test('every file of the edition can be read', () => {
  expect(read.problems.map(formatEditionProblem)).toEqual([])
  expect(read.edition.levels.length).toBeGreaterThan(0)
})

const full = openFullDictionary()

test.skipIf(full === undefined)('the edition fits the course of the real sources', () => {
  if (full === undefined) return
  expect(checkEdition(read, readCourseFacts(full)).map(formatEditionProblem)).toEqual([])
})
