import { statement } from '@kotonoha/user-db/statement'
import { expect, test } from 'vitest'
import { keepDomainsInAscii } from '../accounts/domains-in-ascii'
import { autoconfirm, newAddress, signUpNew, startTestAuth } from '../testing/test-auth'

const auth = startTestAuth(autoconfirm)

const refresh = (token: unknown) =>
  auth.ask('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })

const signIn = (email: string, password: string) =>
  auth.ask('POST', '/token?grant_type=password', { body: { email, password } })

test('a right password opens a session, however the address is written', async () => {
  const email = newAddress()
  await auth.ask('POST', '/signup', { body: { email, password: 'correct horse' } })
  const { status, body } = await signIn(email.toUpperCase(), 'correct horse')
  expect(status).toBe(200)
  const [, payload = ''] = body.access_token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  expect(claims).toMatchObject({ aud: 'authenticated', role: 'authenticated', aal: 'aal1', email })
  expect(claims.amr[0].method).toBe('password')
  expect(claims.iss).toBe(auth.url)
})

test('a domain that was kept beyond ASCII is brought to the form that is looked for', async () => {
  const name = newAddress().replace('@example.com', '')
  const kept = `${name}@exämple.com`
  const address = `${name}@xn--exmple-cua.com`
  const credentials = { email: kept, password: 'correct horse' }
  const { body } = await auth.ask('POST', '/signup', { body: credentials })
  expect(body.user.email).toBe(address)
  for (const [table, column] of [
    ['auth_address', 'address'],
    ['auth_user', 'email'],
    ['auth_user', 'user_metadata'],
    ['auth_identity', 'identity_data'],
  ]) {
    const asBefore = `UPDATE ${table} SET ${column} = replace(${column}, 'xn--exmple-cua', 'exämple')`
    await auth.userDb.run(statement(`${asBefore} WHERE user_id = $1`), [body.user.id])
  }
  expect((await signIn(kept, 'correct horse')).status).toBe(400)
  // The same mailbox twice: who has the address in its new form keeps it.
  const rival = newAddress().replace('example.com', 'xn--exmple-cua.com')
  await auth.ask('POST', '/signup', { body: { email: rival, password: 'correct horse' } })
  const claim = statement('INSERT INTO auth_address (address, user_id) VALUES ($1, $2)')
  const old = rival.replace('xn--exmple-cua', 'exämple')
  await auth.userDb.run(claim, [old, body.user.id])

  expect(await keepDomainsInAscii(auth.userDb)).toBe(1)
  expect(await keepDomainsInAscii(auth.userDb)).toBe(1)
  const signedIn = await signIn(kept, 'correct horse')
  expect(signedIn.body.user).toMatchObject({
    email: address,
    user_metadata: { email: address },
    identities: [{ email: address }],
  })
  expect((await signIn(rival, 'correct horse')).status).toBe(200)
  await auth.userDb.run(statement('DELETE FROM auth_address WHERE address = $1'), [old])
})

test('of what a browser calls itself no more is kept than any browser says', async () => {
  const { user } = await signUpNew(auth)
  const credentials = { email: user.email, password: 'correct horse' }
  const headers = { 'user-agent': `Firefox ${'x'.repeat(8000)}` }
  await auth.ask('POST', '/token?grant_type=password', { body: credentials, headers })
  const longest = statement<{ length: number }>(
    'SELECT max(length(user_agent)) AS length FROM auth_session WHERE user_id = $1',
  )
  expect(await auth.userDb.query(longest, [user.id])).toEqual([{ length: 512 }])
})

test('an unknown address and a wrong password are answered with one and the same body', async () => {
  const email = newAddress()
  await auth.ask('POST', '/signup', { body: { email, password: 'correct horse' } })
  const wrong = await signIn(email, 'wrong horse')
  const unknown = await signIn(newAddress(), 'wrong horse')
  expect(wrong.status).toBe(400)
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})

test.each<[path: string, body: object, status: number, code: string]>([
  ['?grant_type=nonsense', {}, 400, 'invalid_credentials'],
  ['', {}, 400, 'invalid_credentials'],
  ['?grant_type=__proto__', {}, 400, 'invalid_credentials'],
  ['?grant_type=web3', { chain: 'x' }, 422, 'web3_provider_disabled'],
  ['?grant_type=password', {}, 400, 'validation_failed'],
  ['?grant_type=password', { email: 'a@b.c', phone: '1', password: 'x' }, 400, 'validation_failed'],
  ['?grant_type=password', { phone: '1234567', password: 'x' }, 422, 'phone_provider_disabled'],
  ['?grant_type=password', { email: 1, password: 'x' }, 400, 'bad_json'],
  ['?grant_type=refresh_token', { refresh_token: 'short' }, 400, 'validation_failed'],
  ['?grant_type=refresh_token', { refresh_token: 'A'.repeat(91) }, 400, 'refresh_token_not_found'],
  ['?grant_type=pkce', { auth_code: 'x' }, 400, 'validation_failed'],
  ['?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
  ['?grant_type=id_token', { id_token: 'x', provider: 'google' }, 400, 'provider_disabled'],
  ['?grant_type=id_token', { id_token: 'x', provider: 'nobody' }, 400, 'validation_failed'],
])('/token%s is refused as the contract says', async (path, body, status, code) => {
  const answer = await auth.ask('POST', `/token${path}`, { body })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('a refresh without a token is refused in the words of OAuth', async () => {
  const { status, body } = await refresh(undefined)
  expect(status).toBe(400)
  expect(Object.keys(body).sort()).toEqual(['error', 'error_description'])
})

test('each refresh gives the next token of the same session', async () => {
  const first = await signUpNew(auth)
  const second = await refresh(first.refresh_token)
  expect(second.status).toBe(200)
  expect(second.body.refresh_token).not.toBe(first.refresh_token)
})

test('a client that lost the answer gets the very same token again, at any time', async () => {
  const first = await signUpNew(auth)
  const second = await refresh(first.refresh_token)
  auth.pass(60)
  const again = await refresh(first.refresh_token)
  expect([again.status, again.body.refresh_token]).toEqual([200, second.body.refresh_token])
})

test('parallel refreshes all succeed and end on one chain', async () => {
  const first = await signUpNew(auth)
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(first.refresh_token)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
})

test('an old token after the interval ends the whole session, the newest token included', async () => {
  const first = await signUpNew(auth)
  const second = await refresh(first.refresh_token)
  const third = await refresh(second.body.refresh_token)
  auth.pass(11)
  const reused = await refresh(first.refresh_token)
  expect([reused.status, reused.body.code]).toEqual([400, 'refresh_token_already_used'])
  const newest = await refresh(third.body.refresh_token)
  expect(newest.body.code).toBe('refresh_token_not_found')
  const shown = await auth.ask('GET', '/user', { token: third.body.access_token })
  expect([shown.status, shown.body.code]).toEqual([403, 'session_not_found'])
})

test('several tabs a few steps apart within the interval go on together', async () => {
  const first = await signUpNew(auth)
  const second = await refresh(first.refresh_token)
  const third = await refresh(second.body.refresh_token)
  const behind = await refresh(first.refresh_token)
  expect([behind.status, behind.body.refresh_token]).toEqual([200, third.body.refresh_token])
})

test('a token with one character changed is no token', async () => {
  const { refresh_token: token } = await signUpNew(auth)
  const changed = (token[0] === 'A' ? 'B' : 'A') + token.slice(1)
  expect((await refresh(changed)).body.code).toBe('refresh_token_not_found')
})

test.each([
  ['global', [403, 403]],
  ['local', [403, 200]],
  ['others', [200, 403]],
])('signing out with scope %s leaves the sessions %j', async (scope, expected) => {
  const email = newAddress()
  const { body: here } = await auth.ask('POST', '/signup', {
    body: { email, password: 'correct horse' },
  })
  const { body: there } = await signIn(email, 'correct horse')
  const out = await auth.ask('POST', `/logout?scope=${scope}`, { token: here.access_token })
  expect([out.status, out.body]).toEqual([204, ''])
  const statuses = []
  for (const { access_token: token } of [here, there]) {
    statuses.push((await auth.ask('GET', '/user', { token })).status)
  }
  expect(statuses).toEqual(expected)
})

test('a sign-out with another scope, or sent as a form, is refused', async () => {
  const { access_token: token } = await signUpNew(auth)
  const wrong = await auth.ask('POST', '/logout?scope=everything', { token })
  expect(wrong.body.code).toBe('validation_failed')
  const form = await auth.ask('POST', '/logout', {
    token,
    body: 'scope=global',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([form.status, form.body.code]).toEqual([400, 'bad_json'])
  expect((await auth.ask('GET', '/user', { token })).status).toBe(200)
})

test('the store holds no token that was ever handed out', async () => {
  const session = await signUpNew(auth)
  const { statement } = await import('@kotonoha/user-db/statement')
  for (const table of ['auth_user', 'auth_session', 'auth_code', 'auth_flow', 'auth_identity']) {
    const rows = await auth.userDb.query(
      statement<{ row: string }>(`SELECT t::text AS row FROM ${table} t`),
      [],
    )
    const dump = rows.map(({ row }) => row).join('\n')
    expect(dump).not.toContain(session.refresh_token)
    expect(dump).not.toContain(session.access_token)
    expect(dump).not.toContain('correct horse')
  }
  expect(auth.logged.join('\n')).not.toContain(session.refresh_token)
})

test('two who take turns with the tokens of one session are found out', async () => {
  const first = await signUpNew(auth)
  auth.pass(60)
  const { body: owners } = await refresh(first.refresh_token)
  auth.pass(60)
  // By the contract as good as an answer that was lost.
  const { body: thiefs } = await refresh(first.refresh_token)
  expect(thiefs.refresh_token).toBe(owners.refresh_token)
  auth.pass(60)
  const { body: next } = await refresh(owners.refresh_token)
  auth.pass(60)
  const caught = await refresh(thiefs.refresh_token)
  expect(caught.body.code).toBe('refresh_token_already_used')
  expect((await refresh(next.refresh_token)).status).toBe(400)
})

test('of very many devices those that were not used for the longest time are signed out', async () => {
  const { user, access_token: oldest } = await signUpNew(auth, 'correct horse')
  const tokens: string[] = []
  for (let count = 0; count < 50; count += 1) {
    auth.pass(1)
    tokens.push((await signIn(user.email, 'correct horse')).body.access_token)
  }
  expect((await auth.ask('GET', '/user', { token: oldest })).body.code).toBe('session_not_found')
  expect((await auth.ask('GET', '/user', { token: tokens[0] })).status).toBe(200)
})
