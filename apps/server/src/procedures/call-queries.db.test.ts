import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { openTinyDictionary } from '@kotonoha/dictionary-db/testing/open-tiny-dictionary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log'
import { toBatchPath, toQueryPath } from '../testing/tiny-server'
import { callProcedures } from './call-procedures'
import { callQueries } from './call-queries'
import { parseCallRequest } from './call-request'
import { warmUp } from './warm-up'

const logged: string[] = []
const log = createLog({
  level: 'error',
  format: 'json',
  write: (lines) => logged.push(lines),
  now: () => new Date(0),
})

let dictionary: Dictionary
beforeAll(() => {
  dictionary = openTinyDictionary()
})
afterAll(() => dictionary.close())

test.each([
  toQueryPath('dict.kanji.getDefinitionOverview', '食'),
  toQueryPath('dict.kanji.getRadicalsBreakdown', '明'),
  toQueryPath('dict.kanji.getRelated', { id: '人' }),
  toQueryPath('dict.kanji.listKanji', { jlpt: ['N5'], strokes: [4] }),
  toQueryPath('dict.kanji.listWords', { id: '生', position: 'start' }),
  toQueryPath('dict.words.listWords', { jlpt: 'N5', pos: ['verb'] }),
  toQueryPath('dict.words.getDefinitionOverview', { wordId: 1000350 }),
  toQueryPath('dict.words.getPronunciation', { wordId: 1000710 }),
  toQueryPath('dict.words.getConjugation', { wordId: 1000190 }),
  toQueryPath('dict.search.search', { query: 'たべました' }),
  toQueryPath('dict.search.suggest', { query: 'tab' }),
  toQueryPath('dict.daily.getToday', { date: '2026-04-01' }),
  toQueryPath('dict.about.getDictionary'),
  toBatchPath([['dict.about.getDictionary'], ['dict.kanji.getRelated', { id: '人' }]]),
  '/api/dict.about.getDictionary?batch=1',
])('%s is answered byte for byte as the library does', async (path) => {
  const url = `http://site.test${path}`
  const response = await callProcedures(new Request(url), { dictionary, log })
  expect(response.status).toBe(200)
  expect(await callQueries(parseCallRequest(url), dictionary)).toBe(await response.text())
})

test('a dictionary just opened is warm when its first questions are over', async () => {
  const statements: string[] = []
  await warmUp({
    ...dictionary,
    prepare<Row>(sql: string) {
      statements.push(sql)
      return dictionary.prepare<Row>(sql)
    },
  })
  expect(statements.length).toBeGreaterThan(8)
})

test.each([
  [toQueryPath('dict.kanji.getRelated', { id: '鰐' }), 'an unknown kanji'],
  [toQueryPath('dict.kanji.getRelated', { id: 1 }), 'a wrong input'],
  ['/api/dict.kanji.getRelated?batch=1&input=3', 'a batch without its object'],
  [toBatchPath([['dict.about.getDictionary'], ['dict.nothing']]), 'an unknown name among others'],
])('%s is left to the library: %s', async (path) => {
  expect(await callQueries(parseCallRequest(`http://site.test${path}`), dictionary)).toBeUndefined()
})

test('what breaks inside is told without a word about it, and logged without the input', async () => {
  const broken: Dictionary = {
    ...dictionary,
    prepare() {
      throw new Error('secret of the inside')
    },
  }
  const url = `http://site.test${toQueryPath('dict.kanji.getRelated', { id: '食' })}`
  const response = await callProcedures(new Request(url), { dictionary: broken, log })
  expect(response.status).toBe(500)
  expect((await response.json()).error).toEqual({
    message: 'The server could not answer',
    code: -32603,
    data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: 'dict.kanji.getRelated' },
  })
  expect(logged.join('')).toContain('secret of the inside')
  expect(logged.join('')).not.toContain('食')
})
