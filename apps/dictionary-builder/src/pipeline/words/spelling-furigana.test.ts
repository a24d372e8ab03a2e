import { createFuriganaAligner } from '@kotonoha/japanese/furigana'
import { expect, test } from 'vitest'
import { FuriganaTable } from './furigana-table'
import { layFurigana } from './spelling-furigana'

const aligner = createFuriganaAligner((kanji) =>
  kanji === '兵'
    ? [{ kind: 'on', text: 'へい' }]
    : kanji === '器'
      ? [{ kind: 'on', text: 'き' }]
      : [],
)

test.each([
  ['ＴＶ', 'ティー・ブイ', [['ＴＶ', 'ティー・ブイ']], 'letters parted in speech alone'],
  [
    'ＡＢＣ兵器',
    'エー・ビー・シーへいき',
    [
      ['ＡＢＣ', 'エー・ビー・シー'],
      ['兵', 'へい'],
      ['器', 'き'],
    ],
    'kanji after them keep theirs',
  ],
  ['Ｔ', 'ティー', [['Ｔ', 'ティー']], 'nothing is parted'],
  ['ナンバー２', 'ナンバー・ツー', [['ナンバー'], ['２', '・ツー']], 'kana stand for themselves'],
])('%s, read %s, has its ruby over what it belongs to: %s', (text, reading, furigana) => {
  expect(layFurigana(text, reading, new FuriganaTable(), aligner).furigana).toEqual(furigana)
})

test('a list of others is joined in the same way', () => {
  const table = new FuriganaTable()
  table.add({
    text: 'ＮＨＫ',
    reading: 'エヌ・エイチ・ケー',
    segments: [
      { text: 'Ｎ', ruby: 'エヌ' },
      { text: 'Ｈ', ruby: '・エイチ・' },
      { text: 'Ｋ', ruby: 'ケー' },
    ],
  })
  const { furigana, origin } = layFurigana('ＮＨＫ', 'エヌ・エイチ・ケー', table, aligner)
  expect([origin, furigana]).toEqual(['dictionary', [['ＮＨＫ', 'エヌ・エイチ・ケー']]])
})
