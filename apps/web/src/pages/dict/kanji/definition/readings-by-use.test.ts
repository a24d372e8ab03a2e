import { expect, test } from 'vitest'
import type { KanjiReading } from './kanji-definition'
import { listReadingsByUse } from './readings-by-use'

const reading = (kind: 'on' | 'kun', text: string, wordCount: number): KanjiReading => ({
  readingId: `${kind}-${text}`,
  kind,
  reading: text,
  stem: text,
  okurigana: '',
  affix: 'none',
  wordCount,
})
const texts = (readings: readonly KanjiReading[]) => readings.map((each) => each.reading)

test('what many words have comes first: たべる before くう', () => {
  const readings = [
    reading('kun', 'く.う', 5),
    reading('kun', 'た.べる', 40),
    reading('on', 'ショク', 9),
  ]
  const { on, kun, hiddenCount } = listReadingsByUse({ readings, nanori: [] }, false)
  expect(texts(kun)).toEqual(['た.べる', 'く.う'])
  expect(texts(on)).toEqual(['ショク'])
  expect(hiddenCount).toBe(0)
})

test('beyond the first five of a kind the rare ones and the names wait', () => {
  const readings = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text, index) =>
    reading('kun', text, 10 - index),
  )
  const few = listReadingsByUse({ readings, nanori: ['x', 'y'] }, false)
  expect(texts(few.kun)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(few.hiddenCount).toBe(4)
  const all = listReadingsByUse({ readings, nanori: ['x', 'y'] }, true)
  expect(all.kun).toHaveLength(7)
  expect(all.hiddenCount).toBe(0)
})

test('a button for one more reading would take more room than the reading', () => {
  const readings = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => reading('kun', text, 1))
  expect(listReadingsByUse({ readings, nanori: [] }, false).kun).toHaveLength(6)
})
