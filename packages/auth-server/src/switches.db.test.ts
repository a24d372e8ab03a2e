import { deleteIdentity, saveIdentity } from '@kotonoha/user-db/queries/accounts/identities'
import { describe, expect, test } from 'vitest'
import { autoconfirm, confirm, newAddress, signUpNew, startTestAuth } from './testing/test-auth'

const password = 'correct horse'

describe('with captcha', () => {
  const asked: string[] = []
  const auth = startTestAuth(autoconfirm, {
    verifyCaptcha: async (token) => {
      asked.push(token)
      return token === 'a person'
    },
  })
  const withToken = (captchaToken?: string) => ({
    gotrue_meta_security: captchaToken === undefined ? {} : { captcha_token: captchaToken },
  })
  const requests: [path: string, body: () => object][] = [
    ['/signup', () => ({ email: newAddress(), password })],
    ['/signup', () => ({})],
    ['/token?grant_type=password', () => ({ email: newAddress(), password })],
    ['/otp', () => ({ email: newAddress() })],
    ['/magiclink', () => ({ email: newAddress() })],
    ['/recover', () => ({ email: newAddress() })],
    ['/resend', () => ({ type: 'signup', email: newAddress() })],
  ]

  test.each(requests)('%s wants proof of a person', async (path, toBody) => {
    for (const token of [undefined, '', 'a machine']) {
      const answer = await auth.ask('POST', path, { body: { ...toBody(), ...withToken(token) } })
      expect([token, answer.status, answer.body.code]).toEqual([token, 400, 'captcha_failed'])
    }
    const passed = await auth.ask('POST', path, { body: { ...toBody(), ...withToken('a person') } })
    expect(passed.body.code).not.toBe('captcha_failed')
  })

  test('an administrator is not asked', async () => {
    asked.length = 0
    const token = await auth.signAdminToken()
    const body = { email: newAddress(), password }
    expect((await auth.ask('POST', '/signup', { token, body })).status).toBe(200)
    expect(asked).toEqual([])
  })

  test('a refresh needs none: nobody sits before it', async () => {
    const token = await auth.signAdminToken()
    const signedUp = await auth.ask('POST', '/signup', {
      token,
      body: { email: newAddress(), password },
    })
    const { status } = await auth.ask('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: signedUp.body.refresh_token },
    })
    expect(status).toBe(200)
  })
})

describe('with limits for sessions', () => {
  const auth = startTestAuth({
    ...autoconfirm,
    AUTH_SESSIONS_TIMEBOX: '7200',
    AUTH_SESSIONS_INACTIVITY_TIMEOUT: '3000',
  })
  const refresh = (token: string) =>
    auth.ask('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })

  test('a session that was not used for too long is over', async () => {
    const { refresh_token: token } = await signUpNew(auth)
    auth.pass(3001)
    expect((await refresh(token)).body.code).toBe('session_expired')
    expect((await refresh(token)).body.code).toBe('refresh_token_not_found')
  })

  test('a session that was used all the time is over when its time is', async () => {
    let { refresh_token: token } = await signUpNew(auth)
    for (let used = 0; used < 2; used += 1) {
      auth.pass(2500)
      const { status, body } = await refresh(token)
      expect(status).toBe(200)
      token = body.refresh_token
    }
    auth.pass(2500)
    expect((await refresh(token)).body.code).toBe('session_expired')
  })
})

describe('with common passwords refused', () => {
  const auth = startTestAuth({ ...autoconfirm, AUTH_PASSWORD_REFUSE_COMMON: 'true' })

  test('a new password that everybody tries is weak, and several reasons come together', async () => {
    const signedUp = await auth.ask('POST', '/signup', {
      body: { email: newAddress(), password: 'Password1!' },
    })
    expect([signedUp.status, signedUp.body.code]).toEqual([422, 'weak_password'])
    expect(signedUp.body.weak_password.reasons).toEqual(['pwned'])
    const short = await auth.ask('POST', '/signup', {
      body: { email: newAddress(), password: '12345' },
    })
    expect(short.body.weak_password.reasons).toEqual(['length', 'pwned'])
    const { access_token: token } = await signUpNew(auth)
    const changed = await auth.ask('PUT', '/user', { token, body: { password: 'qwertyuiop' } })
    expect(changed.body.weak_password.reasons).toEqual(['pwned'])
  })
})

describe('behind a proxy that is trusted', () => {
  const auth = startTestAuth({
    ...autoconfirm,
    AUTH_RATE_LIMIT_TOKEN: '5',
    AUTH_TRUSTED_PROXIES: '127.0.0.1',
  })

  test('one account is not guessed at from ever new addresses, and others still get in', async () => {
    const { user } = await signUpNew(auth)
    const codes: string[] = []
    // Ten times what one client may try.
    for (let count = 0; count < 52; count += 1) {
      const { body } = await auth.ask('POST', '/token?grant_type=password', {
        body: { email: user.email, password: `guess ${count}` },
        headers: { 'x-forwarded-for': `203.0.113.${count}` },
      })
      codes.push(body.code)
    }
    expect(codes.slice(0, 50)).toEqual(Array(50).fill('invalid_credentials'))
    expect(codes.slice(50)).toEqual(Array(2).fill('over_request_rate_limit'))
    const other = await signUpNew(auth)
    const { status } = await auth.ask('POST', '/token?grant_type=password', {
      body: { email: other.user.email, password },
      headers: { 'x-forwarded-for': '203.0.113.99' },
    })
    expect(status).toBe(200)
  })
})

describe('with linked identities', () => {
  const auth = startTestAuth({ ...autoconfirm, AUTH_MANUAL_LINKING_ENABLED: 'true' })
  const otherId = '018f0000-0000-4000-8000-00000000000b'

  const linkGithub = async (userId: string, identityData: Record<string, unknown>) => {
    const at = new Date()
    await saveIdentity(auth.userDb, {
      userId,
      identityId: otherId,
      provider: 'github',
      providerId: '7',
      identityData: { sub: '7', ...identityData },
      lastSignInAt: at,
      createdAt: at,
      updatedAt: at,
    })
  }
  const unlinkOwn = async (token: string, user: { identities: { identity_id: string }[] }) =>
    auth.ask('DELETE', `/user/identities/${user.identities[0]?.identity_id}`, { token })
  const signInWith = (email: string) =>
    auth.ask('POST', '/token?grant_type=password', { body: { email, password } })

  test('one of two is taken away, the last one never, and nobody else’s', async () => {
    const { access_token: token, user } = await signUpNew(auth)
    const [own] = user.identities
    const pathOf = (id: string) => `/user/identities/${id}`
    const last = await auth.ask('DELETE', pathOf(own.identity_id), { token })
    expect([last.status, last.body.code]).toEqual([422, 'single_identity_not_deletable'])
    await linkGithub(user.id, {})
    const strange = await signUpNew(auth)
    const [foreign] = strange.user.identities
    const refused = await auth.ask('DELETE', pathOf(foreign.identity_id), { token })
    expect([refused.status, refused.body.code]).toEqual([422, 'identity_not_found'])
    const malformed = await auth.ask('DELETE', pathOf('x'), { token })
    expect([malformed.status, malformed.body.code]).toEqual([404, 'validation_failed'])
    expect((await auth.ask('DELETE', pathOf(otherId), { token })).status).toBe(200)
    const { body } = await auth.ask('GET', '/user', { token })
    expect(body.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] })
    expect(body.identities).toHaveLength(1)
    await deleteIdentity(auth.userDb, { userId: user.id, identityId: otherId })
  })

  test('the address follows the identity that is left, and the old one is free again', async () => {
    const { access_token: token, user } = await signUpNew(auth)
    const other = newAddress()
    await linkGithub(user.id, { email: other.toUpperCase(), email_verified: true })
    expect((await unlinkOwn(token, user)).status).toBe(200)
    const { body } = await auth.ask('GET', '/user', { token })
    expect(body).toMatchObject({ email: other, app_metadata: { providers: ['github'] } })
    expect(body.email_confirmed_at).toEqual(expect.any(String))
    expect((await signInWith(other)).status).toBe(200)
    expect((await signInWith(user.email)).body.code).toBe('invalid_credentials')
    const again = await auth.ask('POST', '/signup', { body: { email: user.email, password } })
    expect(again.status).toBe(200)
    await deleteIdentity(auth.userDb, { userId: user.id, identityId: otherId })
  })

  test.each([
    [{ email_verified: false }, 'it never vouched for it'],
    [{}, 'it has none itself'],
  ])('with an identity left of %j the address is unconfirmed: %s', async (facts, _reason) => {
    const { access_token: token, user } = await signUpNew(auth)
    const other = newAddress()
    const hasAddress = 'email_verified' in facts
    await linkGithub(user.id, hasAddress ? { ...facts, email: other } : facts)
    expect((await unlinkOwn(token, user)).status).toBe(200)
    const { body } = await auth.ask('GET', '/user', { token })
    expect(body.email).toBe(hasAddress ? other : user.email)
    expect(body).not.toHaveProperty('email_confirmed_at')
    await deleteIdentity(auth.userDb, { userId: user.id, identityId: otherId })
  })

  test('an address that is someone else’s is not fallen back to: the identity stays', async () => {
    const { access_token: token, user } = await signUpNew(auth)
    const strange = await signUpNew(auth)
    await linkGithub(user.id, { email: strange.user.email, email_verified: true })
    const refused = await unlinkOwn(token, user)
    expect([refused.status, refused.body.code]).toEqual([
      422,
      'email_conflict_identity_not_deletable',
    ])
    const { body } = await auth.ask('GET', '/user', { token })
    expect([body.email, body.identities.length]).toEqual([user.email, 2])
    await deleteIdentity(auth.userDb, { userId: user.id, identityId: otherId })
  })

  test('a provider that is off cannot be linked', async () => {
    const { access_token: token } = await signUpNew(auth)
    const path = '/user/identities/authorize?provider=google&skip_http_redirect=true'
    const { status, body } = await auth.ask('GET', path, { token })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })
})

describe('by mail', () => {
  const auth = startTestAuth(confirm)

  test('a magic link signs in, as a code by mail does', async () => {
    const email = newAddress()
    expect((await auth.ask('POST', '/magiclink', { body: { email } })).body).toEqual({})
    const [first] = await auth.listMails(email)
    expect(first?.type).toBe('signup')
    await auth.ask('POST', '/verify', { body: { type: 'signup', email, token: first?.otp } })
    await auth.ask('POST', '/magiclink', { body: { email } })
    const [second] = await auth.listMails(email)
    expect(second?.type).toBe('magiclink')
    const { status, body } = await auth.ask('POST', '/verify', {
      body: { type: 'magiclink', token_hash: second?.token_hash },
    })
    expect([status, body.user.email]).toEqual([200, email])
  })

  test('whoever is invited comes in by the mail; whoever is here already is not invited', async () => {
    const token = await auth.signAdminToken()
    const email = newAddress()
    const body = { email, data: { name: '花子' } }
    const invited = await auth.ask('POST', '/invite', { token, body })
    expect(invited.status).toBe(200)
    expect(invited.body.invited_at).toEqual(expect.any(String))
    const [mail] = await auth.listMails(email)
    expect(mail?.type).toBe('invite')
    const entered = await auth.ask('POST', '/verify', {
      body: { type: 'invite', email, token: mail?.otp },
    })
    expect(entered.body.user.user_metadata).toMatchObject({ name: '花子' })
    const again = await auth.ask('POST', '/invite', { token, body })
    expect([again.status, again.body.code]).toEqual([422, 'email_exists'])
    const stranger = await auth.ask('POST', '/invite', { body })
    expect(stranger.status).toBe(401)
  })

  test('a HEAD request, as scanners of mail send it, uses no link up', async () => {
    const email = newAddress()
    await auth.ask('POST', '/signup', { body: { email, password } })
    const [mail] = await auth.listMails(email)
    const path = (mail?.action_link ?? '').slice(auth.url.length)
    expect((await auth.ask('HEAD', path)).status).toBe(405)
    const followed = await auth.ask('GET', path)
    expect(followed.headers.get('location')).toContain('#access_token=')
    expect((await auth.ask('HEAD', '/health')).status).toBe(200)
  })
})
