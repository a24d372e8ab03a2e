import { describe, expect, test } from 'vitest'
import { InvalidCursorError } from '../../invalid-cursor-error'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { findKanjiByComponents } from './find-kanji-by-components'
import { listComponentShapes, listComponents } from './list-components'

const dictionary = openTinyDictionary()

function find(components: string[], limit = 100) {
  return findKanjiByComponents(dictionary, { components, limit })
}

function literalsOf(components: string[]) {
  return find(components).items.map(({ literal }) => literal)
}

describe('the components to choose from', () => {
  const { components } = listComponents(dictionary)
  const of = (literal: string) => components.find((each) => each.literal === literal)

  test('they stand by their strokes, as RADKFILE counts them', () => {
    const counts = components.map(({ strokeCount }) => strokeCount)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(of('亻')?.strokeCount).toBe(2)
  })

  test('a variant knows the other shapes of its radical, whichever is the full one', () => {
    expect(of('亻')?.variants).toContain('人')
    expect(of('人')?.variants).toContain('亻')
  })

  test('names are those of the radical and the readings of the kanji', () => {
    expect(of('亻')?.names).toContain('にんべん')
    expect(of('口')?.names).toContain('くち')
    expect(of('口')?.meanings).toContain('mouth')
  })

  test('as they are picked they stand in the same order, with the first name and meaning', () => {
    const shapes = listComponentShapes(dictionary).components
    expect(shapes.map(({ literal }) => literal)).toEqual(components.map(({ literal }) => literal))
    const [mouth] = shapes.filter(({ literal }) => literal === '口')
    expect(mouth).toMatchObject({ name: of('口')?.names[0], meaning: of('口')?.meanings[0] })
    expect(shapes.find(({ literal }) => of(literal)?.names.length === 0)?.name ?? null).toBeNull()
  })

  test('a shape that fonts may lack is drawn, one that is a kanji is not', () => {
    expect(of('亻')?.kanjiId).toBeNull()
    expect(of('亻')?.drawing?.paths).toHaveLength(2)
    expect(of('土')).toMatchObject({ kanjiId: '土', drawing: null })
  })

  test('the number beside a component is what choosing it alone gives', () => {
    for (const { literal, kanjiCount } of components) expect(find([literal]).total).toBe(kanjiCount)
  })
})

describe('kanji by their components', () => {
  test('every result shows all components: 寸 with 土 is in 寺 and what is built on it', () => {
    expect(literalsOf(['土', '寸']).toSorted()).toEqual(
      ['侍', '寺', '待', '持', '時', '詩'].toSorted(),
    )
    expect(literalsOf(['土', '寸', '日'])).toEqual(['時'])
  })

  test('those with the fewest strokes besides come first', () => {
    const { items } = find(['土', '寸'])
    expect(items[0]).toMatchObject({ literal: '寺', remainingStrokes: 0 })
    const remaining = items.map(({ remainingStrokes }) => remainingStrokes)
    expect(remaining).toEqual(remaining.toSorted((a, b) => a - b))
  })

  test('a component can be added as long as some result has it', () => {
    const { possible } = find(['土', '寸'])
    expect(possible).toContain('日')
    expect(possible).not.toContain('木')
    for (const literal of possible) expect(find(['土', '寸', literal]).total).toBeGreaterThan(0)
  })

  test('with nothing chosen there is no result, and everything can be chosen', () => {
    const { total, possible } = find([])
    expect(total).toBe(0)
    expect(possible.length).toBe(listComponents(dictionary).components.length)
  })

  test('a component that no kanji shows leaves nothing, and is no error', () => {
    expect(find(['口', '☃'])).toMatchObject({ items: [], total: 0, possible: [] })
  })

  test('the same component twice asks no more than once', () => {
    expect(find(['口', '口']).total).toBe(find(['口']).total)
  })

  test('pages follow one another without a gap or a repetition', () => {
    const all = find(['口']).items.map(({ literal }) => literal)
    const paged: string[] = []
    let cursor: string | null = null
    do {
      const page = findKanjiByComponents(dictionary, { components: ['口'], limit: 3, cursor })
      paged.push(...page.items.map(({ literal }) => literal))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(paged).toEqual(all)
  })

  test('a cursor of another list is refused', () => {
    const filter = { components: ['口'], limit: 3, cursor: 'kgrade:3' }
    expect(() => findKanjiByComponents(dictionary, filter)).toThrow(InvalidCursorError)
  })
})
