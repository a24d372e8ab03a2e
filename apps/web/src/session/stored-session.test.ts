import { expect, test } from 'vitest'
import { needsSecondFactor, parseSession } from './stored-session'

function buildToken(claims: object): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `header.${payload}.signature`
}

function buildStored(overrides: object = {}) {
  return JSON.stringify({
    access_token: buildToken({ aal: 'aal1', session_id: 'session-1', name: '食べる' }),
    refresh_token: 'refresh',
    expires_at: 1_800_000_000,
    user: { id: 'user-1', email: 'learner@example.org' },
    ...overrides,
  })
}

test('a session is read from what the client keeps, without the client', () => {
  expect(parseSession(buildStored())).toMatchObject({
    sessionId: 'session-1',
    userId: 'user-1',
    email: 'learner@example.org',
    expiresAt: 1_800_000_000,
    level: 'aal1',
    nextLevel: 'aal1',
  })
})

test.each<[text: string | undefined, reason: string]>([
  [undefined, 'there is nothing'],
  ['not json', 'it is no JSON'],
  ['{}', 'the tokens are missing'],
  [buildStored({ access_token: 'not a token' }), 'the token is none'],
  [buildStored({ expires_at: 'soon' }), 'the end is no time'],
])('%j is no session: %s', (text) => {
  expect(parseSession(text)).toBeUndefined()
})

test.each([
  ['aal1', 'verified', true, 'the factor works and was not shown'],
  ['aal2', 'verified', false, 'it was shown'],
  ['aal1', 'unverified', false, 'a factor that was never set up to the end asks for nothing'],
])('at %s with a %s factor the second step is wanted: %s (%s)', (aal, status, expected) => {
  const user = { id: 'user-1', factors: [{ status }] }
  const session = parseSession(buildStored({ access_token: buildToken({ aal }), user }))
  expect(session && needsSecondFactor(session)).toBe(expected)
})
