import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { autoconfirm, newAddress, startTestAuth } from '../testing/test-auth'

const auth = startTestAuth(autoconfirm)
const password = 'correct horse'
let passedSeconds = 0

/** The next code: none is taken twice, so every test lets a step pass first. */
function nextCode(secret: string): string {
  auth.pass(30)
  passedSeconds += 30
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + passedSeconds * 1000,
  })
}

async function signUp() {
  const email = newAddress()
  const { body } = await auth.ask('POST', '/signup', { body: { email, password } })
  return { email, token: body.access_token, refreshToken: body.refresh_token }
}

async function enrol(token: string, name?: string) {
  const body = { factor_type: 'totp', friendly_name: name }
  return (await auth.ask('POST', '/factors', { token, body })).body
}

async function verify(token: string, factorId: string, code: string) {
  const challenge = await auth.ask('POST', `/factors/${factorId}/challenge`, { token, body: {} })
  const body = { challenge_id: challenge.body.id, code }
  return auth.ask('POST', `/factors/${factorId}/verify`, { token, body })
}

async function signUpWithFactor() {
  const person = await signUp()
  const factor = await enrol(person.token)
  const raised = await verify(person.token, factor.id, nextCode(factor.totp.secret))
  return { ...person, factor, raised }
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('an enrolment gives a secret, its address for apps and a picture without #', async () => {
  const { email, token } = await signUp()
  const factor = await enrol(token, 'phone')
  expect(factor).toMatchObject({ type: 'totp', friendly_name: 'phone' })
  expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(factor.totp.uri).toContain(`otpauth://totp/localhost%3A9999:${encodeURIComponent(email)}`)
  expect(factor.totp.qr_code).toMatch(/^<svg/)
  expect(factor.totp.qr_code).not.toContain('#')
})

test('the first right code raises this very session and ends the others', async () => {
  const { email, token } = await signUp()
  const { body: other } = await auth.ask('POST', '/token?grant_type=password', {
    body: { email, password },
  })
  const factor = await enrol(token)
  const { status, body } = await verify(token, factor.id, nextCode(factor.totp.secret))
  expect(status).toBe(200)
  const claims = claimsOf(body.access_token)
  expect(claims).toMatchObject({ aal: 'aal2', session_id: claimsOf(token).session_id })
  expect(claims.amr.map((each: { method: string }) => each.method)).toEqual(['totp', 'password'])
  expect(body.user.factors).toMatchObject([{ status: 'verified', factor_type: 'totp' }])
  const ended = await auth.ask('GET', '/user', { token: other.access_token })
  expect(ended.body.code).toBe('session_not_found')
})

test('a refresh token from before the second factor opens nothing with two factors', async () => {
  const { refreshToken, raised } = await signUpWithFactor()
  const refresh = (token: string) =>
    auth.ask('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })
  expect((await refresh(refreshToken)).status).toBe(400)
  const next = await refresh(raised.body.refresh_token)
  expect([next.status, claimsOf(next.body.access_token).aal]).toEqual([200, 'aal2'])
})

test('with one factor shown, nothing that guards the account can be changed', async () => {
  const { email, factor } = await signUpWithFactor()
  const { body } = await auth.ask('POST', '/token?grant_type=password', {
    body: { email, password },
  })
  const token = body.access_token
  expect(claimsOf(token)).toMatchObject({ aal: 'aal1', second_factor: 'pending' })
  const attempts: [string, string, object | undefined, number][] = [
    ['PUT', '/user', { password: 'another horse' }, 401],
    ['PUT', '/user', { email: newAddress() }, 401],
    ['POST', '/factors', { factor_type: 'totp', friendly_name: 'second' }, 403],
    ['DELETE', `/factors/${factor.id}`, undefined, 422],
  ]
  for (const [method, path, given, status] of attempts) {
    const answer = await auth.ask(method, path, { token, ...(given ? { body: given } : {}) })
    expect([method, path, answer.status, answer.body.code]).toEqual([
      method,
      path,
      status,
      'insufficient_aal',
    ])
  }
  const data = await auth.ask('PUT', '/user', { token, body: { data: { a: 1 } } })
  expect(data.status).toBe(200)
})

test('a token says by itself that its account’s second factor was not shown', async () => {
  const { email, token, factor, raised } = await signUpWithFactor()
  const isPending = async (each: string) =>
    (await auth.service.verifyAccessToken(each)).isSecondFactorPending
  // From before there was a second factor; its session was raised and the token is not used again.
  expect(await isPending(token)).toBe(false)
  expect(await isPending(raised.body.access_token)).toBe(false)
  const { body } = await auth.ask('POST', '/token?grant_type=password', {
    body: { email, password },
  })
  expect(await isPending(body.access_token)).toBe(true)
  const refreshed = await auth.ask('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: body.refresh_token },
  })
  expect(await isPending(refreshed.body.access_token)).toBe(true)
  const shown = await verify(refreshed.body.access_token, factor.id, nextCode(factor.totp.secret))
  expect(await isPending(shown.body.access_token)).toBe(false)
})

test('a code is taken once, also in a new challenge', async () => {
  const { factor, raised } = await signUpWithFactor()
  const token = raised.body.access_token
  const code = nextCode(factor.totp.secret)
  expect((await verify(token, factor.id, code)).status).toBe(200)
  const replayed = await verify(token, factor.id, code)
  expect([replayed.status, replayed.body.code]).toEqual([422, 'mfa_verification_failed'])
  expect(replayed.body.message).toContain('Invalid TOTP code')
})

test('a challenge is used once, by one address, within its time', async () => {
  const { token } = await signUp()
  const factor = await enrol(token)
  const challenge = async () =>
    (await auth.ask('POST', `/factors/${factor.id}/challenge`, { token })).body
  const answer = (id: unknown, code: string) =>
    auth.ask('POST', `/factors/${factor.id}/verify`, { token, body: { challenge_id: id, code } })
  const old = await challenge()
  expect(old.expires_at - Math.floor((Date.now() + passedSeconds * 1000) / 1000)).toBeGreaterThan(
    295,
  )
  auth.pass(301)
  passedSeconds += 301
  expect((await answer(old.id, nextCode(factor.totp.secret))).body.code).toBe(
    'mfa_challenge_expired',
  )
  const fresh = await challenge()
  expect((await answer(fresh.id, nextCode(factor.totp.secret))).status).toBe(200)
  const again = await answer(fresh.id, nextCode(factor.totp.secret))
  expect(again.body.code).toBe('mfa_ip_address_mismatch')
  expect((await answer('nothing', '123456')).body.code).toBe('mfa_factor_not_found')
  expect((await answer(fresh.id, '')).body.code).toBe('validation_failed')
})

test('names are unique and ten factors are enough', async () => {
  const { token } = await signUp()
  await enrol(token)
  expect((await enrol(token)).code).toBe('mfa_factor_name_conflict')
  for (let count = 1; count < 10; count += 1) await enrol(token, `app ${count}`)
  expect((await enrol(token, 'one more')).code).toBe('too_many_enrolled_mfa_factors')
  auth.pass(301)
  passedSeconds += 301
  expect((await enrol(token, 'after a while')).type).toBe('totp')
})

test.each([
  ['phone', 422, 'mfa_phone_enroll_not_enabled'],
  ['webauthn', 422, 'mfa_webauthn_enroll_not_enabled'],
  ['nonsense', 400, 'validation_failed'],
])('a factor of type %s is refused with %i %s', async (type, status, code) => {
  const { token } = await signUp()
  const answer = await auth.ask('POST', '/factors', { token, body: { factor_type: type } })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('a removed factor is gone, and its session falls back with the next token', async () => {
  const { factor, raised } = await signUpWithFactor()
  const removed = await auth.ask('DELETE', `/factors/${factor.id}`, {
    token: raised.body.access_token,
    headers: { 'content-type': 'application/json' },
  })
  expect([removed.status, removed.body]).toEqual([200, { id: factor.id }])
  const next = await auth.ask('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: raised.body.refresh_token },
  })
  expect(claimsOf(next.body.access_token).aal).toBe('aal1')
})

test("nobody reaches another's factor, and an anonymous user has none", async () => {
  const { factor } = await signUpWithFactor()
  const stranger = await signUp()
  const path = `/factors/${factor.id}`
  const foreign = await auth.ask('POST', `${path}/challenge`, { token: stranger.token })
  expect([foreign.status, foreign.body.code]).toEqual([404, 'mfa_factor_not_found'])
  const odd = await auth.ask('DELETE', '/factors/nothing', { token: stranger.token })
  expect([odd.status, odd.body.code]).toEqual([404, 'validation_failed'])
  const { body: anonymous } = await auth.ask('POST', '/signup', { body: {} })
  const refused = await auth.ask('POST', '/factors', {
    token: anonymous.access_token,
    body: { factor_type: 'totp' },
  })
  expect([refused.status, refused.body.code]).toEqual([403, 'no_authorization'])
})

test('a backup code stands in for the app, once, and new ones void the old', async () => {
  const { email, factor, raised } = await signUpWithFactor()
  const token = raised.body.access_token
  const issued = await auth.ask('POST', '/backup_codes', { token })
  const codes: string[] = issued.body.codes
  expect(new Set(codes).size).toBe(10)
  const signIn = async () =>
    (await auth.ask('POST', '/token?grant_type=password', { body: { email, password } })).body
      .access_token
  const first = await signIn()
  // With one factor nobody makes codes that would be the other.
  expect((await auth.ask('POST', '/backup_codes', { token: first })).status).toBe(403)
  const used = await verify(first, factor.id, codes[0]?.toUpperCase().replace('-', ' ') ?? '')
  expect(claimsOf(used.body.access_token).aal).toBe('aal2')
  expect((await auth.ask('GET', '/backup_codes', { token })).body).toEqual({ left: 9 })
  const again = await verify(await signIn(), factor.id, codes[0] ?? '')
  expect([again.status, again.body.code]).toEqual([422, 'mfa_verification_failed'])
  await auth.ask('POST', '/backup_codes', { token })
  expect((await verify(await signIn(), factor.id, codes[1] ?? '')).status).toBe(422)
  // They go with the last factor, and the store never held one as it was handed out.
  await auth.ask('DELETE', `/factors/${factor.id}`, { token })
  expect((await auth.ask('GET', '/backup_codes', { token })).body).toEqual({ left: 0 })
})

test.each([
  ['１２３４５６', 'full-width digits of another number'],
  ['é23456', 'a letter outside ASCII'],
  ['12345', 'too few'],
  ['x'.repeat(100_000), 'far too many'],
])('%.8s is a wrong code and no fault of ours: %s', async (code) => {
  const { token } = await signUp()
  const factor = await enrol(token)
  const { status, body } = await verify(token, factor.id, code)
  expect([status, body.code]).toEqual([422, 'mfa_verification_failed'])
})

test('a code typed with a Japanese keyboard, or in two groups, is the code', async () => {
  const { token } = await signUp()
  const factor = await enrol(token)
  const code = nextCode(factor.totp.secret)
  const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')
  const typed = `${wide.slice(0, 3)}　${wide.slice(3)}`
  expect((await verify(token, factor.id, typed)).status).toBe(200)
})

test.each([
  ['漢'.repeat(200), 'too long for a picture'],
  ['\ud800', 'half a character'],
])('an issuer that cannot be drawn leaves no factor behind: %.6s', async (issuer) => {
  const { token } = await signUp()
  const body = { factor_type: 'totp', friendly_name: 'n', issuer }
  const refused = await auth.ask('POST', '/factors', { token, body })
  expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed'])
  expect((await enrol(token, 'n')).friendly_name).toBe('n')
})

test('a challenge is answered in the session that asked for it', async () => {
  const { email, raised, factor } = await signUpWithFactor()
  const signIn = async () =>
    (await auth.ask('POST', '/token?grant_type=password', { body: { email, password } })).body
  const { access_token: one } = await signIn()
  const { access_token: other } = await signIn()
  const path = `/factors/${factor.id}`
  const challenge = await auth.ask('POST', `${path}/challenge`, { token: one, body: {} })
  const code = nextCode(factor.totp.secret)
  const body = { challenge_id: challenge.body.id, code }
  const foreign = await auth.ask('POST', `${path}/verify`, { token: other, body })
  expect([foreign.status, foreign.body.code]).toEqual([422, 'mfa_factor_not_found'])
  expect((await auth.ask('POST', `${path}/verify`, { token: one, body })).status).toBe(200)
  expect(raised.status).toBe(200)
})

test('a session that owes its second factor ends itself only, and makes us write no mail', async () => {
  const { email, raised } = await signUpWithFactor()
  const { access_token: owner } = raised.body
  const signIn = async () =>
    (await auth.ask('POST', '/token?grant_type=password', { body: { email, password } })).body
  const { access_token: thief } = await signIn()
  const others = await auth.ask('POST', '/logout?scope=others', { token: thief })
  expect([others.status, others.body.code]).toEqual([403, 'insufficient_aal'])
  const mailed = await auth.ask('GET', '/reauthenticate', { token: thief })
  expect([mailed.status, mailed.body.code]).toEqual([401, 'insufficient_aal'])
  expect((await auth.ask('POST', '/logout', { token: thief })).status).toBe(204)
  expect((await auth.ask('GET', '/user', { token: thief })).body.code).toBe('session_not_found')
  expect((await auth.ask('GET', '/user', { token: owner })).status).toBe(200)
})
