import { describe, expect, test } from 'vitest'
import { describeSoundChange, groupByReading, type KanjiWord } from './words-by-reading'

function buildWord(text: string, readingId: string | null, readingInWord: string | null = null) {
  return {
    wordId: 1,
    spellingId: text,
    text,
    reading: text,
    furigana: [{ text }],
    glosses: [],
    partsOfSpeech: [],
    jlpt: null,
    isCommon: true,
    isUsuallyKana: false,
    isLoanword: false,
    frequencyRank: null,
    readingInWord,
    readingId,
    position: 'start',
  } satisfies KanjiWord
}

test('words stand under their reading, the reading of the most useful word first', () => {
  const groups = groupByReading([
    buildWord('今日', null),
    buildWord('食べる', '食:kun:た.べる'),
    buildWord('食事', '食:on:ショク'),
    buildWord('食べ物', '食:kun:た.べる'),
  ])
  expect(groups.map(({ readingId, words }) => [readingId, words.map(({ text }) => text)])).toEqual([
    ['食:kun:た.べる', ['食べる', '食べ物']],
    ['食:on:ショク', ['食事']],
    [null, ['今日']],
  ])
})

describe('a row says how the kanji sounds only where that is not how it is listed', () => {
  test.each<[string, string | null, string, string | undefined, string]>([
    ['食器', 'しょっ', 'ショク', 'read しょっ', 'く is doubled into the next sound'],
    ['人々', 'びと', 'ひと', 'read びと', 'the sound is voiced in the middle of a word'],
    ['食事', 'しょく', 'ショク', undefined, 'an on reading is listed in katakana, heard the same'],
    ['食べる', 'た', 'たべる', undefined, 'okurigana is written beside the kanji'],
    ['今日', null, 'コン', undefined, 'the word is read as a whole'],
  ])('%s: %s of %s → %s: %s', (text, heard, listed, note) => {
    expect(describeSoundChange(buildWord(text, 'x', heard), listed)).toBe(note)
  })
})
