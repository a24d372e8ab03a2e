// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createSessionTokens } from './session-tokens'
import { authStorageKey } from './stored-session'

const nowSeconds = 1_800_000_000
const token = (name: string) => `h.${btoa(JSON.stringify({ aal: 'aal1', session_id: name }))}.s`

function keepSession(name: string, secondsLeft: number) {
  const session = {
    access_token: token(name),
    refresh_token: 'refresh',
    expires_at: nowSeconds + secondsLeft,
    expires_in: 3600,
    user: { id: 'user-1' },
  }
  localStorage.setItem(authStorageKey, JSON.stringify(session))
  return session
}

function buildTokens(answer: () => object) {
  const listeners = new Set<(failure: Error) => void>()
  const ask = () => vi.fn(async () => answer())
  const client = { getSession: ask(), refreshSession: ask(), getUser: vi.fn() }
  let elapsed = 0
  const tokens = createSessionTokens({
    openClient: () => Promise.resolve(client as never),
    onOutage: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    now: () => nowSeconds * 1000,
    elapsedMs: () => elapsed,
  })
  return {
    client,
    tokens,
    listeners,
    pass: (ms: number) => {
      elapsed += ms
    },
  }
}

beforeEach(() => localStorage.clear())

test('a token with time left is used without asking anybody', async () => {
  keepSession('first', 3000)
  const { tokens, client } = buildTokens(() => ({}))
  expect(await tokens.getFreshToken()).toBe(token('first'))
  expect(client.getSession).not.toHaveBeenCalled()
})

test('a token in its last 90 seconds is renewed first', async () => {
  keepSession('first', 80)
  const { tokens } = buildTokens(() => ({
    data: { session: keepSession('second', 3600) },
    error: null,
  }))
  expect(await tokens.getFreshToken()).toBe(token('second'))
})

test('a clock that is hours ahead does not renew the token with every call', async () => {
  keepSession('first', -7200)
  const answer = () => ({ data: { session: keepSession('second', -3600) }, error: null })
  const { tokens, client, pass } = buildTokens(answer)
  await tokens.getFreshToken()
  expect(await tokens.getFreshToken()).toBe(token('second'))
  expect(client.getSession).toHaveBeenCalledTimes(1)
  pass(3600 * 1000)
  await tokens.getFreshToken()
  expect(client.getSession).toHaveBeenCalledTimes(2)
})

test('a refused token is replaced, whatever its time says', async () => {
  keepSession('first', 3000)
  const { tokens, client } = buildTokens(() => ({
    data: { session: keepSession('second', 3600) },
    error: null,
  }))
  tokens.distrustToken()
  expect(await tokens.getFreshToken()).toBe(token('second'))
  expect(client.refreshSession).toHaveBeenCalledOnce()
})

test('a server that cannot be reached fails the call and is no sign-out', async () => {
  keepSession('first', 10)
  const error = Object.assign(new Error('Failed to fetch'), { name: 'AuthRetryableFetchError' })
  const { tokens } = buildTokens(() => ({ data: { session: null }, error }))
  await expect(tokens.getFreshToken()).rejects.toThrow('Failed to fetch')
  expect(localStorage.getItem(authStorageKey)).not.toBeNull()
})

test('a renewal that reaches nobody fails the call at once, while the client goes on trying', async () => {
  keepSession('first', 3000)
  let reach = (_answer: object) => {}
  const answering = new Promise<object>((resolve) => {
    reach = resolve
  })
  const { tokens, client, listeners } = buildTokens(() => answering)
  tokens.distrustToken()
  const asked = tokens.getFreshToken()
  await vi.waitUntil(() => listeners.size > 0)
  for (const tell of listeners) tell(new TypeError('Failed to fetch'))
  await expect(asked).rejects.toThrow('Failed to fetch')
  expect(listeners.size).toBe(0)

  reach({ data: { session: keepSession('second', 3600) }, error: null })
  await new Promise((resolve) => setTimeout(resolve))
  expect(await tokens.getFreshToken()).toBe(token('second'))
  expect(client.refreshSession).toHaveBeenCalledTimes(1)
})

test('nobody signed in: no token, and nobody is asked', async () => {
  const { tokens, client } = buildTokens(() => ({}))
  expect(await tokens.getFreshToken()).toBeUndefined()
  expect(client.getSession).not.toHaveBeenCalled()
})
