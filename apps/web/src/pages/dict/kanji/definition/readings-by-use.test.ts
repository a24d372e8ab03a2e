import { expect, test } from 'vitest'
import type { KanjiReading } from './kanji-definition'
import { listReadingsByUse } from './readings-by-use'

const reading = (kind: 'on' | 'kun', text: string, isRare = false): KanjiReading => ({
  readingId: `${kind}-${text}`,
  kind,
  reading: text,
  stem: text,
  okurigana: '',
  affix: 'none',
  wordCount: 3,
  isRare,
})
const texts = (readings: readonly KanjiReading[]) => readings.map((each) => each.reading)

test('the rare ones wait behind the button, in the order of use', () => {
  const readings = [
    reading('kun', 'たべる'),
    reading('on', 'ショク'),
    reading('kun', 'くう'),
    reading('on', 'ジキ', true),
    reading('kun', 'はむ', true),
  ]
  const { on, kun, hiddenCount } = listReadingsByUse({ readings, nanori: [] }, false)
  expect(texts(kun)).toEqual(['たべる', 'くう'])
  expect(texts(on)).toEqual(['ショク'])
  expect(hiddenCount).toBe(2)
  const all = listReadingsByUse({ readings, nanori: [] }, true)
  expect(texts(all.kun)).toEqual(['たべる', 'くう', 'はむ'])
})

test('a kind with nothing but rare readings shows them', () => {
  const readings = [
    reading('on', 'セイ'),
    reading('kun', 'いく', true),
    reading('kun', 'うぶ', true),
  ]
  expect(texts(listReadingsByUse({ readings, nanori: ['い'] }, false).kun)).toEqual([
    'いく',
    'うぶ',
  ])
})

test('beyond the first five of a kind the others and the names wait', () => {
  const readings = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text) => reading('kun', text))
  const few = listReadingsByUse({ readings, nanori: ['x', 'y'] }, false)
  expect(texts(few.kun)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(few.hiddenCount).toBe(4)
  const all = listReadingsByUse({ readings, nanori: ['x', 'y'] }, true)
  expect(all.kun).toHaveLength(7)
  expect(all.hiddenCount).toBe(0)
})

test('a button for one more reading would take more room than the reading', () => {
  const readings = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => reading('kun', text))
  expect(listReadingsByUse({ readings, nanori: [] }, false).kun).toHaveLength(6)
})
