import { describe, expect, test } from 'vitest'
import { openFullDictionary } from '../../testing/open-full-dictionary'
import { getAbout } from '../about/get-about'
import { findUsedKanji } from './find-used-kanji'
import { findWordDefinition } from './find-word-definition'
import { listWords } from './list-words'
import { listWordsContaining } from './list-words-containing'

const full = openFullDictionary()

function getFull() {
  if (full === undefined) throw new Error('these tests run on the full dictionary only')
  return full
}

/** Definitions of all words with the headword, the most frequent first. */
function defineAll(text: string) {
  return getFull()
    .prepare<{ word_id: number }>(`
      SELECT DISTINCT word.word_id FROM spelling JOIN word ON word.word_id = spelling.word_id
      WHERE  text = ? ORDER BY coalesce(frequency_rank, 999999)`)
    .all(text)
    .flatMap(({ word_id }) => findWordDefinition(getFull(), { wordId: word_id }) ?? [])
}

/** The most frequent word with the headword. */
function define(text: string) {
  const [first] = defineAll(text)
  if (first === undefined) throw new Error(`no word is written ${text}`)
  return first
}

const readingsOf = (text: string) =>
  define(text)
    .spellings.filter((spelling) => spelling.text === text)
    .map((spelling) => spelling.reading)

const furiganaOf = (text: string, reading: string) =>
  defineAll(text)
    .flatMap((word) => word.spellings)
    .find((spelling) => spelling.text === text && spelling.reading === reading)
    ?.furigana.map(({ text, ruby }) => (ruby === undefined ? text : `${text}(${ruby})`))
    .join('')

function count(sql: string): number {
  return getFull().prepare<{ count: number }>(sql).get()?.count ?? 0
}

describe.skipIf(full === undefined)('the words of the real sources', () => {
  test('the dictionary is whole', () => {
    const { counts } = getAbout(getFull())
    expect(counts.words).toBeGreaterThan(210_000)
    expect(counts.kanji).toBeGreaterThan(13_000)
    expect(counts.names).toBeGreaterThan(700_000)
    expect(counts.examples).toBeGreaterThan(25_000)
  })

  test('JLPT levels have about as many words as the lists', () => {
    const totals = (['N5', 'N4', 'N3', 'N2', 'N1'] as const).map(
      (level) =>
        listWords(getFull(), { jlpt: [level], pos: [], loanword: 'include', sort: 'asc', limit: 1 })
          .total,
    )
    const listed = [667, 635, 1710, 1794, 3399]
    for (const [index, total] of totals.entries()) {
      expect(total / (listed[index] ?? 1)).toBeGreaterThan(0.85)
      expect(total / (listed[index] ?? 1)).toBeLessThan(1.1)
    }
  })

  test('pitch is known for at least 90 % of common words', () => {
    const common = count('SELECT count(*) AS count FROM word WHERE is_common = 1')
    const known = count(`
      SELECT count(*) AS count FROM word WHERE is_common = 1 AND EXISTS
        (SELECT 1 FROM spelling WHERE spelling_id = first_spelling_id AND pitch IS NOT NULL)`)
    expect(known / common).toBeGreaterThanOrEqual(0.9)
  })

  test('at least 99 % of common headwords have furigana that fit their kanji', () => {
    const report = JSON.parse(
      getFull().prepare<{ value: string }>(`SELECT value FROM about WHERE key = 'report'`).get()
        ?.value ?? '{}',
    )
    const coverage: { feature: string; covered: number; of: number }[] = report.coverage
    const furigana = coverage.find((each) => each.feature.startsWith('furigana'))
    expect((furigana?.covered ?? 0) / (furigana?.of ?? 1)).toBeGreaterThanOrEqual(0.99)
  })

  test('furigana always spell out the written form and its reading', () => {
    const sample = getFull()
      .prepare<{ text: string; reading: string; furigana: string }>(
        'SELECT text, reading, furigana FROM spelling ORDER BY spelling_id LIMIT 20000',
      )
      .all()
    const wrong = sample.filter(({ text, furigana }) => {
      const segments: [string, string?][] = JSON.parse(furigana)
      return segments.map(([written]) => written).join('') !== text
    })
    expect(wrong).toEqual([])
  })
})

describe.skipIf(full === undefined)('famous traps', () => {
  test.each([
    ['今日', 'きょう', '今日(きょう)', 'read as a whole'],
    ['今日', 'こんにち', '今(こん)日(にち)', 'the same characters read one by one'],
    ['明日', 'あした', '明日(あした)', 'read as a whole'],
    ['明日', 'みょうにち', '明(みょう)日(にち)', 'the formal reading'],
    ['大人', 'おとな', '大人(おとな)', 'read as a whole'],
    ['一日', 'ついたち', '一日(ついたち)', 'the first of the month'],
    ['一日', 'いちにち', '一(いち)日(にち)', 'one day'],
    ['行く', 'いく', '行(い)く', 'okurigana have no ruby'],
    ['来る', 'くる', '来(く)る', 'irregular, but written regularly'],
    ['人々', 'ひとびと', '人(ひと)々(びと)', 'the mark repeats, and is voiced'],
    ['ヶ月', 'かげつ', 'ヶ(か)月(げつ)', 'a small ヶ is read か'],
    ['Ｔシャツ', 'ティーシャツ', 'Ｔ(ティー)シャツ', 'a letter has a reading, katakana none'],
    ['付き合う', 'つきあう', '付(つ)き合(あ)う', 'okurigana in the middle'],
    ['上手', 'じょうず', '上手(じょうず)', 'read as a whole'],
  ])('%s (%s) is %s: %s', (text, reading, furigana) => {
    expect(furiganaOf(text, reading)).toBe(furigana)
  })

  test.each([
    ['今日', ['きょう', 'こんにち'], 'the everyday reading before the formal one'],
    ['明日', ['あした', 'あす', 'みょうにち'], 'the everyday reading first'],
    ['日本', ['にほん', 'にっぽん'], 'both, the usual one first'],
    ['行く', ['いく', 'ゆく'], 'both, the usual one first'],
    ['私', ['わたし'], 'the word わたし, not あたし or わし, is what 私 means first'],
    ['生', ['なま'], 'なま is the most frequent of six words'],
    ['大人', ['おとな'], 'おとな, not たいじん'],
    ['来る', ['くる'], 'くる, not きたる'],
  ])('%s is read %s: %s', (text, readings) => {
    expect(readingsOf(text).slice(0, readings.length)).toEqual(readings)
  })

  test('四 is し and よん, 九 is きゅう and く: number words keep all their readings', () => {
    expect(readingsOf('四')).toEqual(expect.arrayContaining(['し', 'よん', 'よ']))
    expect(readingsOf('九')).toEqual(expect.arrayContaining(['きゅう', 'く', 'ここの']))
  })

  test('為る is a rare way to write する, which comes first', () => {
    const word = define('する')
    expect(word.spellings[0]?.text).toBe('する')
    const rare = word.spellings.find((spelling) => spelling.text === '為る')
    expect(rare?.notes.map((note) => note.code)).toContain('rK')
    expect(word.isUsuallyKana).toBe(true)
  })

  test('良い is よい; いい is an entry of its own', () => {
    expect(readingsOf('良い')[0]).toBe('よい')
    expect(define('いい').spelling.text).toBe('いい')
  })

  test('付合う is a search-only form: it is no headword of 付き合う', () => {
    expect(defineAll('付合う')).toEqual([])
    expect(define('付き合う').spellings.map((spelling) => spelling.text)).toEqual(['付き合う'])
  })

  test('the kanji of 学校 are traced to their on readings through the sound change', () => {
    const { wordId, spelling } = define('学校')
    const used = findUsedKanji(getFull(), { wordId, wordSpellingId: spelling.spellingId })
    expect(used?.map((kanji) => kanji.readingId)).toEqual(['学:on:ガク', '校:on:コウ'])
  })

  test('それ and これ are words of N5, whichever homophone the list named', () => {
    expect(define('それ').jlpt).toBe('N5')
    expect(define('これ').jlpt).toBe('N5')
  })

  test('the most frequent words are those of every sentence, not pieces of verbs', () => {
    const texts = getFull()
      .prepare<{ text: string }>(`
        SELECT text FROM word JOIN spelling ON spelling_id = first_spelling_id
        WHERE  frequency_rank <= 100`)
      .all()
      .map((row) => row.text)
    expect(texts).toEqual(expect.arrayContaining(['する', 'の', 'は', 'いる', 'ある', 'これ']))
    for (const piece of ['それる', 'なう', '食べ', 'おは']) expect(texts).not.toContain(piece)
  })

  test.each([
    ['テレビ', true, 'cut short from English'],
    ['パン', true, 'from Portuguese'],
    ['アルバイト', true, 'from German'],
    ['煙草', true, 'written in kanji, from Portuguese all the same'],
    ['猫', false, 'also written ネコ, as species are'],
    ['ドキドキ', false, 'mimetic'],
    ['仏', false, 'came with Buddhism, long before'],
  ])('%s is a loanword: %s (%s)', (text, isLoanword) => {
    expect(define(text).isLoanword).toBe(isLoanword)
  })
})

describe.skipIf(full === undefined)('verbs in pairs', () => {
  test.each([
    ['開ける', '開く', false, 'JMdict does not link the two'],
    ['閉める', '閉まる', false, 'what is done, and what happens'],
    ['始まる', '始める', true, 'the other way round'],
    ['出る', '出す', true, 'sounds that begin alike'],
    ['消える', '消す', true, 'and another row of them'],
    ['入る', '入れる', true, 'the pair that no sound shows'],
  ])('%s has the partner %s', (verb, partner, isTransitive) => {
    expect(define(verb).partner).toMatchObject({ word: { text: partner }, isTransitive })
  })

  test.each([
    ['食べる', 'nothing happens by itself'],
    ['書く', '書ける is a form of it'],
    ['本', 'no verb'],
  ])('%s has none: %s', (word) => {
    expect(define(word).partner).toBeNull()
  })

  test('compounds and phrases hold the word, the usual ones first', () => {
    const { wordId } = define('学校')
    const texts = listWordsContaining(getFull(), { wordId })?.map(({ text }) => text)
    expect(texts?.slice(0, 2)).toEqual(['小学校', '中学校'])
    expect(texts?.every((text) => text.includes('学校') && text !== '学校')).toBe(true)
  })
})
