import { expect, test } from 'vitest'
import { readWaniKani } from './read-wanikani'
import { createFakeWaniKani, type FakeWaniKani } from './testing/fake-wanikani'
import type { KeptAnswer } from './wanikani-client'

function read(
  fake: FakeWaniKani,
  { token = fake.token, kept = new Map<string, KeptAnswer>() } = {},
) {
  const waits: number[] = []
  const done = readWaniKani({
    token,
    kept,
    fetch: (url, options) => fake.answer(new Request(url, options)),
    wait: async (ms) => {
      waits.push(ms)
      fake.nowMs += ms
    },
  })
  return { done, waits }
}

const minutes = (moment: string) => Date.parse(moment) / 60_000

test('stages, dates, rates and synonyms become what is remembered', async () => {
  const fake = createFakeWaniKani()
  const { name, read: found } = await read(fake).done
  expect(name).toBe('example_user')
  const [one, day, japan, stroke] = found.items
  expect(found.items).toHaveLength(4)
  // What is a picture there, and what was not learnt, is no item.
  expect(found.leftOut).toBe(1)
  expect(one).toMatchObject({
    text: '一',
    kind: 'kanji',
    readings: ['いち'],
    synonyms: ['one thing', 'a single'],
    cards: [
      { facets: ['meaning'], memory: { stability: 120, difficulty: 2 } },
      { facets: ['reading'], memory: { stability: 120, difficulty: 5.5 } },
    ],
  })
  const due = minutes('2026-05-01T09:00:00Z')
  expect(one?.cards[0]?.memory?.reviewedMinute).toBe(due - 10_364_400 / 60)
  expect(day?.cards[0]?.memory).toEqual({
    stability: 365,
    difficulty: 5,
    reviewedMinute: minutes('2026-01-02T03:04:00Z'),
  })
  expect(japan).toMatchObject({ text: '日本', kind: 'word', readings: ['にほん'] })
  expect(japan?.cards[0]?.memory?.stability).toBe(7)
  expect(stroke).toMatchObject({ text: '一', kind: 'component', cards: [{ facets: ['meaning'] }] })
  expect(JSON.stringify(found)).not.toContain('theirs')
  expect(fake.requests.filter(({ path }) => path.startsWith('subjects'))).toHaveLength(3)
})

test('who asks too often waits for the next minute of the server’s clock, and goes on', async () => {
  const fake = createFakeWaniKani()
  fake.limit = 4
  const { done, waits } = read(fake)
  await expect(done).resolves.toMatchObject({ name: 'example_user' })
  expect(waits).toEqual([40_000, 60_000])
})

test('a service that is away for a moment is asked again, and not for ever', async () => {
  const fake = createFakeWaniKani()
  const away = () => new Response('', { status: 503 })
  fake.next.push(away())
  await expect(read(fake).done).resolves.toBeDefined()
  fake.next.push(...Array.from({ length: 10 }, away))
  await expect(read(fake).done).rejects.toMatchObject({ code: 'wanikani-away' })
})

test('a wrong token, one that may not read and one that ends half-way are told apart', async () => {
  const fake = createFakeWaniKani()
  await expect(read(fake, { token: 'x' }).done).rejects.toMatchObject({ code: 'token-wrong' })
  fake.next.push(new Response('', { status: 403 }))
  await expect(read(fake).done).rejects.toMatchObject({ code: 'token-refused' })
  const halfWay = read(fake)
  const stop = fake.token
  fake.token = 'another'
  await expect(halfWay.done).rejects.toMatchObject({ code: 'token-ended' })
  fake.token = stop
})

test('a network that goes away half-way is gone on from where it went, without asking twice', async () => {
  const fake = createFakeWaniKani()
  const kept = new Map<string, KeptAnswer>()
  const answer = fake.answer
  let count = 0
  fake.answer = async (request) => {
    count += 1
    if (count === 6) throw new TypeError('Failed to fetch')
    return answer(request)
  }
  await expect(read(fake, { kept }).done).rejects.toMatchObject({ code: 'network' })
  expect(kept.size).toBe(5)
  const { read: found } = await read(fake, { kept }).done
  expect(found.items).toHaveLength(4)
  expect(fake.requests.filter(({ status }) => status === 304)).toHaveLength(5)
})

test('a next page elsewhere is not followed: the token goes to WaniKani alone', async () => {
  const fake = createFakeWaniKani()
  const user = await fake.answer(
    new Request('https://api.wanikani.com/v2/user', {
      headers: { authorization: `Bearer ${fake.token}`, 'wanikani-revision': '20170710' },
    }),
  )
  const page = { pages: { next_url: 'https://evil.example/v2/assignments' }, data: [] }
  fake.next.push(user, new Response(JSON.stringify(page)))
  await expect(read(fake).done).rejects.toMatchObject({ code: 'wanikani-away' })
})
