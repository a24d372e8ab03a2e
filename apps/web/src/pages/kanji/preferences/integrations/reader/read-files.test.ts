import { expect, test } from 'vitest'
import { failureTexts, type ImportFailureCode } from '../import-failure'
import { mostDatabaseBytes, mostFileBytes } from './anki/open-collection'
import { mostNotes, mostReviews } from './anki/read-collection'
import { cleanCell, toReadings, toWord } from './clean-cell'
import { decodeText } from './decode-text'
import { readJpdb } from './read-jpdb'
import { mostRows, readTable } from './read-table'
import { mostTextBytes, readText } from './read-text'
import { createReplay } from './replay-history'
import { findTablesOfWords, toKinds, toTexts } from './table-items'

const learner = { zone: 'Asia/Tokyo', dayStartHour: 4, parameters: null }

function textsOf(text: string) {
  const table = readTable(text)
  const texts = toTexts(table.rows, table.guess)
  return texts.map(({ text: word, readings }, place) => [
    word,
    readings.join(),
    toKinds(texts)[place],
  ])
}

const manyKanji = Array.from({ length: 3000 }, (_, place) => String.fromCodePoint(0x4e00 + place))

test.each<[string, string, unknown]>([
  [
    'one word a line',
    '食べる\n日本\n',
    [
      ['食べる', '', 'word'],
      ['日本', '', 'word'],
    ],
  ],
  [
    'kanji with blanks between',
    '日 月 火',
    [
      ['日', '', 'kanji'],
      ['月', '', 'kanji'],
      ['火', '', 'kanji'],
    ],
  ],
  [
    'kanji in a row, some more than once',
    '日月火水木金土日年中大小本山日',
    [...'日月火水木金土年中大小本山'].map((kanji) => [kanji, '', 'kanji']),
  ],
  ['a long word of kanji', '東京特許許可局', [['東京特許許可局', '', 'word']]],
  ['a word twice', '駅\n駅\n', [['駅', '', 'kanji']]],
  [
    'CSV with a head, quotes and a formula',
    'No,Word,Kana,Note\n1,"食べる",たべる,"=HYPERLINK(1)"\n2,人,ひと,"a, b"\n',
    [
      ['食べる', 'たべる', 'word'],
      ['人', 'ひと', 'word'],
    ],
  ],
  [
    'TSV',
    'eat\t食べる\tたべる\nJapan\t日本\tにほん\n',
    [
      ['食べる', 'たべる', 'word'],
      ['日本', 'にほん', 'word'],
    ],
  ],
  [
    'thousands of kanji on one line',
    manyKanji.join(''),
    manyKanji.map((kanji) => [kanji, '', 'kanji']),
  ],
  ['formulas alone', '=1+1\n=SUM(A1)\n', []],
])('%s is read', (_what, text, expected) => {
  expect(textsOf(text)).toEqual(expected)
})

test.each([
  ['<ruby>食<rt>た</rt></ruby>べる', '食べる', 'ruby of HTML'],
  [' 食[た]べ 物[もの]', '食べ物', 'furigana as Anki writes it'],
  ['会う・逢う', '会う', 'the first of several writings'],
  ['日本&nbsp;[sound:x.mp3]', '日本', 'an entity and a sound'],
  ['ＴＶ番組', 'TV番組', 'letters of full width'],
])('%s says %s: %s', (raw, word) => {
  expect(toWord(raw)).toBe(word)
})

test('readings are told apart, and what is no kana is none', () => {
  expect(toReadings('ショク、た.べる; eat')).toEqual(['ショク', 'た.べる'])
  expect(cleanCell('<div>a</div><div>b</div>')).toBe('a b')
})

test.each([
  ['utf-8', [0xe6, 0x97, 0xa5], '日'],
  ['Shift JIS', [0x93, 0xfa, 0x96, 0x7b], '日本'],
  ['EUC-JP', [0xc6, 0xfc, 0xcb, 0xdc, 0xb8, 0xec], '日本語'],
  ['UTF-16', [0xff, 0xfe, 0xe5, 0x65], '日'],
])('%s is recognised', (_name, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes)).replace('\ufeff', '')).toContain(text[0])
})

test('bytes that are no letters are refused', () => {
  const bytes = Uint8Array.from({ length: 512 }, (_, place) => (place * 7) % 256)
  expect(() => decodeText(bytes)).toThrow('encoding')
})

test('jpdb’s words come with their ids and their whole history', () => {
  const second = 1_700_000_000
  const review = (days: number, grade: string) => ({
    timestamp: second + days * 86_400,
    grade,
    from_anki: false,
  })
  const file = {
    cards_vocabulary_jp_en: [
      {
        vid: 1358280,
        spelling: '食べる',
        reading: 'たべる',
        reviews: [
          review(5, 'okay'),
          review(0, 'something'),
          review(1, 'easy'),
          review(2, 'unknown'),
        ],
      },
      { vid: 1, spelling: '犬', reading: 'いぬ', reviews: [review(0, 'never-forget')] },
      { vid: 2, spelling: '猫', reading: 'ねこ', reviews: [] },
    ],
    cards_kanji_char_keyword: [{ character: '食', reviews: [review(0, 'hard')] }],
    cards_kanji_keyword_char: [{ character: '食', reviews: [review(0, 'fail')] }],
  }
  const { items, rowCount } = readJpdb(JSON.stringify(file), createReplay(learner))
  expect(rowCount).toBe(4)
  expect(items.map(({ text, wordId }) => [text, wordId])).toEqual([
    ['食べる', 1358280],
    ['犬', 1],
    ['食', null],
  ])
  expect(items[0]?.cards[0]?.history?.ratings).toEqual([1, 4, 3])
  expect(items[1]?.cards[0]).toMatchObject({ memory: null })
  expect(items[2]?.cards).toMatchObject([{ facets: ['meaning'], history: { ratings: [2] } }])
})

test.each(['[]', '{', '{"words": []}', '{"cards_vocabulary_jp_en": 3}'])(
  '%s is no export of jpdb',
  (text) => {
    expect(() => readJpdb(text, createReplay(learner))).toThrow('not-jpdb')
  },
)

const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`
const inThousands = (count: number) => count.toLocaleString('en-US')

test.each<[ImportFailureCode, string[]]>([
  ['too-large', [inMegabytes(mostFileBytes), inMegabytes(mostDatabaseBytes)]],
  ['text-too-large', [inMegabytes(mostTextBytes)]],
  ['too-many-notes', [inThousands(mostNotes)]],
  ['too-many-reviews', [inThousands(mostReviews)]],
  ['too-many-rows', [inThousands(mostRows)]],
])('what is said of %s names the bounds that were passed, and no others', (code, bounds) => {
  expect(failureTexts[code].match(/\d[\d,]*( MB)?/g)).toEqual(bounds)
})

test('a text file one byte over its bound is refused before it is read, and one as large is not', async () => {
  const arrayBuffer = () => Promise.resolve(new TextEncoder().encode('食べる').buffer)
  await expect(readText({ size: mostTextBytes + 1, arrayBuffer })).rejects.toThrow('text-too-large')
  expect(await readText({ size: mostTextBytes, arrayBuffer })).toBe('食べる')
})

test('a file of no bytes is called empty, not a file of another kind', async () => {
  const arrayBuffer = () => Promise.resolve(new ArrayBuffer(0))
  await expect(readText({ size: 0, arrayBuffer })).rejects.toThrow('empty-file')
})

test('a list one row over its bound is refused', () => {
  expect(() => readTable('駅\n'.repeat(mostRows + 1))).toThrow('too-many-rows')
})

test('a list in which nothing is written in Japanese is refused, and says so', () => {
  expect(() => findTablesOfWords([readTable('taberu\neat\n')])).toThrow('no-japanese')
  expect(() => findTablesOfWords([readTable('')])).toThrow('empty')
  const mixed = [readTable('taberu\n'), readTable('eat,ﾀﾍﾞﾙ\n')]
  expect(findTablesOfWords(mixed)).toEqual([mixed[1]])
})
