import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBatcher } from './batch-requests'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createAsker(most: number) {
  const ask = vi.fn(async (ids: readonly string[]) => ids.map((id) => `state of ${id}`))
  const request = createBatcher({
    waitMs: 50,
    restMs: 1000,
    isFull: (ids) => ids.length >= most,
    ask,
  })
  return { ask, request }
}

test('tiles that appear together ask once, and each gets its own answer', async () => {
  const { ask, request } = createAsker(10)
  const answers = Promise.all([request('日'), request('本')])
  await vi.advanceTimersByTimeAsync(50)
  expect(await answers).toEqual(['state of 日', 'state of 本'])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('more than fit into an address go in several calls', async () => {
  const { ask, request } = createAsker(2)
  const answers = Promise.all(['一', '二', '三'].map(request))
  await vi.advanceTimersByTimeAsync(50)
  expect(await answers).toHaveLength(3)
  expect(ask.mock.calls.map(([ids]) => ids)).toEqual([['一', '二'], ['三']])
})

test('what comes soon after waits for the rest to be over, and goes together', async () => {
  const { ask, request } = createAsker(10)
  const first = request('日')
  await vi.advanceTimersByTimeAsync(50)
  const second = request('本')
  await vi.advanceTimersByTimeAsync(500)
  const third = request('人')
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(500)
  await Promise.all([first, second, third])
  expect(ask.mock.calls.map(([ids]) => ids)).toEqual([['日'], ['本', '人']])
})

test('after a rest in which nobody asked, the next one does not wait for long', async () => {
  const { ask, request } = createAsker(10)
  void request('日')
  await vi.advanceTimersByTimeAsync(5000)
  void request('本')
  await vi.advanceTimersByTimeAsync(50)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a call that fails fails for all that waited for it', async () => {
  const { ask, request } = createAsker(10)
  ask.mockRejectedValueOnce(new Error('unreachable'))
  const answers = Promise.allSettled([request('日'), request('本')])
  await vi.advanceTimersByTimeAsync(50)
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
