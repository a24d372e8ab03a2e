import type { StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import { describe, expect, test } from 'vitest'
import type { IndexedWord } from '../../sources/examples/tanaka-pair'
import { ExampleCollector, toStoredExample } from './example-sentences'
import { buildWord } from './testing/build-entry'
import { WordIndex } from './word-index'

const run = buildWord(1, ['走る/はしる'], { senseCount: 2 })
const dog = buildWord(2, ['犬/いぬ'])

function collect(
  pairs: { japanese: string; words: (Partial<IndexedWord> & { headword: string })[] }[],
): ExampleCollector {
  const collector = new ExampleCollector(new WordIndex([run, dog]))
  for (const [index, { japanese, words }] of pairs.entries()) {
    collector.add({
      japaneseId: `${index}`,
      englishId: `${index}`,
      japanese,
      english: 'A sentence.',
      words: words.map((word) => ({
        reading: null,
        wordId: null,
        senseNumber: null,
        form: null,
        isChecked: false,
        ...word,
      })),
    })
  }
  return collector
}

function examplesOf(collector: ExampleCollector, wordId: number, senseCount: number): string[][] {
  const senses = Array.from(
    { length: senseCount },
    (): StoredSense => ({ partsOfSpeech: [], glosses: [] }),
  )
  collector.addTo(senses, wordId)
  return senses.map((sense) => (sense.examples ?? []).map((each) => each.japanese.join('')))
}

function furtherOf(collector: ExampleCollector, wordId: number): string[] {
  return collector.listFurther([], wordId).map((each) => each.japanese.join(''))
}

describe('where a sentence goes', () => {
  test('to the sense that its index names, where a person has checked it', () => {
    const collector = collect([
      {
        japanese: '犬が走った。',
        words: [{ headword: '走る', senseNumber: 2, form: '走った', isChecked: true }],
      },
    ])
    expect(examplesOf(collector, 1, 2)).toEqual([[], ['犬が走った。']])
    expect(furtherOf(collector, 1)).toEqual([])
  })

  test('to the only sense of a word; with several it is anybody’s guess, and goes to the word', () => {
    const collector = collect([
      { japanese: '犬が走る。', words: [{ headword: '走る' }, { headword: '犬' }] },
    ])
    expect(examplesOf(collector, 1, 2)).toEqual([[], []])
    expect(furtherOf(collector, 1)).toEqual(['犬が走る。'])
    expect(examplesOf(collector, 2, 1)).toEqual([['犬が走る。']])
  })

  test('a number that nobody has checked is no sense, nor is one beyond the last', () => {
    const collector = collect([
      { japanese: '犬が走る。', words: [{ headword: '走る', senseNumber: 1 }] },
      { japanese: '走る犬。', words: [{ headword: '走る', senseNumber: 7, isChecked: true }] },
    ])
    expect(examplesOf(collector, 1, 2)).toEqual([[], []])
    expect(furtherOf(collector, 1)).toEqual(['走る犬。', '犬が走る。'])
  })

  test('of sentences nobody checked the shorter, which show a word more plainly', () => {
    const collector = collect(
      [
        '犬が庭を走っていくのを私は見た。',
        '犬が庭を走っている。',
        '犬が走っている。',
        '犬が庭にいます。',
      ].map((japanese) => ({ japanese, words: [{ headword: '犬' }] })),
    )
    expect(examplesOf(collector, 2, 1)).toEqual([
      ['犬が走っている。', '犬が庭にいます。', '犬が庭を走っている。'],
    ])
  })

  test('three to a sense, those that a person has checked before the others', () => {
    const collector = collect([
      ...['犬一。', '犬二。', '犬三。', '犬四。'].map((japanese) => ({
        japanese,
        words: [{ headword: '犬' }],
      })),
      { japanese: '犬五。', words: [{ headword: '犬', isChecked: true }] },
    ])
    expect(examplesOf(collector, 2, 1)).toEqual([['犬五。', '犬一。', '犬二。']])
    // What the sense has no room for is still a sentence with the word.
    expect(furtherOf(collector, 2).toSorted()).toEqual(['犬三。', '犬四。'].toSorted())
  })
})

test('the sentence is cut around every place of the word', () => {
  expect(toStoredExample('犬は犬だ。', '犬', 'A dog is a dog.', []).japanese).toEqual([
    '',
    '犬',
    'は',
    '犬',
    'だ。',
  ])
})
