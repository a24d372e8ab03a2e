import { describe, expect, test } from 'vitest'
import { buildDrawing, buildGroup, buildKanji } from '../testing/build-curriculum-input'
import { decompose } from './decompose'

const partsOf = (literal: string, kanji: ReturnType<typeof buildKanji>[]) =>
  decompose(kanji).parts.get(literal)

describe('a kanji is taken apart into', () => {
  test('kanji of the curriculum, however few have them', () => {
    const 明 = buildKanji('明', ['日', '月'])
    expect(partsOf('明', [明, buildKanji('日'), buildKanji('月')])).toEqual(['日', '月'])
  })

  test('shapes that come back in other kanji, with the full form they stand for', () => {
    const water = () => buildGroup('氵', 3, [], { original: '水' })
    const 池 = buildKanji('池', [], { drawing: buildDrawing('池', [water()]) })
    const 泳 = buildKanji('泳', [], { drawing: buildDrawing('泳', [water()]) })
    expect(partsOf('池', [池, 泳])).toEqual(['氵'])
    expect(decompose([池, 泳]).known.get('氵')?.fullForm).toBe('水')
  })

  test('the parts of a shape that no other kanji has', () => {
    const 保 = buildKanji('保', [], {
      drawing: buildDrawing('保', [
        buildGroup('亻', 2),
        buildGroup('呆', 7, [buildGroup('口', 3), buildGroup('木', 4)]),
      ]),
    })
    const others = [buildKanji('住', ['亻']), buildKanji('口'), buildKanji('木')]
    expect(partsOf('保', [保, ...others])).toEqual(['亻', '口', '木'])
  })

  test('no single strokes, but 一, which is a kanji', () => {
    const strokes = () => [buildGroup('丶', 1), buildGroup('一', 1)]
    const 主 = buildKanji('主', [], { drawing: buildDrawing('主', strokes()) })
    const 玉 = buildKanji('玉', [], { drawing: buildDrawing('玉', strokes()) })
    expect(partsOf('主', [主, 玉, buildKanji('一')])).toEqual(['一'])
  })

  test('no shape without a name, though many have it: nobody could say what it is', () => {
    const kanji = ['甲', '由', '申'].map((literal) => buildKanji(literal, ['｜']))
    expect(partsOf('甲', kanji)).toEqual([])
  })

  test('each part once, also when it is drawn in two pieces (the 行 around 街)', () => {
    const 街 = buildKanji('街', [], {
      drawing: buildDrawing('街', [
        buildGroup('行', 3, [], { part: 1 }),
        buildGroup('圭', 6),
        buildGroup('行', 3, [], { part: 2 }),
      ]),
    })
    const others = [buildKanji('行'), buildKanji('掛', ['圭'])]
    expect(partsOf('街', [街, ...others])).toEqual(['行', '圭'])
  })

  test('what KRADFILE says where the drawings have no groups', () => {
    const withoutTree = (literal: string, components: string[]) =>
      buildKanji(literal, [], { drawing: null, components })
    const kanji = [
      withoutTree('校', ['木', '交']),
      withoutTree('木', ['木']),
      withoutTree('交', []),
    ]
    expect(partsOf('校', kanji)).toEqual(['木', '交'])
    expect(partsOf('木', kanji)).toEqual([])
  })
})
