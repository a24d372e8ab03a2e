import { expect, test } from 'vitest'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { findToday } from './find-today'

const dictionary = openTinyDictionary()

test('a date always names the same kanji and word', () => {
  expect(findToday(dictionary, '2026-04-01')).toEqual(findToday(dictionary, '2026-04-01'))
})

test('the next day brings others', () => {
  const today = findToday(dictionary, '2026-04-01')
  const tomorrow = findToday(dictionary, '2026-04-02')
  expect(tomorrow?.kanji.literal).not.toBe(today?.kanji.literal)
  expect(tomorrow?.word.wordId).not.toBe(today?.word.wordId)
})

test('every word of the day is common and has a level: nobody learns an obscure word a day', () => {
  for (let day = 1; day <= 28; day += 1) {
    const today = findToday(dictionary, `2026-02-${String(day).padStart(2, '0')}`)
    expect(today?.word.isCommon).toBe(true)
    expect(today?.word.jlpt).not.toBeNull()
    expect(today?.kanji.jlpt).not.toBeNull()
  }
})

test.each(['0001-01-01', '1969-12-31', '9999-12-31'])('%s is a day as well', (date) => {
  expect(findToday(dictionary, date)?.date).toBe(date)
})
