import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JsonClient } from '../accounts/json-client'
import { createPacedSender } from './paced-sender'

const ask = vi.fn<JsonClient['ask']>()
const client: JsonClient = { ask, close: () => {} }
const say = (status: number, body: object = {}) => ({ status, body })
const call = '/api/kanji.study.submitReviews'
const renewal = '/auth/v1/token?grant_type=refresh_token'

/** Sends one after another, as time goes by. */
async function send(count = 1) {
  const learner = { accessToken: 'first', refreshToken: 'again' }
  const sender = createPacedSender(client, learner)
  const sent = (async () => {
    for (let number = 0; number < count; number += 1) {
      await sender('kanji.study.submitReviews', { number })
    }
  })()
  // Looked at below, where it may have failed already.
  sent.catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  return { sent, learner }
}

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a learner makes no more calls than are allowed', async () => {
  const times: number[] = []
  ask.mockImplementation(async () => {
    times.push(performance.now())
    return say(200)
  })
  const { sent } = await send(3)
  await sent
  expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 520, 1040])
})

test('a token whose hour is over is renewed, and what was refused is sent again', async () => {
  ask
    .mockResolvedValueOnce(say(200))
    .mockResolvedValueOnce(say(401, { error: { message: 'session-ended' } }))
    .mockResolvedValueOnce(say(200, { access_token: 'second', refresh_token: 'once more' }))
    .mockResolvedValue(say(200))
  const { sent, learner } = await send(3)
  await sent
  expect(ask.mock.calls).toEqual([
    [call, { body: { number: 0 }, token: 'first' }],
    [call, { body: { number: 1 }, token: 'first' }],
    [renewal, { body: { refresh_token: 'again' } }],
    [call, { body: { number: 1 }, token: 'second' }],
    [call, { body: { number: 2 }, token: 'second' }],
  ])
  expect(learner).toEqual({ accessToken: 'second', refreshToken: 'once more' })
})

test('a session that is over for good ends the sending', async () => {
  ask.mockImplementation(async (path) => say(path === renewal ? 400 : 401))
  const { sent } = await send()
  await expect(sent).rejects.toThrow(`${call} 401`)
  expect(ask).toHaveBeenCalledTimes(5)
})

test('a renewal that the server was too busy for is tried again', async () => {
  ask
    .mockResolvedValueOnce(say(401))
    .mockResolvedValueOnce(say(503))
    .mockResolvedValueOnce(say(401))
    .mockResolvedValueOnce(say(200, { access_token: 'second', refresh_token: 'once more' }))
    .mockResolvedValue(say(200))
  const { sent } = await send()
  await sent
  expect(ask).toHaveBeenLastCalledWith(call, { body: { number: 0 }, token: 'second' })
})

test('a busy server is asked five times', async () => {
  ask.mockResolvedValue(say(503))
  const { sent } = await send()
  await expect(sent).rejects.toThrow(`${call} 503`)
  expect(ask).toHaveBeenCalledTimes(5)
})
