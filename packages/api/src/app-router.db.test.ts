import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { openTinyDictionary } from '@kotonoha/dictionary-db/testing/open-tiny-dictionary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from './app-router'

// In tests every answer is held against its contract, to the last field, before it is given.

let dictionary: Dictionary
let api: ReturnType<typeof appRouter.createCaller>

beforeAll(() => {
  dictionary = openTinyDictionary()
  api = appRouter.createCaller({ dictionary })
})
afterAll(() => dictionary.close())

async function listAllWordIds(): Promise<number[]> {
  const wordIds: number[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof api.dict.words.listWords>> =
      await api.dict.words.listWords({ cursor })
    wordIds.push(...page.items.map((item) => item.wordId))
    cursor = page.nextCursor
  } while (cursor !== null)
  return wordIds
}

test('the catalog of words leads through every word once, twenty at a time', async () => {
  const first = await api.dict.words.listWords({})
  expect(first.items).toHaveLength(20)
  const wordIds = await listAllWordIds()
  expect(wordIds).toHaveLength(first.total)
  expect(new Set(wordIds).size).toBe(first.total)
})

test('every word of the catalog has all its pages', async () => {
  for (const wordId of await listAllWordIds()) {
    const { spellings } = await api.dict.words.getDefinitionOverview({ wordId })
    for (const { spellingId } of spellings) {
      const key = { wordId, spellingId }
      const definition = await api.dict.words.getDefinitionOverview(key)
      const pronunciation = await api.dict.words.getPronunciation(key)
      const usedKanji = await api.dict.words.getUsedKanji({ wordId, wordSpellingId: spellingId })
      await api.dict.words.getConjugation(key)
      expect(definition.spelling.spellingId).toBe(spellingId)
      expect(pronunciation !== null).toBe(definition.hasPronunciation)
      // A kanji of the word need not have an entry of its own.
      for (const { kanjiId } of usedKanji) expect(definition.kanjiIds).toContain(kanjiId)
    }
  }
})

test('every kanji of the catalog has all its pages', async () => {
  const { items, total } = await api.dict.kanji.listKanji({})
  expect(items).toHaveLength(total)
  for (const { kanjiId } of items) {
    const definition = await api.dict.kanji.getDefinitionOverview(kanjiId)
    const structure = await api.dict.kanji.getRadicalsBreakdown(kanjiId)
    const words = await api.dict.kanji.listWords({ id: kanjiId })
    await api.dict.kanji.getRelated({ id: kanjiId })
    expect(structure.strokeCount).toBe(definition.strokeCount)
    expect(words.total).toBe(definition.wordCount)
  }
})

test.each([
  [1000110, 'past', '食べた', 'たべた', 'an ichidan verb'],
  [1000160, 'te', '行って', 'いって', '行く has a te-form of its own'],
  [1000190, 'past', '来た', 'きた', 'the stem of 来る changes its reading'],
  [1000190, 'volitional', '来よう', 'こよう', 'and changes it again'],
  [1000240, 'past', 'した', 'した', 'する'],
  [1000290, 'past', 'よかった', 'よかった', 'いい conjugates as よい'],
])('word %i in its %s form is %s (%s): %s', async (wordId, form, text, reading) => {
  const conjugation = await api.dict.words.getConjugation({ wordId })
  const row = conjugation?.tables[0]?.rows.find((each) => each.form === form)
  expect(row?.plainAffirmative[0]).toMatchObject({ text, reading })
})

test.each([
  [1000860, '本 is a noun'],
  [1000100, '々 is a mark'],
])('word %i has no conjugation, which is no error: %s', async (wordId) => {
  expect(await api.dict.words.getConjugation({ wordId })).toBeNull()
})

test('a word whose pitch nobody noted has none, which is no error', async () => {
  expect(await api.dict.words.getPronunciation({ wordId: 1000150 })).toBeNull()
})

test('a search understands an inflected word, and suggestions come while it is typed', async () => {
  const found = await api.dict.search.search({ query: '食べました' })
  expect(found.items[0]).toMatchObject({
    kind: 'word',
    text: '食べる',
    match: { how: 'inflected' },
  })
  const suggested = await api.dict.search.suggest({ query: 'たべ' })
  expect(suggested.items).toContainEqual(expect.objectContaining({ text: '食べる' }))
})

test('the kanji and word of a day are the same whenever they are asked for', async () => {
  const today = await api.dict.daily.getToday({ date: '2026-04-01' })
  expect(await api.dict.daily.getToday({ date: '2026-04-01' })).toEqual(today)
  expect(today.date).toBe('2026-04-01')
})

test('the course at a glance counts what each level adds', async () => {
  const { levels, jlpt } = await api.kanji.landing.getCourse()
  expect(levels[0]).toMatchObject({ level: 1, kanji: expect.stringContaining('一') })
  const shares = levels.map(({ readShare }) => readShare)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  const [n5] = jlpt
  const { items } = await api.dict.kanji.listKanji({ jlpt: ['N5'] })
  const taught = levels.filter(({ level }) => level <= (n5?.level ?? 0)).map(({ kanji }) => kanji)
  for (const { literal } of items) expect(taught.join('')).toContain(literal)
})

test('the lesson that is shown to strangers is one of the course, with nobody’s notes', async () => {
  const lesson = await api.kanji.landing.getLesson()
  expect(lesson).toMatchObject({ literal: '明', parts: [{ literal: '日' }, { literal: '月' }] })
  expect(lesson).not.toHaveProperty('note')
})

test('a character without an entry leads to the kanji it is a form of', async () => {
  expect(await api.dict.kanji.findVariant('學')).toEqual({ literal: '学' })
  expect(await api.dict.kanji.findVariant('鰐')).toBeNull()
})

test('what the dictionary is made from has a licence', async () => {
  const { version, sources } = await api.dict.about.getDictionary()
  expect(version).toBe(dictionary.version)
  expect(sources.length).toBeGreaterThan(5)
  expect(sources.every((source) => source.licence !== '')).toBe(true)
})

test.each<[what: string, call: () => Promise<unknown>]>([
  ['a kanji', () => api.dict.kanji.getDefinitionOverview('鰐')],
  ['a structure', () => api.dict.kanji.getRadicalsBreakdown('鰐')],
  ['related kanji', () => api.dict.kanji.getRelated({ id: '鰐' })],
  ['words of a kanji', () => api.dict.kanji.listWords({ id: '鰐' })],
  ['a word', () => api.dict.words.getDefinitionOverview({ wordId: 1 })],
  ['a sense', () => api.dict.words.getDefinitionOverview({ wordId: 1000110, meaningId: 99 })],
  ['a spelling', () => api.dict.words.getPronunciation({ wordId: 1000110, spellingId: 'none' })],
  ['a conjugation', () => api.dict.words.getConjugation({ wordId: 1 })],
  ['related words', () => api.dict.words.getRelated({ wordId: 1 })],
  ['used kanji', () => api.dict.words.getUsedKanji({ wordId: 1, wordSpellingId: 'none' })],
])('%s of an unknown id is NOT_FOUND', async (_what, call) => {
  await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each<[list: string, call: () => Promise<unknown>]>([
  ['words', () => api.dict.words.listWords({ cursor: 'made up' })],
  ['kanji', () => api.dict.kanji.listKanji({ cursor: 'made up' })],
  ['words of a kanji', () => api.dict.kanji.listWords({ id: '食', cursor: 'made up' })],
  ['results', () => api.dict.search.search({ query: '食', cursor: 'made up' })],
])('a cursor that no answer gave is BAD_REQUEST: %s', async (_list, call) => {
  await expect(call()).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: expect.stringMatching(/^cursor: /),
  })
})

test('before there is a dictionary, every question says so by its code', async () => {
  const early = appRouter.createCaller({ dictionary: undefined })
  await expect(early.dict.about.getDictionary()).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'dictionary-not-ready',
  })
})
