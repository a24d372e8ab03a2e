import { connect } from 'node:net'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { openTinyDictionary } from '@kotonoha/dictionary-db/testing/open-tiny-dictionary'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noAccounts } from '../accounts/accounts-holder'
import type { DictionaryHolder } from '../dictionary/dictionary-holder'
import { type HttpServer, startHttpServer } from '../http/http-server'
import { createLog } from '../log'
import { toBatchPath, toQueryPath } from '../testing/tiny-server'
import { type AnswerAtOnce, createAnswerAtOnce } from './answer-at-once'
import { createCacheableAnswers } from './cacheable-answers'
import { createProcedureHandler } from './procedure-handler'
import { listQuestions } from './questions-of-dictionary'

const log = createLog({ level: 'error', format: 'json', write: () => {}, now: () => new Date(0) })

let dictionary: Dictionary
let isOpen = true
let leaseCount = 0
/** One that answers at once what it can, and one that takes the long way always. */
let servers: readonly [atOnce: HttpServer, longWay: HttpServer]
const answered = vi.fn<AnswerAtOnce>()

beforeAll(async () => {
  dictionary = openTinyDictionary()
  const dictionaries: DictionaryHolder = {
    lease() {
      if (!isOpen) return undefined
      leaseCount += 1
      const release = () => {
        leaseCount -= 1
      }
      return { dictionary, release }
    },
    refresh: () => {},
    close: () => {},
  }
  const start = (isAtOnce: boolean) => {
    const cacheableAnswers = createCacheableAnswers('test')
    const answerAtOnce = createAnswerAtOnce(dictionaries, cacheableAnswers)
    const parts = { dictionaries, accounts: noAccounts, cacheableAnswers, log }
    return startHttpServer({
      fetch: createProcedureHandler({ ...parts, isSwitchedOff: () => false }),
      ...(isAtOnce && { answerAtOnce: answered.mockImplementation(answerAtOnce) }),
      ...{ port: 0, host: '127.0.0.1', stopTimeoutMs: 1000, log },
    })
  }
  servers = [await start(true), await start(false)]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  dictionary.close()
})

/** Every byte of the answer on a connection of its own, but for the time of day. */
function ask(port: number, path: string, headers: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      const lines = [`GET ${path} HTTP/1.1`, ...headers, 'connection: close', '', '']
      socket.write(lines.join('\r\n'), 'latin1')
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(toComparable(Buffer.concat(chunks).toString('latin1'))))
  })
}

/** Headers have no order. */
function toComparable(answer: string): string {
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const [status = '', ...headers] = head.split('\r\n')
  const named = headers.map((header) => header.replace(/^[^:]+/, (name) => name.toLowerCase()))
  const told = named.filter((header) => !header.startsWith('date:')).sort()
  return [status, ...told, '', ...body].join('\n')
}

const host = 'host: site.test'

async function expectTheSame(path: string, headers: readonly string[] = [host]) {
  answered.mockClear()
  const [atOnce, longWay] = await Promise.all(servers.map(({ port }) => ask(port, path, headers)))
  expect(atOnce).toBe(longWay)
  expect(leaseCount).toBe(0)
  const [result] = answered.mock.results
  return { isAtOnce: result?.type === 'return' && result.value !== undefined, answer: atOnce ?? '' }
}

const goodPaths = [
  toQueryPath('dict.kanji.getDefinitionOverview', '食'),
  toQueryPath('dict.kanji.getRadicalsBreakdown', '明'),
  toQueryPath('dict.kanji.getRelated', { id: '人' }),
  toQueryPath('dict.kanji.listKanji', { jlpt: ['N5'], strokes: [4] }),
  toQueryPath('dict.kanji.listKanji', {}),
  toQueryPath('dict.kanji.listWords', { id: '生', position: 'start' }),
  toQueryPath('dict.kanji.listComponents'),
  toQueryPath('dict.kanji.listComponentShapes'),
  toQueryPath('dict.kanji.findByComponents', { components: ['口'] }),
  toQueryPath('dict.kanji.findBySkip', { pattern: 1, first: 3, second: 3 }),
  toQueryPath('dict.kanji.findVariant', '體'),
  toQueryPath('dict.kanji.listBriefs'),
  toQueryPath('dict.words.listWords', { jlpt: 'N5', pos: ['verb'] }),
  toQueryPath('dict.words.getDefinitionOverview', { wordId: 1000110 }),
  toQueryPath('dict.words.getDefinitionOverview', { wordId: 1000350, meaningId: 1 }),
  toQueryPath('dict.words.getRelated', { wordId: 1000110 }),
  toQueryPath('dict.words.getPronunciation', { wordId: 1000710 }),
  toQueryPath('dict.words.getConjugation', { wordId: 1000190 }),
  toQueryPath('dict.search.search', { query: 'たべました', limit: 5 }),
  toQueryPath('dict.search.search', { query: 'to eat' }),
  toQueryPath('dict.search.suggest', { query: 'tab' }),
  toQueryPath('dict.search.listSentences', { query: '食べる' }),
  toQueryPath('dict.daily.getToday', { date: '2026-04-01' }),
  toQueryPath('dict.about.getDictionary'),
  toQueryPath('kanji.landing.getCourse'),
  toQueryPath('kanji.landing.getLesson'),
  toBatchPath([['dict.about.getDictionary'], ['dict.kanji.getRelated', { id: '人' }]]),
  '/api/dict.about.getDictionary?batch=1',
  '/api/dict.about.getDictionary?batch=2',
  '/api/dict.search.search?input=%7B%22query%22:%22to+eat%22%7D&other=1',
]

test.each(goodPaths)('%s is answered at once as the long way answers it', async (path) => {
  const { isAtOnce, answer } = await expectTheSame(path)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(isAtOnce).toBe(true)
  // Now it is kept.
  expect((await expectTheSame(path)).isAtOnce).toBe(true)
})

test('the kanji of a spelling, which another answer names', async () => {
  const wordId = 1000110
  const { answer } = await expectTheSame(
    toQueryPath('dict.words.getDefinitionOverview', { wordId }),
  )
  const [, wordSpellingId] = /"spellingId":"([^"]+)"/.exec(answer) ?? []
  const path = toQueryPath('dict.words.getUsedKanji', { wordId, wordSpellingId })
  expect(await expectTheSame(path)).toMatchObject({
    isAtOnce: true,
    answer: expect.stringMatching(/^HTTP\/1.1 200 /),
  })
})

test('every question about the dictionary is one of them, and has the usual steps', () => {
  const names = listQuestions().map(([name]) => name)
  // The text of the first is compiled when it is asked for, and waited for.
  expect(names.filter((name) => !goodPaths.some((path) => path.includes(name)))).toEqual([
    'core.legal.getCredits',
    'dict.words.getUsedKanji',
  ])
  expect(listQuestions().filter(([, { answer }]) => answer === undefined)).toEqual([])
})

test.each([
  ['identity'],
  ['gzip'],
  ['br'],
  ['gzip, deflate, br, zstd'],
  ['br;q=0, gzip;q=0.5'],
  ['*'],
])('in the encoding that is wished: %s', async (encoding) => {
  const path = toQueryPath('dict.words.getDefinitionOverview', { wordId: 1000110 })
  const headers = [host, `accept-encoding: ${encoding}`]
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await expectTheSame(path, headers)).isAtOnce).toBe(true)
  }
})

test('a copy that is still good is not sent again', async () => {
  const path = toQueryPath('dict.kanji.getRelated', { id: '人' })
  const { answer } = await expectTheSame(path)
  const [, etag = ''] = /^etag: (.*)$/m.exec(answer) ?? []
  for (const tags of [etag, `"a", ${etag}`, '*']) {
    const again = await expectTheSame(path, [host, `if-none-match: ${tags}`])
    expect(again).toMatchObject({
      isAtOnce: true,
      answer: expect.stringMatching(/^HTTP\/1.1 304 /),
    })
  }
  expect((await expectTheSame(path, [host, 'if-none-match: "a"'])).answer).toMatch(/^HTTP\/1.1 200/)
})

test.each([
  [toQueryPath('dict.kanji.getRelated', { id: '鰐' }), 404, 'an unknown kanji'],
  [toQueryPath('dict.kanji.getRelated', { id: 1 }), 400, 'a wrong input'],
  [toQueryPath('dict.kanji.getRelated'), 400, 'no input'],
  [toQueryPath('dict.search.search', { query: 'a', cursor: 'none' }), 400, 'a cursor nobody gave'],
  ['/api/dict.kanji.getRelated?input={', 400, 'JSON that breaks off'],
  ['/api/dict.kanji.getRelated?input=%7B', 400, 'JSON that breaks off, escaped'],
  ['/api/dict.kanji.getRelated?input=%2', 400, 'an escape that breaks off'],
  ['/api/dict.kanji.getRelated?batch=1&input=3', 400, 'a batch without its object'],
  [toBatchPath([['dict.about.getDictionary'], ['dict.nothing']]), 207, 'one unknown name'],
  [
    toBatchPath([['dict.about.getDictionary'], ['core.user.getMe']]),
    207,
    'a question of a learner',
  ],
  [`/api/${'x,'.repeat(30)}?batch=1`, 413, 'too many at once'],
  [`/api/dict.kanji.getRelated?input=${'1'.repeat(9000)}`, 413, 'an address too long'],
  ['/api/dict.nothing', 404, 'an unknown name'],
  ['/api/core.legal.getTermsOfService', 200, 'what nobody keeps'],
  ['/api/dict.lists.createList', 405, 'a change asked for by GET'],
  ['/api/dict.kanji/../dict.about.getDictionary', 200, 'steps in the path'],
  ["/api/dict.search.search?input={%22query%22:%22don't%22}", 200, 'what an address encodes'],
  ['/api/dict%2Eabout.getDictionary', 200, 'a name with an escape'],
])('%s takes the long way: %i, %s', async (path, status) => {
  const { isAtOnce, answer } = await expectTheSame(path)
  expect(isAtOnce).toBe(false)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

const about = '/api/dict.about.getDictionary'

test.each([
  [[host, 'accept: application/jsonl'], 'answers line by line'],
  [[host, 'trpc-accept: application/jsonl'], 'the same in the words of the library'],
  [[host, 'content-length: 2'], 'a body'],
  [['host: a b'], 'a host that is none'],
  [['host: 1.2.3.4.5'], 'a number that is no host'],
  [['host: site.test:99999'], 'a port that is none'],
  [['host: [::1]:80'], 'a host in brackets'],
])('%j takes the long way: %s', async (headers) => {
  expect((await expectTheSame(about, headers)).isAtOnce).toBe(false)
})

test('while there is no dictionary, the long way says so', async () => {
  isOpen = false
  const { isAtOnce, answer } = await expectTheSame(about)
  isOpen = true
  expect(isAtOnce).toBe(false)
  expect(answer).toMatch(/^HTTP\/1\.1 503 .*dictionary-not-ready/s)
})
