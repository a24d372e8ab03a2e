import { expect, test } from 'vitest'
import { parseMailedLink } from './mailed-link'

const origin = 'https://kotonoha.test'
const userId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const token = `${userId.replaceAll('-', '')}${'5e'.repeat(20)}`

function toHash(facts: Record<string, string>): string {
  return `#${new URLSearchParams(facts)}`
}

test('a link of a mail says whose it is and where to go on to', () => {
  const redirectTo = `${origin}/account/create-profile?returnTo=%2Fapp%2Fdict`
  const hash = toHash({ token_hash: token, type: 'signup', redirect_to: redirectTo })
  expect(parseMailedLink(hash, origin)).toEqual({
    kind: 'token',
    tokenHash: token,
    type: 'signup',
    userId,
    target: '/account/create-profile?returnTo=%2Fapp%2Fdict',
    about: undefined,
  })
})

test('a link that a client of another origin asked for is left to the service', () => {
  const redirectTo = 'https://app.example/callback?x=1'
  const hash = toHash({ token_hash: `pkce_${token}`, type: 'magiclink', redirect_to: redirectTo })
  const link = parseMailedLink(hash, origin)
  expect(link).toMatchObject({ kind: 'elsewhere', host: 'app.example' })
  const query = new URL(link?.kind === 'elsewhere' ? link.address : '', origin).searchParams
  expect([query.get('token'), query.get('redirect_to')]).toEqual([`pkce_${token}`, redirectTo])
})

test.each([
  ['', 'nothing'],
  [toHash({ token_hash: token.slice(1), type: 'signup' }), 'a token that was cut off'],
  [toHash({ token_hash: token, type: 'of_another_release' }), 'an unknown kind'],
  [toHash({ access_token: 'x', refresh_token: 'y' }), 'a session that cannot be read'],
])('%s is no link: %s', (hash) => {
  expect(parseMailedLink(hash, origin)).toBeUndefined()
})

test('the bare site is no place to go on to', () => {
  const hash = toHash({ token_hash: token, type: 'signup', redirect_to: `${origin}/` })
  expect(parseMailedLink(hash, origin)).toMatchObject({ kind: 'token', target: undefined })
})
