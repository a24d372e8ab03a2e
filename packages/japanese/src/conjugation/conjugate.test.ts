import { expect, test } from 'vitest'
import { expectedConjugations } from '../testing/conjugation-table'
import { readSampleWord } from '../testing/sample-words'
import { type ConjugatedForm, conjugate, conjugatingPartsOfSpeech } from './conjugate'

const cellNames = [
  'plainAffirmative',
  'plainNegative',
  'politeAffirmative',
  'politeNegative',
] as const

function rowsOf(word: string) {
  return conjugate(readSampleWord(word)) ?? []
}

function findForms(word: string, form: string, cell: (typeof cellNames)[number]): ConjugatedForm[] {
  return rowsOf(word).find((row) => row.form === form)?.[cell] ?? []
}

test.each(
  expectedConjugations.flatMap(({ word, reason, rows }) =>
    rows.map(({ form, cells }) => [word, form, reason, cells] as const),
  ),
)('%s, %s: %s', (word, form, _reason, expected) => {
  const row = rowsOf(word).find((each) => each.form === form)
  const readings = cellNames.map(
    (cell) => (row?.[cell] ?? []).map((each) => each.reading).join('/') || '-',
  )
  expect(readings).toEqual(expected)
})

test('the table covers at least 400 cells', () => {
  const filled = expectedConjugations.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.filter((cell) => cell !== '-')),
  )
  expect(filled.length).toBeGreaterThanOrEqual(400)
})

test.each([
  ['書[か]く v5k', 'past', '書いた', '書[か] いた', 'the ruby of the stem is kept'],
  ['来[く]る vk', 'past', '来た', '来[き] た', 'the kanji stays and its reading changes'],
  ['来[く]る vk', 'provisional', '来れば', '来[く] れば', 'or does not'],
  ['来[く]る vk', 'imperative', '来い', '来[こ] い', 'こ in the command'],
  ['持[も]って来[く]る vk', 'te', '持って来て', '持[も] って 来[き] て', 'in a compound as well'],
  ['良[い]い adj-ix', 'past', '良かった', '良[よ] かった', 'い becomes よ'],
  ['良[い]い adj-ix', 'non-past', '良い', '良[い] い', 'but stays in the dictionary form'],
  ['格[かっ]好[こ]いい adj-ix', 'adverbial', '格好よく', '格[かっ] 好[こ] よく', 'in kana too'],
  ['行[ゆ]く v5k-s', 'past', '行った', '行[い] った', 'ゆ becomes い'],
  ['得[う]る v2a-s', 'te', '得て', '得[え] て', 'う becomes え'],
  ['有[あ]る v5r-i', 'past', '有った', '有[あ] った', 'the kanji reads あ'],
  ['為[す]る vs-i', 'te', '為て', '為[し] て', 'す becomes し'],
  ['為[す]る vs-i', 'potential', 'できる', 'できる', 'できる is another word and has no 為'],
  ['勉[べん]強[きょう] vs', 'past', '勉強した', '勉[べん] 強[きょう] した', 'する is added'],
  ['ウザイ adj-i', 'non-past', 'ウザイ', 'ウザイ', 'the dictionary form keeps its katakana'],
  ['ウザイ adj-i', 'past', 'ウザかった', 'ウザかった', 'endings are hiragana'],
])('%s, %s is written %s, with ruby %s: %s', (word, form, text, drawn) => {
  const [first] = findForms(word, form, 'plainAffirmative')
  const furigana = first?.furigana.map((each) =>
    each.ruby ? `${each.text}[${each.ruby}]` : each.text,
  )
  expect([first?.text, furigana?.join(' ')]).toEqual([text, drawn])
})

test('the negative of 有る loses its kanji, since ない is another word', () => {
  const [first] = findForms('気[き]がある v5r-i', 'non-past', 'plainNegative')
  expect(first?.text).toBe('気がない')
  expect(findForms('有[あ]る v5r-i', 'non-past', 'plainNegative')[0]?.furigana).toEqual([
    { text: 'ない' },
  ])
})

test('a ruby over a whole word with its okurigana is shortened with it', () => {
  const furigana = [{ text: '微笑む', ruby: 'ほほえむ' }]
  const rows = conjugate({ text: '微笑む', reading: 'ほほえむ', furigana, partOfSpeech: 'v5m' })
  expect(rows?.find((row) => row.form === 'past')?.plainAffirmative[0]).toEqual({
    text: '微笑んだ',
    reading: 'ほほえんだ',
    furigana: [{ text: '微笑', ruby: 'ほほえ' }, { text: 'んだ' }],
    register: 'standard',
  })
})

test.each<[string, string, (typeof cellNames)[number], string, string]>([
  ['食[た]べる v1', 'potential', 'plainAffirmative', 'standard ra-less', '食べれる is marked'],
  ['書[か]く v5k', 'causative', 'plainAffirmative', 'standard short', '書かす is marked'],
  ['書[か]く v5k', 'literary-negative', 'plainNegative', 'literary colloquial', '書かぬ, 書かん'],
  ['書[か]く v5k', 'progressive', 'plainAffirmative', 'standard colloquial', '書いてる'],
  ['食[た]べる v1', 'imperative', 'plainAffirmative', 'standard literary', '食べよ'],
])('%s, %s: the registers are told apart (%s: %s): %s', (word, form, cell, registers) => {
  expect(
    findForms(word, form, cell)
      .map((each) => each.register)
      .join(' '),
  ).toBe(registers)
})

test.each([
  ['食[た]べる', 'n', 'nouns do not conjugate'],
  ['言[い]う', 'v4h', 'classical verbs in ふ are spelled as no modern form is'],
  ['有[あ]り', 'vr', 'nor do classical verbs in り have modern forms'],
  ['高[たか]し', 'adj-ku', 'nor classical adjectives'],
  ['食[た]べる', 'vi', 'transitivity is no class'],
  ['食[た]べた', 'v1', 'the word must end as its class demands'],
  ['です', 'cop', 'です is a form of だ'],
])('%s as %s has no table: %s', (word, partOfSpeech) => {
  expect(conjugate(readSampleWord(`${word} ${partOfSpeech}`))).toBeUndefined()
})

test('of the classes of a word, those with a table are named once each', () => {
  expect(conjugatingPartsOfSpeech(['n', 'vs', 'vt', 'vs', 'adj-na'])).toEqual(['vs', 'adj-na'])
})

test('every row says what its form is for', () => {
  for (const row of rowsOf('書[か]く v5k')) expect(row.label && row.use).not.toBe('')
})
