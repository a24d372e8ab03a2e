import { appRouter } from '@kotonoha/api/app-router'
import { createWorld, type Learner, newId } from '@kotonoha/api/testing/learners'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createTinyServer } from '../testing/tiny-server'

// Whoever is signed in may send anything; the server must answer every bit of it.

const world = createWorld()
const { ask, logged } = createTinyServer({
  accounts: () => ({
    find: () => ({
      accounts: world.accounts,
      realtime: { answer: async () => new Response(), stop: async () => {} },
      clientOf: () => '203.0.113.7',
      answerUnsubscribe: async () => new Response(null, { status: 404 }),
      answerPayments: async () => new Response(),
      answerAuth: () => new Response(),
      stop: async () => {},
    }),
    stop: async () => {},
  }),
})

let learner: Learner
const listId = newId()
beforeAll(async () => {
  learner = await world.signIn()
  await learner.api.dict.lists.createList({ mutationId: newId(), listId, name: 'odd' })
})

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\0', '\ud800', '食', '__proto__', 'a'.repeat(5000), '🀄'.repeat(40), '1e999'),
)
const oddValue = fc.oneof(
  oddText,
  fc.double(),
  fc.constantFrom(null, true, -1, 2 ** 53, [], {}, '2026-04-01T12:00:00.000Z', '9999-12-31'),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(oddText, oddText, { maxKeys: 3 }),
)
const oddThing = fc.oneof(
  oddValue,
  fc.record({ kind: fc.constantFrom('kanji', 'word'), kanjiId: oddText }),
  fc.record({ kind: fc.constant('word'), wordId: fc.integer(), spellingId: oddText }),
  fc.constant({ kind: 'kanji', kanjiId: '食' }),
)
const mutationId = fc.oneof({ weight: 8, arbitrary: fc.uuid() }, oddValue)
const someListId = fc.oneof(fc.constant(listId), fc.uuid(), oddValue)
const oddInput = fc.oneof(
  oddValue,
  fc.record(
    {
      mutationId,
      listId: someListId,
      fromListId: someListId,
      toListId: someListId,
      afterListId: someListId,
      sessionId: fc.oneof(fc.uuid(), oddValue),
      name: oddText,
      firstName: oddText,
      lastName: oddText,
      note: oddText,
      itemId: fc.oneof(fc.constant('食'), oddValue),
      afterItemId: fc.oneof(fc.constant(null), oddValue),
      itemIds: fc.oneof(fc.array(fc.oneof(fc.constant('食'), oddText), { maxLength: 4 }), oddValue),
      items: fc.oneof(fc.array(fc.record({ thing: oddThing, note: oddText })), oddValue),
      views: fc.oneof(fc.array(fc.record({ thing: oddThing, viewedAt: oddText })), oddValue),
      forgottenAt: oddValue,
      changes: fc.oneof(fc.dictionary(oddText, oddValue), oddValue),
      shareToken: oddText,
      format: fc.constantFrom('csv', 'anki', 'x'),
      thing: oddThing,
      development: oddValue,
    },
    { requiredKeys: [] },
  ),
)

const types = new Map(
  Object.entries<{ _def: { type: string } }>({ ...appRouter._def.procedures } as never)
    .filter(([path]) => /^(core|dict\.lists|dict\.recentlyViewed)\./.test(path))
    .map(([path, { _def }]) => [path, _def.type]),
)
/** One that would end the sign-in of this very test is tested where sessions are. */
const paths = [...types.keys()].filter((path) => path !== 'core.user.endSession')

const mutations = paths.filter((path) => types.get(path) === 'mutation')

function send(path: string, json: string): Promise<Response> {
  return types.get(path) === 'query'
    ? ask(`/api/${path}?input=${encodeURIComponent(json)}`, { headers: headersFor() })
    : post(path, json)
}

const headersFor = (contentType = 'application/json') => ({
  authorization: `Bearer ${learner.context.accessToken}`,
  'content-type': contentType,
})

function post(path: string, body: string | Uint8Array<ArrayBuffer>, contentType?: string) {
  return ask(`/api/${path}`, { method: 'POST', headers: headersFor(contentType), body })
}

test('no input of a learner, however odd, is the fault of the server', {
  timeout: 120_000,
}, async () => {
  expect(paths.length).toBeGreaterThan(25)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), oddInput, async (path, input) => {
      const json = JSON.stringify(input) ?? ''
      const response = await send(path, json)
      const body = await response.json()
      expect(response.status, `${path} ${json} ${logged().slice(-3000)}`).toBeLessThan(500)
      expect('result' in body).toBe(response.status === 200)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['nested ten thousand deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  [
    'thousands of keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, key) => [`k${key}`, key]))),
  ],
  ['a prototype', '{"__proto__":{"x":1},"constructor":{"prototype":{}}}'],
  ['a huge number', '{"mutationId":1e999999}'],
  ['a text that fills the limit', JSON.stringify({ name: 'x'.repeat(65_000) })],
  ['no JSON', '{"mutationId":'],
  ['nothing', ''],
])('%s is refused by every mutation as the fault of who sent it', async (_what, body) => {
  for (const path of mutations) {
    const response = await send(path, body)
    expect(response.status, path).toBeGreaterThanOrEqual(400)
    expect(response.status, `${path} ${logged().slice(-3000)}`).toBeLessThan(500)
    expect((await response.json()).error.data.httpStatus).toBe(response.status)
  }
})

test.each<[what: string, body: Uint8Array<ArrayBuffer>]>([
  ['broken UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['bytes of no text', Uint8Array.from({ length: 4096 }, (_, index) => (index * 37) % 256)],
  ['UTF-16', new Uint8Array(Uint16Array.from('{"name":"x"}', (c) => c.charCodeAt(0)).buffer)],
])('%s are refused by every mutation', async (_what, body) => {
  for (const path of mutations) {
    const response = await post(path, body)
    expect(response.status, path).toBeGreaterThanOrEqual(400)
    expect(response.status, `${path} ${logged().slice(-3000)}`).toBeLessThan(500)
  }
})

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'a change sent as %s, which any page can do, is not made',
  async (contentType) => {
    const body = JSON.stringify({ mutationId: newId(), listId: newId(), name: 'from elsewhere' })
    const response = await post('dict.lists.createList', body, contentType)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    const lists = await (await send('dict.lists.listLists', '')).text()
    expect(lists).not.toContain('from elsewhere')
  },
)

test('a body without end is cut off', async () => {
  const response = await post(
    'dict.lists.createList',
    JSON.stringify({ name: 'x'.repeat(5_000_000) }),
  )
  expect(response.status).toBe(413)
})
