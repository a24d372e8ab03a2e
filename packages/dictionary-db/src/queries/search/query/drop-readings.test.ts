import { expect, test } from 'vitest'
import { dropReadings } from './drop-readings'

test.each([
  ['食べる【たべる】', '食べる', 'as dictionaries print it'],
  ['食べる(たべる)', '食べる', 'in round brackets'],
  ['学生《がくせい》', '学生', 'as ruby is typed'],
  ['煙草[タバコ]', '煙草', 'in katakana'],
  ['私【わたし】は学生【がくせい】です', '私は学生です', 'at every word of a sentence'],
])('%s is %s: %s', (typed, text) => {
  expect(dropReadings(typed)).toBe(text)
})

test.each([
  ['食べ(る)', 'the ending may be left out'],
  ['【たべる】', 'there is nothing in front'],
  ['株(kabu)', 'letters are no kana'],
  ['これ(それ)', 'kana have no reading'],
  ['食べる', 'there are no brackets'],
])('%s stays: %s', (typed) => {
  expect(dropReadings(typed)).toBe(typed)
})
