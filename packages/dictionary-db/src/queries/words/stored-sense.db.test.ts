import { expect, test } from 'vitest'
import type { StoredExamplePiece } from '../../tables/stored-word'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { toExample, toSense } from './stored-sense'

test.each([
  ['por', 'Portuguese', 'タバコ'],
  ['fre', 'French', 'アトリエ, by the older of two codes'],
  ['ger', 'German', 'アルバイト'],
  ['chi', 'Chinese', 'ラーメン'],
  ['ain', 'Ainu', 'ラッコ'],
  ['eng', 'English', 'ガッツポーズ, made in Japan'],
])('a word from the language %s is said to be from %s: %s', (code, name, _word) => {
  const stored = { partsOfSpeech: [], glosses: [], loanSources: [{ language: code }] }
  const { loanSources } = toSense(openTinyDictionary(), stored, 1)
  expect(loanSources).toEqual([{ language: name, text: null, isWasei: false, isPartial: false }])
})

function readingsOf(japanese: StoredExamplePiece[]) {
  const example = toExample({ japanese, english: '', sourceIds: [] })
  return example.japanese.map((piece) => piece.furigana?.map(({ ruby }) => ruby ?? '').join(''))
}

const firstDay: StoredExamplePiece = [
  '１日',
  1576260,
  1,
  [
    ['１', 'いち'],
    ['日', 'にち'],
  ],
]

test('the first day behind a month is read ついたち, whichever entry the sentence is filed under', () => {
  expect(readingsOf(['４', '月', firstDay, 'より'])[2]).toBe('ついたち')
  expect(readingsOf(['４月', firstDay])[1]).toBe('ついたち')
})

test('one day long is いちにち, also behind a word that is no month', () => {
  expect(readingsOf([firstDay, 'コース'])[0]).toBe('いちにち')
  expect(readingsOf(['生年月', firstDay])[1]).toBe('いちにち')
})
