import { expect, test } from 'vitest'
import { describeGrade } from './describe-grade'

test.each([
  [1, 'Taught in grade 1', 'the kyōiku kanji name their year'],
  [
    8,
    'Taught in secondary school',
    'KANJIDIC2 writes 8 for the other jōyō kanji, 7 does not occur',
  ],
  [9, 'Used in names (jinmeiyō)', 'jinmeiyō kanji'],
  [10, 'Used in names (jinmeiyō)', 'jinmeiyō variants of jōyō kanji'],
])('grade %i is "%s": %s', (grade, words) => {
  expect(describeGrade(grade)).toBe(words)
})

test('a kanji outside of the school lists has no grade to tell', () => {
  expect(describeGrade(null)).toBeUndefined()
})
