import { QueryClient, skipToken } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import type { AppRouter } from '../app-router-type'
import { setTokenSource } from '../token-source'
import { CallFailure } from './call-failure'

/** The library's own client, to which the server speaks. */
const library = createTRPCOptionsProxy<AppRouter>({
  client: createTRPCClient({
    links: [httpBatchLink({ url: '/api', maxURLLength: 2000, maxItems: 10 })],
  }),
  queryClient: new QueryClient(),
})

interface Sent {
  address: string
  method: string
  body: unknown
  headers: unknown
}

let sent: Sent[]
let answer: (names: string[]) => unknown

beforeEach(() => {
  sent = []
  answer = (names) => names.map((name) => ({ result: { data: name } }))
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { method = 'GET', body, headers } = init
    sent.push({ address, method, body, headers: { ...headers } })
    const names = address.split('?')[0]?.split('/').at(-1)?.split(',') ?? []
    return new Response(JSON.stringify(answer(names)))
  })
})

afterEach(() => vi.unstubAllGlobals())

const pages = { getNextPageParam: () => null }

type Client = Pick<typeof library, 'dict' | 'kanji'>

const asked: Record<string, (client: Client) => Promise<unknown>[]> = {
  'a query': ({ dict }) => [run(dict.words.getUsedKanji.queryOptions({ wordId: 1 } as never))],
  'a query without input': ({ dict }) => [run(dict.about.getDictionary.queryOptions())],
  'queries of one moment': ({ dict }) => [
    run(dict.about.getDictionary.queryOptions()),
    run(dict.words.getUsedKanji.queryOptions({ wordId: 1, text: '食べる & 飲む' } as never)),
  ],
  'a page of a list': ({ dict }) => [run(dict.words.listWords.infiniteQueryOptions({}, pages))],
  'a later page of a list': ({ dict }) => [
    run(dict.words.listWords.infiniteQueryOptions({ sort: 'asc' } as never, pages), 20),
  ],
  'more than travel together': ({ dict }) =>
    Array.from({ length: 23 }, (_, wordId) =>
      run(dict.words.getUsedKanji.queryOptions({ wordId } as never)),
    ),
  'addresses that get long': ({ dict }) =>
    Array.from({ length: 5 }, () =>
      run(dict.words.getUsedKanji.queryOptions({ text: '漢'.repeat(60) } as never)),
    ),
  'a change': ({ kanji }) => [
    mutate(kanji.curriculum.setLevel.mutationOptions(), { mutationId: 'm', level: 3 }),
  ],
  'a change beside a query': ({ kanji, dict }) => [
    mutate(kanji.curriculum.setLevel.mutationOptions(), { mutationId: 'm', level: 3 }),
    run(dict.about.getDictionary.queryOptions()),
  ],
}

function run(options: { queryFn?: unknown; queryKey: unknown }, pageParam?: number) {
  const context = { queryKey: options.queryKey, pageParam, direction: 'forward' }
  return (options.queryFn as (given: object) => Promise<unknown>)(context)
}

function mutate(options: { mutationFn?: unknown }, input: object) {
  return (options.mutationFn as (given: object) => Promise<unknown>)(input)
}

test.each(Object.keys(asked))(
  '%s is sent as the library sends it, and answered alike',
  async (name) => {
    const answers = await Promise.all(asked[name]?.(api) ?? [])
    const own = sent.splice(0)
    expect(answers).toEqual(await Promise.all(asked[name]?.(library) ?? []))
    expect(own.length).toBeGreaterThan(0)
    expect(own).toEqual(sent)
  },
)

test('answers are kept under the same keys as the library keeps them', () => {
  const toKeys = ({ dict, kanji }: Client) => [
    dict.about.getDictionary.queryKey(),
    dict.about.getDictionary.queryOptions().queryKey,
    dict.words.getUsedKanji.queryKey({ wordId: 1 }),
    dict.words.getUsedKanji.queryOptions(skipToken).queryKey,
    dict.words.listWords.infiniteQueryOptions({ sort: 'asc' } as never, pages).queryKey,
    dict.words.pathKey(),
    kanji.curriculum.setLevel.mutationOptions().mutationKey,
  ]
  expect(toKeys(api)).toEqual(toKeys(library))
})

test('what is not to be asked yet is not asked', () => {
  expect(api.dict.words.getUsedKanji.queryOptions(skipToken).queryFn).toBe(skipToken)
})

async function fail(): Promise<unknown> {
  return run(api.dict.about.getDictionary.queryOptions()).catch((failure: unknown) => failure)
}

test('a refusal says what the server says', async () => {
  answer = () => [{ error: { message: 'busy', code: -32000, data: { httpStatus: 503 } } }]
  const failure = await fail()
  expect(failure).toBeInstanceOf(CallFailure)
  expect(failure).toMatchObject({ message: 'busy', data: { httpStatus: 503 } })
})

test('one refusal of the whole request is that of each call in it', async () => {
  answer = () => ({ error: { message: 'too many', code: -32000, data: { httpStatus: 429 } } })
  const failures = await Promise.all([fail(), fail()])
  expect(sent).toHaveLength(1)
  for (const failure of failures) expect(failure).toMatchObject({ data: { httpStatus: 429 } })
})

test.each([
  [() => [], 'too few results'],
  [() => ['<html>'], 'something that is no result'],
  [() => null, 'nothing'],
])('%s: no answer came (%s)', async (given, _what) => {
  answer = given
  expect(await fail()).toMatchObject({ name: 'CallFailure', data: undefined })
})

test('without a network no answer came', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fail()).toMatchObject({ message: 'Failed to fetch', data: undefined })
})

test("a learner's call that the token's age refused is made once more with a new one", async () => {
  let token = 'old'
  setTokenSource({
    findToken: () => token,
    getFreshToken: async () => token,
    distrustToken: () => {
      token = 'new'
    },
    checkSession: () => {},
  })
  answer = () => {
    const isOld = JSON.stringify(sent.at(-1)?.headers).includes('old')
    return isOld
      ? [{ error: { message: 'not-signed-in', code: -32001, data: { httpStatus: 401 } } }]
      : [{ result: { data: 'done' } }]
  }
  const input = { mutationId: 'm', level: 3 }
  await expect(mutate(api.kanji.curriculum.setLevel.mutationOptions(), input)).resolves.toBe('done')
  expect(sent).toHaveLength(2)
})

test('a page that is closed sends what was done at once, in a request of its own', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  answer = () => ({ result: { data: 'done' } })
  const input = { mutationId: 'm', level: 3 }
  const done = mutate(api.kanji.curriculum.setLevel.mutationOptions(), input)
  await expect(done).resolves.toBe('done')
  expect(sent).toMatchObject([
    { address: '/api/kanji.curriculum.setLevel', method: 'POST', body: JSON.stringify(input) },
  ])
})
