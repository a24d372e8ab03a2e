import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packTar } from '../../testing/pack-tar'
import { collect, createTestFolder } from '../../testing/source-files'
import { readJlptKanji } from './read-jlpt-kanji'
import { readJlptWords } from './read-jlpt-words'
import { readKanjiData } from './read-kanji-data'

const folder = createTestFolder()
afterAll(folder.remove)
const head = 'jmdict_seq,kana,kanji,waller_definition\n'

test('the level is in the name of the list, kana words have no written form', async () => {
  const n5 = folder.write(
    'words-n5.csv',
    `${head}1000100,あく,開く,"to open, to part"\n1000110,あそこ,,there\n`,
  )
  const n1 = folder.write('waller-vocab-n1.jmdict-seq.csv.gz', gzipSync(`${head},むら,斑,\n`))
  const { entries } = await collect((tally) => readJlptWords([n5, n1], tally))
  expect(entries).toEqual([
    { level: 5, wordId: 1000100, writtenForm: '開く', reading: 'あく' },
    { level: 5, wordId: 1000110, writtenForm: null, reading: 'あそこ' },
    { level: 1, wordId: null, writtenForm: '斑', reading: 'むら' },
  ])
})

test.each([
  ['list-n4.csv', 'a,b\n', /line 1: the columns are not/],
  ['list-n4.csv', `${head}12x,あ,,\n`, /line 2: "12x" is no JMdict number/],
  ['list-n4.csv', `${head}12,あ,,"open\n`, /line 2: a quote is not closed/],
  ['list.csv', head, /the name tells no level/],
])('%s with %j is refused', async (name, text, message) => {
  const file = folder.write(name, text)
  await expect(collect((tally) => readJlptWords([file], tally))).rejects.toThrow(message)
})

test('kanji levels come from a JSON object; what is no level is counted', async () => {
  const file = folder.write('JLPT_kanji_ALL.json', '{"氏":1,"生":5,"何":0,"二三":2}')
  const { entries, tally } = await collect((each) => readJlptKanji(file, each))
  expect(entries).toEqual([
    { level: 1, kanji: '氏' },
    { level: 5, kanji: '生' },
  ])
  expect([...tally.skipped.values()]).toEqual([2])
})

test('kanji levels of the reduced dictionary come from inside the package', async () => {
  const json = '{"生":{"jlpt":5},"㐂":{"jlpt":null}}'
  const file = folder.write('x.tgz', gzipSync(packTar({ 'package/data/kanji-meta.json': json })))
  expect((await collect((tally) => readKanjiData(file, tally))).entries).toEqual([
    { level: 5, kanji: '生' },
  ])
})
