import { describe, expect, test } from 'vitest'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { findPronunciation } from './find-pronunciation'
import { findSpelling } from './find-spelling'
import { findUsedKanji } from './find-used-kanji'
import { findWordDefinition } from './find-word-definition'

const dictionary = openTinyDictionary()

interface SpellingRow {
  word_id: number
  spelling_id: string
}

/** The key of a headword, found by what it is. */
function key(text: string, reading: string): { wordId: number; spellingId: string } {
  const row = dictionary
    .prepare<SpellingRow>(
      'SELECT word_id, spelling_id FROM spelling WHERE text = ? AND reading = ?',
    )
    .get(text, reading)
  if (row === undefined) throw new Error(`the tiny dictionary has no ${text} (${reading})`)
  return { wordId: row.word_id, spellingId: row.spelling_id }
}

function define(text: string, reading: string) {
  const definition = findWordDefinition(dictionary, key(text, reading))
  if (definition === undefined) throw new Error(`no definition of ${text}`)
  return definition
}

function usedKanji(text: string, reading: string) {
  const { wordId, spellingId } = key(text, reading)
  return findUsedKanji(dictionary, { wordId, wordSpellingId: spellingId })?.map(
    ({ literal, readingInWord, readingId }) => [literal, readingInWord, readingId],
  )
}

function isHeadword(text: string): boolean {
  return dictionary.prepare('SELECT 1 FROM spelling WHERE text = ?').get(text) !== undefined
}

describe('headwords', () => {
  test('the spelling asked for is the one answered', () => {
    expect(define('今日', 'こんにち').spelling.reading).toBe('こんにち')
  })

  test('without a spelling the most usual one is answered', () => {
    const { wordId } = key('今日', 'きょう')
    expect(findWordDefinition(dictionary, { wordId })?.spelling).toMatchObject({
      text: '今日',
      reading: 'きょう',
    })
  })

  test('a word usually written in kana shows kana first: する before 為る', () => {
    expect(define('為る', 'する').spellings.map((each) => each.text)).toEqual(['する', '為る'])
  })

  test('a search-only form finds its word but is no headword: 食る of 食べる', () => {
    expect(isHeadword('食べる')).toBe(true)
    expect(isHeadword('食る')).toBe(false)
  })

  test('a kanji numeral comes before its full-width digits: 一 before １', () => {
    const texts = define('一', 'いち').spellings.map((each) => each.text)
    expect(texts.indexOf('一')).toBeLessThan(texts.indexOf('１'))
  })

  test('notes carry words a learner reads, not codes alone', () => {
    const rare = define('為る', 'する').spellings.find((each) => each.text === '為る')
    expect(rare?.notes[0]?.code).toBe('rK')
    expect(rare?.notes[0]?.label).toMatch(/rare/i)
  })
})

describe('furigana and kanji', () => {
  test('each kanji has its own reading, and okurigana none: 食べる', () => {
    expect(define('食べる', 'たべる').spelling.furigana).toEqual([
      { text: '食', ruby: 'た' },
      { text: 'べる' },
    ])
  })

  test('a word read as a whole has one reading over all: 今日 きょう', () => {
    expect(define('今日', 'きょう').spelling.furigana).toEqual([{ text: '今日', ruby: 'きょう' }])
  })

  test('々 stands as the kanji it repeats, with its own voiced reading: 人々', () => {
    expect(usedKanji('人々', 'ひとびと')).toEqual([
      ['人', 'ひと', '人:kun:ひと'],
      ['人', 'びと', '人:kun:ひと'],
    ])
  })

  test('a reading whose sound changed is traced to the listed one: がっ of 学校 is ガク', () => {
    expect(usedKanji('学校', 'がっこう')).toEqual([
      ['学', 'がっ', '学:on:ガク'],
      ['校', 'こう', '校:on:コウ'],
    ])
  })

  test('in a word read as a whole no kanji has a reading of its own', () => {
    expect(usedKanji('大人', 'おとな')).toEqual([
      ['大', null, null],
      ['人', null, null],
    ])
  })

  test('a word in kana uses no kanji', () => {
    expect(usedKanji('ファン', 'ファン')).toEqual([])
    expect(define('ファン', 'ファン').kanjiIds).toEqual([])
  })
})

describe('senses', () => {
  test('a reference that names one word leads to it', () => {
    const references = dictionary
      .prepare<{ word_id: number }>('SELECT word_id FROM word')
      .all()
      .flatMap(({ word_id }) => findWordDefinition(dictionary, { wordId: word_id })?.senses ?? [])
      .flatMap((sense) => [...sense.crossReferences, ...sense.antonyms])
    const linked = references.filter((reference) => reference.wordId !== null)
    expect(linked.length).toBeGreaterThan(10)
    for (const { wordId, spellingId } of linked) {
      expect(findWordDefinition(dictionary, { wordId: wordId ?? 0, spellingId })).toBeDefined()
    }
  })

  test('the headword is marked within the example, and the pieces make the sentence', () => {
    const examples = define('食べる', 'たべる').senses.flatMap((sense) => sense.examples)
    expect(examples.length).toBeGreaterThan(0)
    for (const { japanese } of examples) {
      expect(japanese.some((piece) => piece.isHeadword)).toBe(true)
      expect(japanese.every((piece) => piece.text !== '')).toBe(true)
    }
  })

  test('the sense asked for is named; one that the word lacks is not found', () => {
    const { wordId } = key('食べる', 'たべる')
    expect(findWordDefinition(dictionary, { wordId, meaningId: 1 })?.meaningId).toBe(1)
    expect(findWordDefinition(dictionary, { wordId, meaningId: 99 })).toBeUndefined()
  })

  test('verbs conjugate and nouns do not', () => {
    expect(define('食べる', 'たべる').hasConjugation).toBe(true)
    expect(define('犬', 'いぬ').hasConjugation).toBe(false)
  })
})

describe('what is not there', () => {
  test('an unknown word, or the spelling of another word, is not found', () => {
    const dog = key('犬', 'いぬ')
    const mountain = key('山', 'やま')
    expect(findWordDefinition(dictionary, { wordId: 1 })).toBeUndefined()
    const mixed = { wordId: dog.wordId, spellingId: mountain.spellingId }
    expect(findWordDefinition(dictionary, mixed)).toBeUndefined()
    expect(findSpelling(dictionary, mixed)).toBeUndefined()
    expect(findPronunciation(dictionary, mixed)).toBeUndefined()
    expect(
      findUsedKanji(dictionary, { wordId: dog.wordId, wordSpellingId: mountain.spellingId }),
    ).toBeUndefined()
  })
})

describe('pronunciation', () => {
  test('morae are counted as spoken: きょう has two', () => {
    expect(findPronunciation(dictionary, key('今日', 'きょう'))).toMatchObject({
      reading: 'きょう',
      morae: ['きょ', 'う'],
      patterns: [{ downstep: 1 }],
    })
  })

  test('the head of the word says where the pitch falls', () => {
    expect(define('今日', 'きょう').downsteps).toEqual([1])
  })

  test('a word without known pitch is null, which is not the same as no such word', () => {
    const silent = dictionary
      .prepare<SpellingRow>('SELECT word_id, spelling_id FROM spelling WHERE pitch IS NULL')
      .get()
    expect(silent).toBeDefined()
    const silentKey = { wordId: silent?.word_id ?? 0, spellingId: silent?.spelling_id ?? '' }
    expect(findPronunciation(dictionary, silentKey)).toBeNull()
    expect(findWordDefinition(dictionary, silentKey)?.hasPronunciation).toBe(false)
    expect(findWordDefinition(dictionary, silentKey)?.downsteps).toEqual([])
  })

  test('a word shown in kana takes the accent listed under its kanji: する of 為る', () => {
    expect(findPronunciation(dictionary, key('する', 'する'))?.patterns).toEqual(
      findPronunciation(dictionary, key('為る', 'する'))?.patterns,
    )
  })
})
