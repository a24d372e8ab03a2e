import { output as kanjiDefinition } from '@kotonoha/contract/dict/kanji/get-definition-overview'
import { output as wordDefinition } from '@kotonoha/contract/dict/words/get-definition-overview'
import { expect, test } from 'vitest'
import { createTinyServer, toBatchPath, toQueryPath } from '../testing/tiny-server'

const { ask } = createTinyServer()

const eat = toQueryPath('dict.words.getDefinitionOverview', { wordId: 1000110 })

test('a query answers what its contract says, under result.data', async () => {
  const kanji = await ask(toQueryPath('dict.kanji.getDefinitionOverview', '食'))
  expect(kanji.status).toBe(200)
  expect(kanji.headers.get('content-type')).toBe('application/json')
  const { result, ...rest } = await kanji.json()
  expect(rest).toEqual({})
  expect(kanjiDefinition.parse(result.data).literal).toBe('食')
  const word = await (await ask(eat)).json()
  expect(wordDefinition.parse(word.result.data).spelling).toMatchObject({
    text: '食べる',
    reading: 'たべる',
  })
})

test('a query that needs no input may come without one, or with an empty one', async () => {
  const paths = ['', '?input=', '?input=%7B%7D'].map(
    (tail) => `/api/dict.about.getDictionary${tail}`,
  )
  for (const path of paths) expect((await ask(path)).status, path).toBe(200)
})

test('a batch answers each call at its place', async () => {
  const response = await ask(
    toBatchPath([
      ['dict.kanji.getDefinitionOverview', '生'],
      ['dict.about.getDictionary'],
      ['dict.words.getPronunciation', { wordId: 1000110 }],
    ]),
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject([
    { result: { data: { literal: '生' } } },
    { result: { data: { edition: 'full' } } },
    { result: { data: { reading: 'たべる' } } },
  ])
})

test('in a batch a call that fails leaves the others their answers, and nobody keeps it', async () => {
  const response = await ask(
    toBatchPath([
      ['dict.kanji.getDefinitionOverview', '生'],
      ['dict.kanji.getDefinitionOverview', '鰐'],
    ]),
  )
  expect(response.status).toBe(207)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject([
    { result: { data: { literal: '生' } } },
    { error: { data: { code: 'NOT_FOUND' } } },
  ])
})

test('null is an answer: a noun has no conjugation, a rare word no known pitch', async () => {
  const noun = await ask(toQueryPath('dict.words.getConjugation', { wordId: 1000860 }))
  expect(await noun.json()).toEqual({ result: { data: null } })
  const rare = await ask(toQueryPath('dict.words.getPronunciation', { wordId: 1000150 }))
  expect(await rare.json()).toEqual({ result: { data: null } })
})

const tooManyCalls: [procedure: string][] = Array(21).fill(['dict.about.getDictionary'])

test.each<[path: string, init: RequestInit, status: number, code: string, message: RegExp]>([
  [toQueryPath('dict.kanji.getDefinitionOverview', '鰐'), {}, 404, 'NOT_FOUND', /^No kanji 鰐/],
  [
    toQueryPath('dict.words.getDefinitionOverview', { wordId: 9 }),
    {},
    404,
    'NOT_FOUND',
    /^No such word/,
  ],
  [toQueryPath('dict.words.getConjugation', { wordId: 9 }), {}, 404, 'NOT_FOUND', /^No such/],
  [toQueryPath('dict.kanji.listKanji', { jlpt: 'N6' }), {}, 400, 'BAD_REQUEST', /^jlpt: .*N5/],
  [toQueryPath('dict.kanji.listKanji', { cursor: 'x' }), {}, 400, 'BAD_REQUEST', /^cursor: /],
  [toQueryPath('dict.words.listWords', { limit: 0 }), {}, 400, 'BAD_REQUEST', /^limit: /],
  [toQueryPath('dict.kanji.getRelated', { id: '\ud800' }), {}, 400, 'BAD_REQUEST', /^id: /],
  [toQueryPath('dict.kanji.getRelated'), {}, 400, 'BAD_REQUEST', /^input: /],
  ['/api/dict.kanji.getRelated?batch=1&input=3', {}, 400, 'BAD_REQUEST', /object/],
  ['/api/dict.nothing', {}, 404, 'NOT_FOUND', /dict\.nothing/],
  ['/api/__proto__', {}, 404, 'NOT_FOUND', /__proto__/],
  ['/api', {}, 404, 'NOT_FOUND', /./],
  ['/api/dict.kanji.getRelated?input={', {}, 400, 'PARSE_ERROR', /JSON/],
  ['/api/dict.kanji.getRelated?input=%22%E9%22', {}, 400, 'PARSE_ERROR', /percent/],
  ['/api/dict.about.getDictionary', { method: 'POST' }, 405, 'METHOD_NOT_SUPPORTED', /POST/],
  ['/api/dict.about.getDictionary', { method: 'DELETE' }, 405, 'METHOD_NOT_SUPPORTED', /DELETE/],
  ['/api/dict.about.getDictionary', { method: 'POST', body: '{' }, 400, 'PARSE_ERROR', /JSON/],
  ['/api/x', { method: 'POST', body: 'x'.repeat(263_000) }, 413, 'PAYLOAD_TOO_LARGE', /262144/],
  [toBatchPath(tooManyCalls), {}, 413, 'PAYLOAD_TOO_LARGE', /at most 20/],
  [`/api/dict.about.getDictionary?x=${'x'.repeat(9000)}`, {}, 413, 'PAYLOAD_TOO_LARGE', /8192/],
])('%s %o is %i %s', async (path, init, status, code, message) => {
  const headers = init.body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await ask(path, { headers, ...init })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('etag')).toBeNull()
  const body = await response.json()
  const [answer] = Array.isArray(body) ? body : [body]
  expect(answer.error.data).toMatchObject({ code, httpStatus: status })
  expect(answer.error.message).toMatch(message)
  expect(JSON.stringify(body)).not.toMatch(/stack|node_modules|\.ts:/)
})

test('a body that comes without its length is read no further than allowed', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
  })
  // `duplex` is asked for by Node and unknown to the type.
  const init = {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  }
  expect((await ask('/api/x', init)).status).toBe(413)
})

test('HEAD tells what GET would, without the answer', async () => {
  const head = await ask(eat, { method: 'HEAD' })
  const get = await ask(eat)
  expect(head.status).toBe(200)
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  expect(await head.text()).toBe('')
})
