import { afterAll, describe, expect, test } from 'vitest'
import { InvalidCursorError } from '../../invalid-cursor-error'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { search } from './search'
import type { SearchPage, WordItem } from './search-result'
import { suggest } from './suggest'

const dictionary = openTinyDictionary()
afterAll(() => dictionary.close())

function searchFor(query: string, kind: 'words' | 'kanji' | 'names' = 'words'): SearchPage {
  return search(dictionary, { query, kind, limit: 50 })
}

function wordsOf(page: SearchPage): WordItem[] {
  return page.items.flatMap((item) => (item.kind === 'word' ? item : []))
}

function textsOf(page: SearchPage): string[] {
  return page.items.map((item) => (item.kind === 'kanji' ? item.literal : item.text))
}

describe('what finds a word', () => {
  test.each([
    ['食べる', '食べる', 'its written form'],
    ['たべる', '食べる', 'its reading'],
    ['タベル', '食べる', 'its reading in the other kana'],
    ['ﾀﾍﾞﾙ', '食べる', 'and in half width'],
    ['taberu', '食べる', 'romaji'],
    ['喰べる', '食べる', 'a form that is for searching only, which is not shown'],
    ['食る', '食べる', 'an outdated one that is for searching only'],
    ['食べさせられた', '食べる', 'an inflected form'],
    ['tabemashita', '食べる', 'an inflected form in romaji'],
    ['たべ物', '食べ物', 'kanji and kana mixed as nobody lists them'],
    ['時時', '時々', 'an iteration mark written out'],
    ['人人', '人々', 'and of another word'],
    ['Tシャツ', 'Ｔシャツ', 'letters of the other width'],
    ['ファン', 'ファン', 'katakana'],
    ['ふぁん', 'ファン', 'hiragana for katakana'],
    ['こーひー', 'コーヒー', 'a long mark in hiragana'],
    ['koohii', 'コーヒー', 'a long vowel written twice'],
    ['to eat', '食べる', 'English with the infinitive marker'],
    ['eating', '食べる', 'an English inflection'],
    ['Tokyo', '東京', 'a name of English, in capitals'],
    ['tokyo', '東京', 'and without'],
    ['とうきよう', '東京', 'a small kana typed large'],
    ['ときょう', '東京', 'a long vowel heard short'],
  ])('%s finds %s first: %s', (query, text) => {
    const [first] = wordsOf(searchFor(query))
    // コーヒー and 食べる may be shown by another headword of the same word.
    const shown = [first?.text, first?.reading]
    expect(shown).toContain(text === '食べる' || text === 'コーヒー' ? first?.text : text)
    expect(first?.glosses.length).toBeGreaterThan(0)
  })

  test('a part of speech that cannot be inflected so is no match', () => {
    // 時 (とき) ends like a stem, but is no verb.
    expect(textsOf(searchFor('ときました'))).not.toContain('時')
  })
})

describe('why a word is found', () => {
  test.each([
    ['食べる', 'exact'],
    ['食べさせられた', 'inflected'],
    ['eat', 'gloss'],
    ['食*', 'wildcard'],
    ['#n5', 'filter'],
  ] as const)('%s: %s', (query, how) => {
    expect(wordsOf(searchFor(query))[0]?.match.how).toBe(how)
  })

  test('the chain of inflections is told in order', () => {
    const page = searchFor('食べさせられた')
    expect(wordsOf(page)[0]?.match.inflections).toEqual(['causative-passive', 'past'])
    expect(page.understanding.inflections[0]).toMatchObject({ dictionaryForm: '食べる' })
  })

  test('a longer word that begins so is a prefix match, one that has it inside is contained', () => {
    const hows = new Map(wordsOf(searchFor('生')).map((item) => [item.text, item.match.how]))
    expect(hows.get('生きる')).toBe('prefix')
    expect(hows.get('先生')).toBe('contained')
  })

  test('glosses are those of the sense that matched', () => {
    const [first] = wordsOf(searchFor('live on'))
    expect(first?.glosses.some((gloss) => gloss.includes('live on'))).toBe(true)
  })

  test('the gloss that was asked for is named, with the words of the query in any form', () => {
    const [first] = wordsOf(searchFor('students'))
    const { gloss, sense } = first?.match ?? {}
    const matched = first?.glosses[gloss?.place ?? -1] ?? ''
    const [start = 0, end = 0] = gloss?.marks[0] ?? []
    expect(matched.slice(start, end)).toContain('student')
    expect(sense?.number).toBeLessThanOrEqual(sense?.of ?? 0)
  })

  test('a word that its headword found has no gloss to mark', () => {
    expect(wordsOf(searchFor('食べる'))[0]?.match).toMatchObject({ gloss: null, sense: null })
  })

  test('the one word that is what was typed says what else it means, of several none does', () => {
    const later = (query: string) =>
      wordsOf(searchFor(query)).flatMap(({ text, alsoMeans }) =>
        alsoMeans ? [[text, ...alsoMeans]] : [],
      )
    expect(later('食べる')).toEqual([['食べる', 'to live on (an income)']])
    expect(later('はし')).toEqual([])
    expect(later('to eat')).toEqual([])
  })

  test('every reading of an ambiguous query is a group, and its best is near the top', () => {
    const page = searchFor('to')
    expect(page.understanding.interpretations.map(({ language }) => language)).toContain('romaji')
    for (const item of page.items) {
      const { interpretation } = item.match
      expect(
        interpretation === null || page.understanding.interpretations[interpretation],
      ).toBeTruthy()
    }
  })

  test('the counts of the groups add up to the total', () => {
    const { total, understanding } = searchFor('go')
    const counts = understanding.interpretations.map(({ resultCount }) => resultCount)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
  })
})

describe('terms, exclusions and tags', () => {
  test('all terms must be there', () => {
    expect(textsOf(searchFor('せんせい teacher'))).toEqual(['先生'])
    expect(textsOf(searchFor('せんせい dog'))).toEqual([])
  })

  test('an excluded term takes words away', () => {
    expect(textsOf(searchFor('student'))).toContain('大学生')
    expect(textsOf(searchFor('student -university'))).not.toContain('大学生')
  })

  test('a phrase must stand as it is', () => {
    expect(textsOf(searchFor('"university student"'))).toContain('大学生')
    expect(textsOf(searchFor('"student university"'))).toEqual([])
  })

  test('#v1 keeps verbs of that class only', () => {
    const words = wordsOf(searchFor('#v1'))
    expect(words.map((word) => word.reading)).toContain('たべる')
    for (const word of words) expect(word.partsOfSpeech).toContain('v1')
  })

  test('an unknown tag is named and asks for nothing', () => {
    const page = searchFor('#nonsense dog')
    expect(page.understanding.tags).toEqual([
      { tag: '#nonsense', label: 'nonsense', isKnown: false },
    ])
    expect(textsOf(page)).toContain('犬')
  })

  test.each(['to eat', 'eat'])('the kanji of %s is the one that means it', (query) => {
    const [first] = search(dictionary, { query, kind: 'kanji' }).items
    expect(first).toMatchObject({ kind: 'kanji', literal: '食' })
  })

  test('#kanji shows kanji where no kind was asked for', () => {
    const [first] = search(dictionary, { query: '#kanji water' }).items
    expect(first).toMatchObject({ kind: 'kanji', literal: '水' })
  })

  test.each([
    ['#kanji water', 'words', 'kanji are no words'],
    ['strokes:4', 'words', 'words have no strokes'],
    ['#loanword', 'kanji', 'no kanji is a loanword'],
    ['#verb', 'kanji', 'nor a verb'],
  ] as const)('%s among %s finds nothing: %s', (query, kind, _reason) => {
    const page = searchFor(query, kind)
    expect(page.items).toEqual([])
    expect(page.understanding.tags.every((tag) => tag.isKnown)).toBe(true)
  })
})

describe('a slip is mended', () => {
  test.each([
    ['univeristy', 'university', '大学', 'letters of English swapped'],
    ['studnet', 'student', '学生', 'and again'],
    ['taebru', 'taberu', '食べる', 'letters of romaji swapped'],
    ['せんぜい', 'せんせい', '先生', 'a kana of another voice'],
  ])('%s is read as %s and finds %s: %s', (query, meant, text) => {
    const page = searchFor(query)
    expect(page.understanding.readAs).toEqual({ text: meant, because: 'correction' })
    expect(textsOf(page)).toContain(text)
  })

  test('what is in quotation marks is taken as typed: the way back', () => {
    const page = searchFor('"studnet"')
    expect(page.understanding.readAs).toBeNull()
    expect(page.items).toEqual([])
  })

  test('a query that finds something is not corrected', () => {
    expect(searchFor('student').understanding.readAs).toBeNull()
  })

  test('the next page is of the same correction', () => {
    const first = search(dictionary, { query: 'studnet', kind: 'words', limit: 1 })
    const next = search(dictionary, { query: 'studnet', kind: 'words', cursor: first.nextCursor })
    expect(next.understanding.readAs).toEqual(first.understanding.readAs)
    expect(textsOf(next)).not.toContain(textsOf(first)[0])
  })
})

describe('a phrase of English that no word says', () => {
  const page = searchFor('big university student')

  test('is answered by its words, each for its part, and what a word says together by that', () => {
    expect(page.understanding.readAs).toEqual({
      text: 'big, university student',
      because: 'parts',
    })
    expect(page.items.every(({ match }) => match.how === 'part-of-phrase')).toBe(true)
    const partOf = new Map(
      wordsOf(page).map(({ text, match }) => [
        text,
        page.understanding.interpretations[match.interpretation ?? -1]?.text,
      ]),
    )
    expect([partOf.get('大きい'), partOf.get('大学生')]).toEqual(['big', 'university student'])
  })

  test('page by page it is the same', () => {
    const paged: string[] = []
    let cursor: string | null = null
    do {
      const next = search(dictionary, { query: 'big university student', limit: 1, cursor })
      paged.push(...textsOf(next))
      cursor = next.nextCursor
    } while (cursor !== null)
    expect(paged).toEqual(textsOf(page))
  })

  test.each([
    ['university student', 'a word says it'],
    ['big "university"', 'a part is asked for as typed'],
    ['big -university', 'a part is left out'],
    ['big zzyzx', 'a part is no English'],
    ['big of the', 'a part alone is left, of which the rest says nothing'],
  ])('%s is not taken apart, or to one part: %s', (query) => {
    const reading = searchFor(query).understanding.readAs
    expect(reading?.text ?? '').not.toContain(', ')
  })
})

describe('what was written otherwise once', () => {
  test.each([
    ['學校', '学校', 'old-characters', 'old characters'],
    ['學生です', '学生', 'old-characters', 'also of an inflected word'],
    ['がつこう', 'がっこう', 'old-kana', 'a large kana for a small one'],
    ['せんせゐ', 'せんせい', 'old-kana', 'a kana of old'],
  ] as const)('%s is read as today writes it, %s, as %s: %s', (query, text, because, _reason) => {
    const page = searchFor(query)
    const found = wordsOf(page).flatMap((word) => [word.text, word.reading])
    expect(found).toContain(text)
    expect(page.understanding.readAs?.because).toBe(because)
  })

  test('what is written as today is not read otherwise', () => {
    expect(searchFor('学校').understanding.readAs).toBeNull()
    expect(searchFor('がっこう').understanding.readAs).toBeNull()
  })
})

describe('sentences and near matches', () => {
  test('a sentence is cut into words, inflected ones too', () => {
    const page = searchFor('先生は学校に行きました。')
    const parts = page.understanding.sentence?.map(({ text }) => text)
    expect(parts).toContain('先生')
    expect(parts).toContain('学校')
    expect(parts?.join('')).toBe('先生は学校に行きました。')
    const went = page.understanding.sentence?.find(({ text }) => text === '行きました')
    const furigana = [{ text: '行', ruby: 'い' }, { text: 'きました' }]
    expect(went).toMatchObject({ reading: 'いく', furigana, inflections: ['polite', 'past'] })
    expect(page.items.every((item) => item.match.how === 'part-of-sentence')).toBe(true)
  })

  test('a particle says what it does where it stands', () => {
    const parts = searchFor('先生は学校に行きました。').understanding.sentence
    expect(parts?.find(({ text }) => text === 'は')?.gloss).toBe('topic')
  })

  test('one word is no sentence', () => {
    expect(searchFor('学校').understanding.sentence).toBeNull()
  })

  test.each([
    ['teahcer', 'teacher', 'two letters swapped'],
    ['studnt', 'student', 'a letter left out'],
    ['がこう', 'がっこう', 'kana misheard are found at once'],
    ['gakkuo', 'gakkou', 'romaji mistyped'],
  ])('%s leads to %s: %s', (query, expected) => {
    const page = searchFor(query)
    const offered = [
      page.understanding.readAs?.text,
      ...page.understanding.nearMatches,
      ...wordsOf(page).map((word) => word.reading),
    ]
    expect(offered).toContain(expected)
  })
})

describe('kanji and names', () => {
  test.each([
    ['water', '水', 'a meaning'],
    ['みず', '水', 'a kun reading'],
    ['モク', '木', 'an on reading'],
    ['mizu', '水', 'romaji'],
    ['水', '水', 'itself'],
    ['たべる', '食', 'a kun reading with okurigana'],
    ['kun:たべる', '食', 'a field'],
  ])('%s finds the kanji %s first: %s', (query, literal) => {
    expect(textsOf(searchFor(query, 'kanji'))[0]).toBe(literal)
  })

  test('the kanji of a word come in the order of its writing', () => {
    expect(textsOf(searchFor('大学生', 'kanji'))).toEqual(['大', '学', '生'])
  })

  test('a stroke count keeps kanji of that count only', () => {
    const counts = searchFor('strokes:4', 'kanji').items.map(
      (item) => item.kind === 'kanji' && item.strokeCount,
    )
    expect(counts.length).toBeGreaterThan(3)
    expect(new Set(counts)).toEqual(new Set([4]))
  })

  test.each(['田中', 'たなか', 'tanaka', 'Tanaka', '田*'])('%s finds the surname 田中', (query) => {
    const [name] = searchFor(query, 'names').items
    expect(name).toMatchObject({ kind: 'name', text: '田中', reading: 'たなか' })
  })

  test('a name in another form of its kanji is found under the one that is listed', () => {
    expect(textsOf(searchFor('木ノ下驛', 'names'))[0]).toBe('木ノ下駅')
  })
})

describe('pages', () => {
  test('pages joined are the whole list, nothing twice and nothing left out', () => {
    const whole = searchFor('#n5')
    const joined: string[] = []
    let cursor: string | null = null
    do {
      const page: SearchPage = search(dictionary, { query: '#n5', limit: 7, cursor })
      joined.push(...wordsOf(page).map((item) => item.spellingId))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(joined.length).toBe(whole.total)
    expect(new Set(joined).size).toBe(whole.total)
    expect(joined.slice(0, 50)).toEqual(wordsOf(whole).map((item) => item.spellingId))
  })

  test('a cursor of another query, or none of ours, is refused', () => {
    const { nextCursor } = search(dictionary, { query: '#n5', limit: 5 })
    expect(nextCursor).not.toBeNull()
    expect(() => search(dictionary, { query: 'cat', cursor: nextCursor })).toThrow(
      InvalidCursorError,
    )
    expect(() => search(dictionary, { query: '#n5', cursor: 'nonsense' })).toThrow(
      InvalidCursorError,
    )
  })

  test('the empty query finds nothing and is no error', () => {
    expect(searchFor('')).toMatchObject({ items: [], total: 0, nextCursor: null })
  })
})

describe('suggestions', () => {
  test.each([
    ['たべ', 'たべる', 'kana'],
    ['tabe', 'たべる', 'romaji'],
    ['tab', 'たべる', 'romaji that stops inside a syllable'],
    ['たb', 'たべる', 'a syllable half typed with an input method'],
    ['teach', 'せんせい', 'the beginning of an English word'],
  ])('%s suggests %s: %s', (query, reading) => {
    const { items } = suggest(dictionary, { query })
    expect(items.map((item) => (item.kind === 'word' ? item.reading : ''))).toContain(reading)
  })

  test('a kanji typed alone is suggested itself', () => {
    expect(suggest(dictionary, { query: '水' }).items).toContainEqual(
      expect.objectContaining({ kind: 'kanji', literal: '水' }),
    )
  })

  test('no more than asked for', () => {
    expect(suggest(dictionary, { query: 'か', limit: 3 }).items.length).toBeLessThanOrEqual(3)
  })
})
