import { afterAll, describe, expect, test } from 'vitest'
import { openFullDictionary } from '../../testing/open-full-dictionary'
import { search } from './search'
import { suggest } from './suggest'
import { orderGroups } from './testing/order-cases'
import { sentenceCases } from './testing/sentence-cases'

/** Needs the real words: an order among two hundred chosen ones would prove little. */
const dictionary = openFullDictionary()
afterAll(() => dictionary?.close())

describe.runIf(dictionary !== undefined)('the order of results in the full dictionary', () => {
  for (const { reason, cases } of orderGroups) {
    describe(reason, () => {
      test.each(readCases(cases))('%s finds %s first', (query, expected) => {
        if (dictionary === undefined) return
        const wanted = expected.split(' ')
        const { items } = search(dictionary, { query, kind: 'words', limit: wanted.length })
        expect(items.map((item) => (item.kind === 'word' ? item.text : item.kind))).toEqual(wanted)
      })
    })
  }
})

describe.runIf(dictionary !== undefined)('what is offered while somebody types a decimal', () => {
  test.each([
    ['1.5', '一 点 五'],
    ['2.5キロ', '二 点 五 キロ'],
  ])('%s is %s, and nothing that is without its point', (query, expected) => {
    if (dictionary === undefined) return
    const { items } = suggest(dictionary, { query, limit: 8 })
    expect(items.map((item) => (item.kind === 'word' ? item.text : item.kind)).join(' ')).toBe(
      expected,
    )
  })
})

describe.runIf(dictionary !== undefined)(
  'a writing of several words is the one that it is of',
  () => {
    test.each([
      ['陸', 'りく', 'and no 六'],
      ['歳', 'さい', 'and no 年'],
      ['丈', 'たけ', 'and no だけ'],
      ['鶏', 'にわとり', 'and no 鳥'],
      ['極める', 'きわめる', 'and no 決める'],
      ['極めた', 'きわめる', 'in its forms too'],
      ['二十', 'にじゅう', 'and no 二十歳'],
      ['街', 'まち', 'where the other is put behind names'],
      ['文', 'ぶん', 'as it is usually read'],
      ['得る', 'える', 'as it is usually read'],
    ])('%s is %s, %s', (query, reading) => {
      if (dictionary === undefined) return
      const [first] = search(dictionary, { query, kind: 'words', limit: 1 }).items
      expect(first).toMatchObject({ kind: 'word', reading })
    })
  },
)

describe.runIf(dictionary !== undefined)('a number that is no headword', () => {
  test.each([
    ['2026', '二千二十六', 'にせんにじゅうろく', '2,026'],
    ['2億5千万', '二億五千万', 'におくごせんまん', '250,000,000'],
    ['さんびゃくろくじゅうご', '三百六十五', 'さんびゃくろくじゅうご', '365'],
    ['1.5倍', '1.5倍', 'いってんごばい', '1.5 times as much'],
    ['2.5キロ', '2.5キロ', 'にてんごキロ', '2.5 kilos'],
  ])('%s is said whole', (query, text, reading, gloss) => {
    if (dictionary === undefined) return
    const { sentence } = search(dictionary, { query, kind: 'words', limit: 1 }).understanding
    expect(sentence).toEqual([
      { text, reading, gloss, wordId: null, spellingId: null, inflections: [] },
    ])
  })
})

describe.runIf(dictionary !== undefined)('the words of a phrase beside what has it inside', () => {
  test.each(['watch tv', 'return a book', 'too expensive', 'narrow street'])(
    '%s: page by page as all at once, and nothing twice',
    (query) => {
      if (dictionary === undefined) return
      const textsOf = (limit: number, cursor: string | null = null): string[] => {
        const page = search(dictionary, { query, kind: 'words', limit, cursor })
        const texts = page.items.map((item) =>
          item.kind === 'word' ? `${item.wordId} ${item.match.how}` : item.kind,
        )
        return page.nextCursor === null ? texts : [...texts, ...textsOf(limit, page.nextCursor)]
      }
      const whole = textsOf(50)
      expect(textsOf(3)).toEqual(whole)
      expect(new Set(whole).size).toBe(whole.length)
      expect(whole.some((text) => text.endsWith('part-of-phrase'))).toBe(true)
      expect(whole.some((text) => text.endsWith('contained'))).toBe(true)
    },
  )
})

describe.runIf(dictionary !== undefined)('a word before those that are seldom written so', () => {
  test.each([
    ['前', 'まえ', 'no 先'],
    ['外', 'そと', 'no 他'],
    ['球', 'きゅう', 'no 玉'],
    ['黒人', 'こくじん', 'no 玄人'],
    ['息', 'いき', 'no 息子'],
    ['液', 'えき', 'no 汁'],
    ['具', 'ぐ', 'no 妻'],
  ])('%s is %s: %s', (query, reading) => {
    if (dictionary === undefined) return
    const [first] = search(dictionary, { query, kind: 'words' }).items
    expect(first).toMatchObject({ kind: 'word', text: query, reading })
  })
})

describe.runIf(dictionary !== undefined)('a word in katakana has no particle in it', () => {
  test.each([
    ['コンビニ', 'コンビ'],
    ['デモ', 'だ'],
  ])('%s is no form of %s', (query, other) => {
    if (dictionary === undefined) return
    const { items } = search(dictionary, { query, kind: 'words' })
    expect(items.map((item) => (item.kind === 'word' ? item.text : item.kind))).not.toContain(other)
  })
})

describe.runIf(dictionary !== undefined)('how a number is said with what it counts', () => {
  test.each([
    ['三冊', '三冊 さんさつ'],
    ['何匹', '何匹 なんびき'],
    ['18本', '18本 じゅうはっぽん'],
    ['三羽', '三羽 さんわ'],
    ['6ヶ月', '6ヶ月 ろっかげつ'],
    ['二箱', '二箱 ふたはこ'],
    ['四周年', '四周年 よんしゅうねん'],
    ['二袋', '二袋 ふたふくろ'],
    ['五階', '五階 ごかい'],
    ['本を三冊買った', '三冊 さんさつ'],
  ])('%s has %s above its words', (query, expected) => {
    if (dictionary === undefined) return
    const { sentence } = search(dictionary, { query, kind: 'words' }).understanding
    expect(sentence?.map(({ text, reading }) => `${text} ${reading}`)).toContain(expected)
  })

  test.each(['三箱', '五本', '3キロ'])('%s is said in other ways, or a word', (query) => {
    if (dictionary === undefined) return
    expect(search(dictionary, { query, kind: 'words' }).understanding.sentence).toBeNull()
  })
})

describe.runIf(dictionary !== undefined)(
  'of words that are written as a number with its counter',
  () => {
    test.each([
      ['何人', 'なんにん'],
      ['何時', 'なんじ'],
      ['五分', 'ごふん'],
      ['二時', 'にじ'],
      ['一月', 'いちがつ'],
      ['二度', 'にど'],
      ['十分', 'じゅうぶん'],
      ['百足', 'むかで'],
      ['百歳', 'さい'],
      ['100歳', 'さい'],
      ['20歳', 'はたち'],
      ['7度', 'ど'],
      ['八頭', 'とう'],
      ['6時半', 'ろくじ'],
      ['九時十五分', 'くじ'],
    ])('%s is %s first', (query, reading) => {
      if (dictionary === undefined) return
      const [first] = search(dictionary, { query, kind: 'words', limit: 1 }).items
      expect(first?.kind === 'word' && first.reading).toBe(reading)
    })
  },
)

describe.runIf(dictionary !== undefined)('what a word of a sentence is there', () => {
  test.each([
    ['Satō Kenji', 'さとう family name, けんじ given name', 'somebody, not sugar'],
    ['kenji sato', 'けんじ given name, さとう family name', 'in the other order, and short'],
    ['部長は来ないそうです', 'そう I hear that', 'after a clause'],
    ['私もそうです', 'そう in that way', 'after anything else'],
    ['たなに本がある', 'たな shelf', 'and no タナ, a grape, which is as seldom in hiragana'],
    ['静かな部屋', 'な that is', 'behind what a thing is'],
    ['妹はピアノを弾くのが上手だ', 'の the one, that', 'behind a clause'],
    ['明日は来ないの？', 'の question, explanation', 'at the end'],
    ['申し訳ございませんが、できません', 'が but', 'behind an expression that is a clause'],
    ['台風が近づいているため中止です', 'ため because of, in order to', 'behind a clause'],
    ['忘れないように書く', 'よう as if, so that', 'and no ending of verbs'],
    ['どうも馬が合わない', 'どうも somehow', 'among words, and no thanks'],
    ['ただいま伺います', 'ただいま now', 'among words, and no greeting'],
    ['あの犬は大きい', 'あの that', 'before a noun, and nothing called out'],
    ['なんだ、君か', 'なんだ what', 'called out, and not of なる'],
    ['まだ昼を食べていない', 'まだ (not) yet', 'before what is denied'],
    ['まだ食べている', 'まだ still', 'and before what is not'],
    ['一度も見たことがない', 'も (not) even', 'behind a number, where it is denied'],
    ['誰も来なかった', 'も (not) any', 'behind who, where it is denied'],
    ['彼が来るかどうか聞く', 'か whether, どうか or not', 'within the sentence, and no please'],
    ['ある日、熊に会った', 'ある a certain ...', 'where a noun follows at the beginning'],
    ['本がある日', 'ある to be', 'and not behind what there is'],
    ['あと五分で着く', 'あと more, left', 'before a number'],
    ['午後七時半に起きた', '七時半 half past (the hour)', 'one piece'],
    ['二年前に結婚した', '二年 2 years, 前 ago, before', 'behind what is counted'],
    ['歩いて十分ほどです', '十分 10 minutes, ほど about, as much as', 'behind how one goes'],
    ['時間は十分ある', '十分 enough', 'and what there is enough of'],
    ['一番大きい', '一番 the most', 'before what it is said of'],
    ['したがって、認められない', 'したがって therefore', 'where a clause begins, and not of する'],
    ['続いて、天気予報です', '続いて subsequently', 'before a comma'],
    ['雨が続いて寒い', '続いて to continue', 'and not behind what goes on'],
    ['極めて重要だ', '極めて exceedingly', 'an adverb, and not of 極める'],
    ['いらっしゃいませ、何名ですか', 'いらっしゃいませ welcome', 'called out'],
    ['今日は、寒いですね', '今日 today, は topic', 'among words, and no greeting'],
    ['職業上の秘密', '上 from the standpoint of', 'behind a noun'],
    ['忙しいときに客が来る', 'とき when', 'behind a clause, and not of 解く'],
    ['もう一つください', 'もう more, another', 'before one more'],
    ['もう一年が過ぎた', 'もう already', 'and before what is over'],
    ['それにします', 'それ that, に to, at', 'what is chosen, and no besides'],
    ['エレベーターで五階まで上がる', '五階 floor 5', 'behind a number'],
    ['値段が高いわりに質が悪い', 'わりに comparatively', 'behind a clause, and not of 割る'],
    ['いくら待っても来ない', 'いくら no matter how', 'before what one does in vain'],
    ['わしは年じゃ', 'わし I', 'of somebody, and no eagle'],
  ])('%s says %s: %s', (query, wanted) => {
    if (dictionary === undefined) return
    const { sentence } = search(dictionary, { query, kind: 'words' }).understanding
    const said = (sentence ?? []).map(({ text, gloss }) => `${text} ${gloss}`)
    expect(said.join(', ')).toContain(wanted)
  })
})

test.runIf(dictionary !== undefined)(
  'a particle beside the sentence says what it does there',
  () => {
    if (dictionary === undefined) return
    const { items } = search(dictionary, { query: '友達と映画を見ると言った', kind: 'words' })
    const said = items.flatMap((item) => (item.kind === 'word' ? [item] : []))
    expect(said.find(({ text }) => text === 'と')?.glosses).toEqual([
      'with, and',
      'if, that (quoting)',
    ])
    expect(said.find(({ text }) => text === 'を')?.glosses).toEqual(['object'])
    expect(said.find(({ text }) => text === '映画')?.glosses[0]).toBe('movie')
  },
)

test.runIf(dictionary !== undefined)('"not very good" is not what very good asks for', () => {
  if (dictionary === undefined) return
  const { items } = search(dictionary, { query: 'very good', kind: 'words' })
  const texts = items.flatMap((item) => (item.kind === 'word' ? [item.text] : []))
  expect(texts.indexOf('大得意')).toBeGreaterThanOrEqual(0)
  expect(texts.indexOf('苦手')).toBeGreaterThan(texts.indexOf('大得意'))
})

test.runIf(dictionary !== undefined)(
  'words are joined to one that there is: to eat is no teat',
  () => {
    if (dictionary === undefined) return
    const read = (query: string) =>
      search(dictionary, { query, kind: 'words' }).understanding.interpretations.map(
        ({ text }) => text,
      )
    expect(read('to eat')).toEqual(['to eat'])
    expect(read('out side')).toContain('outside')
  },
)

describe.runIf(dictionary !== undefined)('what has no letter of a word', () => {
  test.each(['?', '🍣', '「」', '-', 'שלום'])(
    '%s finds nothing, and no "-ness" either',
    (query) => {
      if (dictionary === undefined) return
      expect(search(dictionary, { query, kind: 'words' }).items).toEqual([])
    },
  )
})

describe.runIf(dictionary !== undefined)('names in the full dictionary', () => {
  test.each([
    ['misaki', ['美咲'], 'the usual writing of a given name'],
    ['miyu', ['美優'], 'before what more kinds of name are written with'],
    ['yamada misaki', ['山田', '美咲'], 'in a full name too'],
    [
      'ささきけんじ',
      ['佐々木謙二', '佐々木', '健二'],
      'behind the person of the source, whoever is called so',
    ],
    ['なつめそうせき', ['夏目漱石'], 'a person'],
    [
      'sato yuki',
      ['佐藤', '由紀'],
      'two usual names before 行里, which is read as they are together',
    ],
    ['fuji san', ['富士山'], 'but a place where they are no names'],
  ])('%s finds %j first: %s', (query, wanted) => {
    if (dictionary === undefined) return
    const { items } = search(dictionary, { query, kind: 'names', limit: wanted.length })
    expect(items.map((item) => (item.kind === 'name' ? item.text : item.kind))).toEqual(wanted)
  })
})

describe.runIf(dictionary !== undefined)('a sentence is cut into words', () => {
  test.each(sentenceCases)('%s: %s', (cut) => {
    if (dictionary === undefined) return
    const { understanding } = search(dictionary, { query: cut.replaceAll('|', '') })
    expect(understanding.sentence?.map(({ text }) => text).join('|')).toBe(cut)
  })
})

test.runIf(dictionary !== undefined)(
  'what is put behind nouns has the meaning that it has there',
  () => {
    if (dictionary === undefined) return
    const { items, understanding } = search(dictionary, { query: 'レース中に倒れた' })
    const inIt = { text: '中', reading: 'ちゅう' }
    expect(understanding.sentence).toContainEqual(expect.objectContaining({ ...inIt, gloss: 'in' }))
    expect(items).toContainEqual(
      expect.objectContaining({
        ...inIt,
        match: expect.objectContaining({
          sense: expect.objectContaining({ of: expect.any(Number) }),
        }),
      }),
    )
  },
)

test('there are at least 300 cases of order', () => {
  expect(orderGroups.flatMap(({ cases }) => readCases(cases)).length).toBeGreaterThanOrEqual(300)
})

function readCases(cases: string): [query: string, expected: string][] {
  return cases
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', expected = ''] = line.split(' → ')
      return [query, expected]
    })
}
