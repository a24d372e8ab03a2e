import { afterAll, expect, test } from 'vitest'
import { collect, createTestFolder } from '../../testing/source-files'
import { parseAccents } from './parse-accents'
import { readAccents } from './read-accents'
import {
  readElements,
  readNeighbours,
  readOnReadingUses,
  readPhonetics,
  readRadicals,
  readRadicalVariants,
  readVariants,
} from './read-kanjium'

const folder = createTestFolder()
afterAll(folder.remove)

const any: string[] = []
test.each([
  ['0', [{ downstep: 0, partsOfSpeech: any }], 'one accent'],
  [
    '4,0',
    [
      { downstep: 4, partsOfSpeech: any },
      { downstep: 0, partsOfSpeech: any },
    ],
    'two of equal right',
  ],
  [
    '(副)1,0,(形動)0',
    [
      { downstep: 1, partsOfSpeech: ['副'] },
      { downstep: 0, partsOfSpeech: ['副'] },
      { downstep: 0, partsOfSpeech: ['形動'] },
    ],
    'a mark holds until the next one',
  ],
  [
    '(副;名)1',
    [{ downstep: 1, partsOfSpeech: ['副', '名'] }],
    'two parts of speech share an accent',
  ],
  ['', undefined, 'nothing is no accent'],
  ['1-2', undefined, 'neither is a range'],
])('the accent %j is read: %j (%#)', (text, accents, _reason) => {
  expect(parseAccents(text)).toEqual(accents)
})

test('a word in kana is its own reading, and an unreadable accent is counted', async () => {
  const file = folder.write('accents.txt', '四月\tしがつ\t3,0\nかさかさ\t\t(副)1\n変\tへん\t?\n')
  const { entries, tally } = await collect((each) => readAccents(file, each))
  expect(entries.map(({ text, reading }) => `${text} ${reading}`)).toEqual([
    '四月 しがつ',
    'かさかさ かさかさ',
  ])
  expect([...tally.skipped.values()]).toEqual([1])
})

test('a line without three columns stops with its number', async () => {
  const file = folder.write('accents.txt', '四月\tしがつ\t3\n<html>\n')
  await expect(collect((tally) => readAccents(file, tally))).rejects.toThrow(
    /line 2: three columns/,
  )
})

async function readFirst<Entry>(
  read: (file: string, tally: never) => AsyncIterable<Entry>,
  text: string,
): Promise<Entry | undefined> {
  const file = folder.write('rows.txt', text)
  return (await collect((tally) => read(file, tally as never))).entries[0]
}

test('look-alikes and opposites are lists', async () => {
  expect(await readFirst(readNeighbours, '待\t持,侍\n')).toEqual({
    kanji: '待',
    others: ['持', '侍'],
  })
})

test('the mark (C) for a Chinese form is no part of the variant', async () => {
  expect(await readFirst(readVariants, '万\t萬\t萬(C)\t万(C)\t\t\t\t萬\n')).toEqual({
    kanji: '万',
    all: ['萬'],
    traditional: ['萬'],
    simplified: ['万'],
    shinjitai: [],
    kyujitai: ['萬'],
  })
})

test('a sound mark has its readings; one that only a private font shows is skipped', async () => {
  const rows = '\u{e000}\tカ\t2\tSingle-reading phonetic\n寺\tジ、シ\t6\tMixed-reading phonetic\n'
  expect(await readFirst(readPhonetics, rows)).toEqual({
    component: '寺',
    readings: ['ジ', 'シ'],
    occurrences: 6,
    isSingleReading: false,
  })
})

test('radicals have Japanese names, and their other shapes say whose they are', async () => {
  expect(
    await readFirst(readRadicals, '人\t亻,𠆢\t9\t2\tひと・にんべん\tperson\t\n'),
  ).toMatchObject({
    number: 9,
    variants: ['亻', '𠆢'],
    names: ['ひと', 'にんべん'],
  })
  expect(await readFirst(readRadicalVariants, '亻\t人\t9\t2\tにんべん\tperson\t\n')).toMatchObject({
    literal: '亻',
    variantOf: '人',
  })
})

test('elements keep a real description character and drop the source’s own shorthand', async () => {
  expect(await readFirst(readElements, '唖\t10\t3\t⿰\t丨一二口\t亜\t口,亜,二\t\tmute\n')).toEqual({
    kanji: '唖',
    layout: '⿰',
    elements: ['丨', '一', '二', '口'],
    kanjiParts: ['口', '亜', '二'],
    partOf: [],
  })
  expect((await readFirst(readElements, '挨\t10\t1\t品l\t矢\t\t\t\t\n'))?.layout).toBeNull()
})

test('uses of on readings are counted', async () => {
  expect(await readFirst(readOnReadingUses, '万\tバン(8), マン(4)\n')).toEqual({
    kanji: '万',
    readings: [
      { reading: 'バン', words: 8 },
      { reading: 'マン', words: 4 },
    ],
  })
})
