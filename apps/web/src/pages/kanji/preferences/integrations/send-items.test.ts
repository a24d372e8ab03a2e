import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '../../../../api/calls/call-failure'
import { askWhenAllowed } from './send-items'

const tooMany = () => new CallFailure('too many calls', { data: { httpStatus: 429 } })
const { signal: stays } = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is allowed is answered at once', async () => {
  const ask = vi.fn(async () => 'preview')
  expect(await askWhenAllowed(ask, stays)).toBe('preview')
  expect(ask).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('who asked too much in a minute waits and asks again, until it is allowed', async () => {
  const ask = vi.fn(async () => 'preview')
  ask.mockRejectedValueOnce(tooMany()).mockRejectedValueOnce(tooMany())
  const answer = askWhenAllowed(ask, stays)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await answer).toBe('preview')
  expect(ask).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['no connection', new CallFailure('Failed to fetch')],
  ['a refusal', new CallFailure('import-reverted', { data: { httpStatus: 409 } })],
  ['a server that is overloaded', new CallFailure('busy', { data: { httpStatus: 503 } })],
])('%s is told at once', async (_, failure) => {
  const ask = vi.fn(() => Promise.reject(failure))
  await expect(askWhenAllowed(ask, stays)).rejects.toBe(failure)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what fails otherwise after the wait is told', async () => {
  const lost = new CallFailure('Failed to fetch')
  const ask = vi.fn().mockRejectedValueOnce(tooMany()).mockRejectedValueOnce(lost)
  const told = expect(askWhenAllowed(ask, stays)).rejects.toBe(lost)
  await vi.advanceTimersByTimeAsync(15_000)
  await told
})

test('who left meanwhile asks no more', async () => {
  const abort = new AbortController()
  const ask = vi.fn(() => Promise.reject(tooMany()))
  const told = expect(askWhenAllowed(ask, abort.signal)).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
  await vi.advanceTimersByTimeAsync(1000)
  abort.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  await told
  expect(ask).toHaveBeenCalledTimes(1)
})
