import type { StoredRubySegment, StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import { describe, expect, test } from 'vitest'
import type { WordDraft } from '../../drafts/word-draft'
import type { IndexedWord } from '../../sources/examples/tanaka-pair'
import { ExampleCollector, toStoredExample } from './example-sentences'
import { toText } from './sentence-words'
import { buildWord } from './testing/build-entry'
import { WordIndex } from './word-index'

function buildRead(word: WordDraft, furigana: StoredRubySegment[]): WordDraft {
  const spellings = word.spellings.map((each) => ({ ...each, furigana: JSON.stringify(furigana) }))
  return { ...word, spellings }
}

const run = buildRead(buildWord(1, ['走る/はしる'], { senseCount: 2 }), [['走', 'はし'], ['る']])
const dog = buildRead(buildWord(2, ['犬/いぬ']), [['犬', 'いぬ']])

function collect(
  pairs: { japanese: string; words: (Partial<IndexedWord> & { headword: string })[] }[],
  others: readonly WordDraft[] = [],
): ExampleCollector {
  const collector = new ExampleCollector(new WordIndex([run, dog, ...others]))
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
  return senses.map((sense) =>
    (sense.examples ?? []).map((each) => each.japanese.map(toText).join('')),
  )
}

function furtherOf(collector: ExampleCollector, wordId: number): string[] {
  return collector.listFurther([], wordId).map((each) => each.japanese.map(toText).join(''))
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
    ['犬', 0, 1],
    'は',
    ['犬', 0, 1],
    'だ。',
  ])
})

test('the words of a sentence have their readings and numbers, and the marked one stands once', () => {
  const words = [
    { headword: '犬' },
    { headword: 'が' },
    { headword: '走る', form: '走った' },
    { headword: '犬' },
  ]
  const collector = collect([{ japanese: '犬が走った犬小屋。', words }])
  expect(collector.listFurther([], 1)[0]?.japanese).toEqual([
    ['犬', 2, 0, [['犬', 'いぬ']]],
    'が',
    ['走った', 1, 1, [['走', 'はし'], ['った']]],
    ['犬', 2, 0, [['犬', 'いぬ']]],
    '小屋。',
  ])
})

test('after a number a counter has no reading, for it changes', () => {
  const collector = collect([
    { japanese: '三本の犬。', words: [{ headword: '本' }, { headword: '犬' }] },
  ])
  expect(collector.listFurther([], 2)).toEqual([])
  expect(examplesOf(collector, 2, 1)).toEqual([['三本の犬。']])
})

test('は is marked where it stands as a word, not within another', () => {
  const particle = buildWord(3, ['は'])
  const collector = collect(
    [
      {
        japanese: 'はい、犬は走る。',
        words: [{ headword: 'はい' }, { headword: '犬' }, { headword: 'は' }, { headword: '走る' }],
      },
    ],
    [particle],
  )
  expect(collector.listFurther([], 3)).toEqual([])
  const sense: StoredSense = { partsOfSpeech: [], glosses: [] }
  collector.addTo([sense], 3)
  expect(sense.examples?.[0]?.japanese.filter((piece) => piece[2] === 1)).toEqual([['は', 3, 1]])
  expect(sense.examples?.[0]?.japanese[0]).toBe('はい、')
})
