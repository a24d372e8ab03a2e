import { expect, test, vi } from 'vitest'
import { retryRefusedCall } from './retry-refused-call'

function buildSource(token: string | undefined) {
  return {
    findToken: () => token,
    getFreshToken: () => Promise.resolve(token),
    distrustToken: vi.fn<() => void>(),
    checkSession: vi.fn<() => void>(),
  }
}

test('a token that looked good but was refused is replaced, and the call made again', () => {
  const source = buildSource('token')
  const refusal = { error: { message: 'not-signed-in' }, attempts: 1 }
  expect(retryRefusedCall(source, refusal)).toBe(true)
  expect(source.distrustToken).toHaveBeenCalledOnce()
})

test('refused again, the call fails and the session is looked at', () => {
  const source = buildSource('token')
  const refusal = { error: { message: 'not-signed-in' }, attempts: 2 }
  expect(retryRefusedCall(source, refusal)).toBe(false)
  expect(source.checkSession).toHaveBeenCalledOnce()
})

test('without a token there is nothing to renew', () => {
  const source = buildSource(undefined)
  const refusal = { error: { message: 'not-signed-in' }, attempts: 1 }
  expect(retryRefusedCall(source, refusal)).toBe(false)
  expect(source.distrustToken).not.toHaveBeenCalled()
})

test.each([
  ['session-ended', 'it ended elsewhere'],
  ['second-factor-needed', 'a second factor was set up since'],
])('a session that is over is let go of at once: %s, %s', (message) => {
  const source = buildSource('token')
  const refusal = { error: { message }, attempts: 1 }
  expect(retryRefusedCall(source, refusal)).toBe(false)
  expect(source.checkSession).toHaveBeenCalledOnce()
})

test('other failures are none of the session’s business', () => {
  const source = buildSource('token')
  expect(retryRefusedCall(source, { error: { message: 'id-taken' }, attempts: 1 })).toBe(false)
  expect(source.checkSession).not.toHaveBeenCalled()
})
