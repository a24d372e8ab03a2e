import { afterAll, describe, expect, test } from 'vitest'
import { openFullDictionary } from '../../../testing/open-full-dictionary'
import { search } from '../search'

/** Needs the real kanji: the chosen ones have no rivals. */
const dictionary = openFullDictionary()
afterAll(() => dictionary?.close())

describe.runIf(dictionary !== undefined)(
  'kanji asked for by a meaning in the full dictionary',
  () => {
    test.each([
      ['kanji for freedom', '自由', 'that only a word has'],
      ['kanji for adventure', '冒険', 'of which no kanji is found at all'],
      ['kanji for equality', '平等', 'an abstract noun'],
      ['kanji for water', '水', 'that a kanji has'],
      ['kanji for apology', '謝', 'of which a kanji has the verb'],
      ['kanji for spider', '蜘蛛', 'which everybody writes in kana'],
      ['kanji for ant', '蟻', 'before kanji that nobody has met'],
      ['kanji for smile', '笑', 'before 莞, which is met in names alone'],
      ['kanji for rose', '薔薇', 'the thing, which is the past of a verb as well'],
      ['kanji for angel', '天使', 'that has the only kanji of a word that nobody says'],
      ['kanji for eyelash', '睫毛', 'that is written half in kana as well'],
      ['kanji for toe', '爪先', 'of which the first kanji is mostly typed in kana'],
      ['kanji for singer', '歌手', 'which says who sings'],
      ['kanji for ghost', '幽霊', 'which is nothing else, as 精 is'],
      ['kanji for sun', '日', 'that is learnt first, though 太陽 is nothing else'],
      ['kanji for brave', '勇', 'that the word is written with, before 敢'],
      ['kanji for tear', '涙', 'the thing, before what tears'],
    ])('%s finds %s first: %s', (query, wanted) => {
      if (dictionary === undefined) return
      const { items } = search(dictionary, { query, limit: wanted.length })
      expect(items.map((item) => (item.kind === 'kanji' ? item.literal : item.kind)).join('')).toBe(
        wanted,
      )
    })
  },
)

describe.runIf(dictionary !== undefined)('among kanji an English word finds', () => {
  test.each([
    ['bear', '熊', 'before 担, which bears'],
    ['ant', '蟻', 'before kanji that nobody has met'],
    ['lightning', '雷', 'which is learnt'],
    ['see', '見', 'and no reading せい, which nobody writes so'],
    ['hi', '日', 'which is read so'],
    ['pink', '桃', 'of the word, as no kanji means it'],
  ])('%s: %s, %s', (query, wanted) => {
    if (dictionary === undefined) return
    const [first] = search(dictionary, { query, kind: 'kanji' }).items
    expect(first?.kind === 'kanji' && first.literal).toBe(wanted)
  })
})

describe.runIf(dictionary !== undefined)('further kanji of a meaning', () => {
  test.each([
    ['water', 5],
    ['library', 2],
    ['experience', 1],
    ['brave', 1],
    ['tear', 1],
    ['tear', 2],
  ])('for %s come behind the first %i, which are no last page', (meaning, limit) => {
    if (dictionary === undefined) return
    const query = `kanji for ${meaning}`
    const whole = search(dictionary, { query, limit: limit * 2 }).items
    const first = search(dictionary, { query, limit })
    const next = search(dictionary, { query, limit, cursor: first.nextCursor })
    expect(first.total).toBeGreaterThan(limit)
    expect([...first.items, ...next.items]).toEqual(whole)
  })
})

describe.runIf(dictionary !== undefined)('the kanji of a meaning', () => {
  test.each([
    ['bell', '鈴 鐘'],
    ['stairs', '階 段'],
    ['can', '缶 可'],
    ['hate', '憎 嫌'],
    ['go back', '戻'],
    ['light (not heavy)', '軽'],
    ['thick', '厚 太'],
  ])('for %s are %s, and none that is only read so', (meaning, expected) => {
    if (dictionary === undefined) return
    const wanted = expected.split(' ')
    const { items } = search(dictionary, { query: `kanji for ${meaning}`, limit: wanted.length })
    expect(items.map((item) => (item.kind === 'kanji' ? item.literal : item.kind))).toEqual(wanted)
  })
})
