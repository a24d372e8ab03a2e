import { expect, test } from 'vitest'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { findKanjiBySkip } from './find-kanji-by-skip'
import { findKanjiStructure } from './find-kanji-structure'
import { listKanji } from './list-kanji'
import { listKanjiBriefs } from './list-kanji-briefs'

const dictionary = openTinyDictionary()

const skipCodes = new Map(
  listKanji(dictionary, { strokes: [], order: 'level', limit: 200 }).items.map(({ literal }) => [
    literal,
    findKanjiStructure(dictionary, literal)?.skip.map(({ code }) => code) ?? [],
  ]),
)

function find(pattern: 1 | 2 | 3 | 4, first: number, second: number, tolerance = 0) {
  return findKanjiBySkip(dictionary, { pattern, first, second, tolerance, limit: 200 }).groups
}

test('a code finds exactly the kanji that have it', () => {
  const [group] = find(4, 5, 3)
  const having = [...skipCodes].filter(([, codes]) => codes.includes('4-5-3'))
  expect(group?.code).toBe('4-5-3')
  expect(group?.kanji.map(({ literal }) => literal).toSorted()).toEqual(
    having.map(([literal]) => literal).toSorted(),
  )
})

test('one stroke more or less finds the neighbours too, after the code itself', () => {
  const groups = find(1, 4, 5, 1)
  expect(groups[0]?.code).toBe('1-4-5')
  expect(groups.map(({ code }) => code)).toContain('1-4-4')
  expect(groups.map(({ code }) => code)).toContain('1-4-6')
  for (const { code, kanji } of groups) {
    for (const { literal } of kanji) expect(skipCodes.get(literal)).toContain(code)
  }
})

test('the last number of pattern 4 is a shape, and another shape is no miscount', () => {
  const codes = find(4, 4, 3, 1).map(({ code }) => code)
  expect(codes.every((code) => code.endsWith('-3'))).toBe(true)
  expect(codes).toContain('4-5-3')
})

test('a code without kanji is answered with its empty group, and no other code of none', () => {
  expect(find(3, 30, 30, 1)).toEqual([{ code: '3-30-30', kanji: [] }])
})

test('no code has a count of zero', () => {
  for (const { code } of find(2, 1, 1, 1)) expect(code).toMatch(/^2-[1-9]-[1-9]$/)
})

test('page by page the same kanji come, in groups that go on where the page before ended', () => {
  const asked = { pattern: 1, first: 4, second: 5, tolerance: 1 } as const
  const whole = findKanjiBySkip(dictionary, { ...asked, limit: 200 })
  const listed = (groups: typeof whole.groups) =>
    groups.flatMap(({ code, kanji }) => kanji.map(({ literal }) => `${code} ${literal}`))
  const pages: string[] = []
  let cursor: string | null = null
  do {
    const page = findKanjiBySkip(dictionary, { ...asked, limit: 3, cursor })
    expect(page.total).toBe(whole.total)
    pages.push(...listed(page.groups))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(pages).toEqual(listed(whole.groups))
  expect(pages).toHaveLength(whole.total)
})

test('briefs name every kanji once, by its readings and first meaning', () => {
  const { briefs } = listKanjiBriefs(dictionary)
  expect(new Set(briefs.map(([literal]) => literal)).size).toBe(skipCodes.size)
  const [, reading, meaning] = briefs.find(([literal]) => literal === '水') ?? []
  expect(reading).toBe('スイ・みず')
  expect(meaning).toBe('water')
})
