// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setTokenSource } from '../api/token-source'
import { keepListening, type StreamEvent } from './realtime-connection'

const distrustToken = vi.fn()
let stop: AbortController
/** When the server was asked, in ms from the start. */
let askedAt: number[]
let answer: () => Response | Promise<Response>
let startedAt: number

beforeEach(() => {
  vi.useFakeTimers()
  startedAt = Date.now()
  askedAt = []
  stop = new AbortController()
  distrustToken.mockClear()
  setTokenSource({
    findToken: () => 'token',
    getFreshToken: () => Promise.resolve('token'),
    distrustToken,
    checkSession: () => {},
  })
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    askedAt.push(Date.now() - startedAt)
    const response = await answer()
    signal.addEventListener('abort', () => void response.body?.cancel().catch(() => {}))
    return response
  })
})

afterEach(() => {
  stop.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function listen(): StreamEvent[] {
  const events: StreamEvent[] = []
  void keepListening((event) => events.push(event), stop.signal)
  return events
}

/** A stream that says this and then nothing more, and errs when it is aborted. */
function buildStream(signalled: AbortSignal[], text: string) {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text))
        for (const signal of signalled) {
          signal.addEventListener('abort', () => controller.error(new Error('aborted')))
        }
      },
    }),
  )
}

test('without a server it comes back after 1, 2, 5 and then every 10 s', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  listen()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(askedAt.slice(0, 6)).toEqual([0, 1000, 3000, 8000, 18_000, 28_000])
})

test('a connection that ends is opened again after a second', async () => {
  answer = () => new Response('event: open\ndata: {"revision":4}\n\n')
  const events = listen()
  await vi.advanceTimersByTimeAsync(1500)
  expect(askedAt).toEqual([0, 1000])
  expect(events[0]).toEqual({ name: 'open', data: '{"revision":4}' })
})

test('an event that comes in pieces is one event, and a heartbeat without data is one as well', async () => {
  const pieces = [
    'event: op',
    'en\ndata: {"revision":1}\n',
    '\nevent: heartbeat\ndata:\n\nevent: ch',
  ]
  const encoded = pieces.map((piece) => new TextEncoder().encode(piece))
  answer = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of encoded) controller.enqueue(piece)
          controller.close()
        },
      }),
    )
  const events = listen()
  await vi.advanceTimersByTimeAsync(100)
  expect(events).toEqual([
    { name: 'open', data: '{"revision":1}' },
    { name: 'heartbeat', data: '' },
  ])
})

test.each([
  ['event: change\r\ndata: {"revision":2}\r\n\r\n', 'lines that end as Windows ends them'],
  ['id: 7\nretry: 100\nevent: change\ndata: {"revision":2}\n\n', 'fields that nobody here needs'],
  [': a proxy keeps the line open\n\nevent: change\ndata: {"revision":2}\n\n', 'a comment'],
  ['event: change\ndata: {"revision":\ndata: 2}\n\n', 'data on two lines'],
])('%j is read: %s', async (text) => {
  answer = () => new Response(text)
  const [event] = listen()
  await vi.advanceTimersByTimeAsync(100)
  expect(event ?? {}).toEqual({})
})

test('a token that is refused is not shown again', async () => {
  answer = () => new Response('{}', { status: 401 })
  listen()
  await vi.advanceTimersByTimeAsync(100)
  expect(distrustToken).toHaveBeenCalledOnce()
})

test('a connection that says nothing for 35 s, a heartbeat and its patience, is broken', async () => {
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
    askedAt.push(Date.now() - startedAt)
    signals.push(signal)
    return buildStream([signal], 'event: open\ndata: {"revision":1}\n\n')
  })
  listen()
  await vi.advanceTimersByTimeAsync(34_900)
  expect(askedAt).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1500)
  expect(askedAt).toHaveLength(2)
})
