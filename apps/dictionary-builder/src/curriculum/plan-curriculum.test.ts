import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Edition, emptyEdition } from '../edition/edition'
import type { EditionWord } from '../edition/edition-level'
import { buildWord as buildDraft } from '../pipeline/words/testing/build-entry'
import { listBrokenRules } from './check-plan'
import { collectWords } from './collect-input'
import { KanjiUse } from './kanji-use'
import { kanjiPerLevel } from './order/level-sizes'
import { planCurriculum } from './plan-curriculum'
import { buildInput, buildKanji, buildWord } from './testing/build-curriculum-input'

/** So many different characters that are used as kanji here. */
const listLiterals = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(0x4e00 + index))

const orderOf = (input: ReturnType<typeof buildInput>) =>
  planCurriculum(input).levels.flatMap(({ kanji }) => kanji.map(({ literal }) => literal))

describe('the order of kanji', () => {
  test('begins with what is read most', () => {
    const kanji = [buildKanji('森'), buildKanji('人'), buildKanji('凸')]
    expect(orderOf(buildInput(kanji, [], { 人: 0.02, 森: 0.001 }))).toEqual(['人', '森', '凸'])
  })

  test('puts a kanji of N5 before one of N1 that is read as much', () => {
    const kanji = [buildKanji('丘', [], { jlpt: 1 }), buildKanji('犬', [], { jlpt: 5 })]
    expect(orderOf(buildInput(kanji, [], { 丘: 0.01, 犬: 0.01 }))).toEqual(['犬', '丘'])
  })

  test('counts a part for the kanji it leads to', () => {
    const kanji = [buildKanji('寺'), buildKanji('凹'), buildKanji('時', ['日', '寺'])]
    const order = orderOf(buildInput(kanji, [], { 寺: 0.001, 凹: 0.002, 時: 0.05 }))
    expect(order.indexOf('寺')).toBeLessThan(order.indexOf('凹'))
  })

  test('teaches a part of the same level first, and then needs no item for it', () => {
    const kanji = [buildKanji('明', ['日', '月']), buildKanji('日'), buildKanji('月')]
    const [level] = planCurriculum(buildInput(kanji, [], { 明: 0.5 })).levels
    expect(level?.kanji.at(-1)?.literal).toBe('明')
    expect(level?.components).toEqual([])
  })

  test('is the same for kanji that are parts of each other, whichever the sources name first', () => {
    const [sun, eye] = [buildKanji('日', ['目']), buildKanji('目', ['日'])]
    const shares = { 日: 0.01, 目: 0.01 }
    expect(orderOf(buildInput([eye, sun], [], shares))).toEqual(
      orderOf(buildInput([sun, eye], [], shares)),
    )
  })

  test('keeps the deadline of N5 though 200 other kanji are read more', () => {
    const literals = listLiterals(200)
    const rare = literals.slice(0, 20)
    const shares = Object.fromEntries(
      literals.map((literal) => [literal, rare.includes(literal) ? 1e-8 : 0.1]),
    )
    const kanji = literals.map((literal) =>
      buildKanji(literal, [], { jlpt: rare.includes(literal) ? 5 : null }),
    )
    const plan = planCurriculum(buildInput(kanji, [], shares))
    expect(Math.max(...rare.map((literal) => plan.levelOfKanji.get(literal) ?? 99))).toBe(4)
  })
})

/** The first level teaches one word, the first of JMdict. */
function editionWith(word: string, reading: string): Edition {
  const written: EditionWord = {
    ...{ word, id: 1, reading, meaning: 'a word', accept: [] },
    ...{ sentence: word, english: 'A word.' },
  }
  return new Edition([{ level: 1, components: [], kanji: [], words: [written] }], '')
}

describe('core words', () => {
  const water = buildKanji('水', [], {
    readings: [
      { kind: 'on', raw: 'スイ' },
      { kind: 'kun', raw: 'みず' },
    ],
  })
  const road = buildKanji('道', [], { readings: [{ kind: 'on', raw: 'ドウ' }] })
  const words = [
    buildWord(1, '水', 'みず', ['水:kun:みず'], { frequencyRank: 1 }),
    buildWord(2, '水道', 'すいどう', ['水:on:スイ', '道:on:ドウ'], { frequencyRank: 9000 }),
    buildWord(3, '水道水', 'すいどうすい', ['水:on:スイ'], { frequencyRank: 9500 }),
  ]

  test('show the taught reading of every kanji, however frequent other words are', () => {
    const { core } = planCurriculum(buildInput([water, road], words))
    expect([...core.keys()].map(({ spelling }) => spelling.text)).toContain('水道')
  })

  test('may be words of no list, if the edition names them', () => {
    const read = {
      catalog: [buildDraft(1, ['辛辣/しんらつ'], { isCommon: false })],
      use: new KanjiUse(),
    }
    expect(collectWords(read, emptyEdition)).toEqual([])
    expect(collectWords(read, editionWith('辛辣', 'しんらつ'))).toMatchObject([{ wordId: 1 }])
  })

  test('are read as the edition reads them, though the sources name another reading first', () => {
    const four = buildKanji('四', [], { readings: [{ kind: 'kun', raw: 'よん' }] })
    const shi = buildWord(1, '四', 'し', ['四:on:シ'])
    const yon = buildWord(1, '四', 'よん', ['四:kun:よん'])
    const word = { ...shi, spellings: [...shi.spellings, ...yon.spellings] }
    const { core } = planCurriculum(buildInput([four], [word]), editionWith('四', 'よん'))
    expect([...core.keys()].map(({ spelling }) => spelling.reading)).toEqual(['よん'])
  })

  test('leave out what cannot be written with the kanji', () => {
    const { words: known } = planCurriculum(buildInput([water], words))
    expect(known.map(({ spelling }) => spelling.text)).toEqual(['水'])
  })

  test('hold one word only of those written alike, or a card could mean either', () => {
    const alike = [
      buildWord(1, '水', 'みず', ['水:kun:みず'], { frequencyRank: 1 }),
      buildWord(2, '水', 'すい', ['水:on:スイ'], { frequencyRank: 2 }),
    ]
    const { core } = planCurriculum(buildInput([water], alike))
    expect(core.size).toBe(1)
  })
})

const literals = listLiterals(90)
const anyInput = fc
  .array(
    fc.record({
      parts: fc.array(fc.constantFrom(...literals, '氵', '亻', '艹'), { maxLength: 4 }),
      jlpt: fc.constantFrom(null, 5, 4, 3, 2, 1),
      share: fc.double({ min: 1e-7, max: 0.05, noNaN: true }),
    }),
    { minLength: 1, maxLength: literals.length },
  )
  .map((drawn) => {
    const named = drawn.map((each, index) => ({ ...each, literal: literals[index] ?? '' }))
    const kanji = named.map(({ literal, parts, jlpt }) => buildKanji(literal, parts, { jlpt }))
    const words = named.map(({ literal }, index) =>
      buildWord(index + 1, literal + (literals[index + 1] ?? ''), 'よみ', [`${literal}:on:ヨミ`]),
    )
    const shares = Object.fromEntries(named.map(({ literal, share }) => [literal, share]))
    return buildInput(kanji, words, shares)
  })

test('no rule is broken, whatever the kanji are made of, even of each other', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const plan = planCurriculum(input)
      expect(listBrokenRules(plan)).toEqual([])
      for (const { kanji } of plan.levels) expect(kanji.length).toBeLessThanOrEqual(kanjiPerLevel)
    }),
    { numRuns: 100 },
  )
})

test('the plan does not depend on the order in which the sources name kanji', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const turned = {
        ...input,
        kanji: new Map([...input.kanji].reverse()),
        corpora: input.corpora.map((corpus) => new Map([...corpus].reverse())),
      }
      expect(orderOf(turned)).toEqual(orderOf(input))
    }),
    { numRuns: 50 },
  )
})
