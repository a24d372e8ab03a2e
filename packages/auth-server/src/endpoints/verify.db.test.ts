import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { confirm, type Message, newAddress, startTestAuth } from '../testing/test-auth'

const auth = startTestAuth(confirm)
const password = 'correct horse'

async function signUp(extra: object = {}): Promise<{ email: string; mail: Message }> {
  const email = newAddress()
  await auth.ask('POST', '/signup', { body: { email, password, ...extra } })
  return { email, mail: await latestMail(email) }
}

async function latestMail(email: string): Promise<Message> {
  const [mail] = await auth.listMails(email)
  if (mail === undefined) throw new Error('no mail came')
  return mail
}

async function signUpConfirmed(): Promise<{ email: string; session: Record<string, string> }> {
  const { email, mail } = await signUp()
  const { body } = await auth.ask('POST', '/verify', {
    body: { type: 'signup', email, token: mail.otp },
  })
  return { email, session: body }
}

const pathOf = (mail: Message) => (mail.action_link ?? '').slice(auth.url.length)

test('a link signs in with the tokens in the fragment, once', async () => {
  const { mail } = await signUp()
  const followed = await auth.ask('GET', pathOf(mail))
  const location = new URL(followed.headers.get('location') ?? '')
  expect(followed.status).toBe(303)
  expect(followed.headers.get('referrer-policy')).toBe('no-referrer')
  const fragment = new URLSearchParams(location.hash.slice(1))
  expect([...fragment.keys()].sort()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'sb',
    'token_type',
    'type',
  ])
  const again = await auth.ask('GET', pathOf(mail))
  const refusal = new URLSearchParams(new URL(again.headers.get('location') ?? '').hash.slice(1))
  expect([refusal.get('error'), refusal.get('error_code')]).toEqual([
    'access_denied',
    'otp_expired',
  ])
})

test('a link for PKCE gives a code that only the holder of the verifier can exchange', async () => {
  const verifier = 'v'.repeat(50)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' }
  const { email, mail } = await signUp(pkce)
  expect(mail.token_hash).toMatch(/^pkce_/)
  const followed = await auth.ask('GET', pathOf(mail))
  const location = new URL(followed.headers.get('location') ?? '')
  expect(location.hash).toBe('')
  const code = location.searchParams.get('code')
  const exchange = (with_: string) =>
    auth.ask('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: with_ } })
  const right = await exchange(verifier)
  expect(right.status).toBe(200)
  expect(right.body.user.email).toBe(email)
  const [, payload = ''] = right.body.access_token.split('.')
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString()).amr[0].method).toBe(
    'email/signup',
  )
  expect((await exchange(verifier)).body.code).toBe('flow_state_not_found')
})

test('a wrong verifier uses the code up, and one that waited too long has expired', async () => {
  const verifier = 'v'.repeat(50)
  const pkce = { code_challenge: verifier, code_challenge_method: 'plain' }
  const codes = []
  for (const { mail } of [await signUp(pkce), await signUp(pkce)]) {
    const followed = await auth.ask('GET', pathOf(mail))
    codes.push(new URL(followed.headers.get('location') ?? '').searchParams.get('code'))
  }
  const exchange = (code: unknown, with_: string) =>
    auth.ask('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: with_ } })
  expect((await exchange(codes[0], 'w'.repeat(50))).body.code).toBe('bad_code_verifier')
  expect((await exchange(codes[0], verifier)).body.code).toBe('flow_state_not_found')
  auth.pass(301)
  const late = await exchange(codes[1], verifier)
  expect([late.status, late.body.code]).toEqual([422, 'flow_state_expired'])
})

test('five wrong tries void a code', async () => {
  const { email, mail } = await signUp()
  const wrong = mail.otp === '000000' ? '000001' : '000000'
  const attempt = (token: unknown) =>
    auth.ask('POST', '/verify', { body: { type: 'signup', email, token } })
  for (let count = 0; count < 5; count += 1) {
    expect((await attempt(wrong)).body.code).toBe('otp_expired')
  }
  expect((await attempt(mail.otp)).body.code).toBe('otp_expired')
})

test('of two parallel requests with one code one wins', async () => {
  const { email, mail } = await signUp()
  const attempts = await Promise.all(
    [1, 2, 3, 4].map(() =>
      auth.ask('POST', '/verify', { body: { type: 'signup', email, token: mail.otp } }),
    ),
  )
  expect(attempts.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
})

test('a code is over after an hour, and a newer one voids it', async () => {
  const { email, mail } = await signUp()
  await auth.ask('POST', '/resend', { body: { type: 'signup', email } })
  const old = await auth.ask('POST', '/verify', {
    body: { type: 'signup', token_hash: mail.token_hash },
  })
  expect(old.body.code).toBe('otp_expired')
  const newer = await latestMail(email)
  auth.pass(3601)
  const late = await auth.ask('POST', '/verify', {
    body: { type: 'signup', email, token: newer.otp },
  })
  expect(late.body.code).toBe('otp_expired')
})

test('a code is bound to its address and its kind', async () => {
  const { email, mail } = await signUp()
  const other = await signUp()
  const elsewhere = await auth.ask('POST', '/verify', {
    body: { type: 'signup', email: other.email, token: mail.otp },
  })
  expect(elsewhere.status).toBe(403)
  const asRecovery = await auth.ask('POST', '/verify', {
    body: { type: 'recovery', email, token: mail.otp },
  })
  expect(asRecovery.status).toBe(403)
})

test.each<[body: object, status: number, code: string, reason: string]>([
  [{}, 400, 'validation_failed', 'no type'],
  [{ type: 'signup' }, 400, 'validation_failed', 'neither token nor hash'],
  [{ type: 'signup', token: '1', token_hash: '2' }, 400, 'validation_failed', 'both'],
  [
    { type: 'signup', token_hash: '2', email: 'a@example.com' },
    400,
    'validation_failed',
    'a hash needs no address',
  ],
  [
    { type: 'nonsense', token: '1', email: 'a@example.com' },
    400,
    'validation_failed',
    'unknown type',
  ],
  [
    { type: 'constructor', token: '1', email: 'a@example.com' },
    400,
    'validation_failed',
    'a word of JavaScript',
  ],
  [{ type: 'sms', token: '1', phone: 'x' }, 400, 'validation_failed', 'a malformed number'],
  [
    { type: 'sms', token: '123456', phone: '+81312345678' },
    403,
    'otp_expired',
    'no code is sent by phone',
  ],
  [{ type: 'signup', token: '123456', email: 'nobody@example.com' }, 403, 'otp_expired', 'unknown'],
])('POST /verify is refused with $1 $2: $3', async (body, status, code) => {
  const answer = await auth.ask('POST', '/verify', { body })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('recovery is answered alike for everybody, and its code opens a session', async () => {
  const { email } = await signUpConfirmed()
  const known = await auth.ask('POST', '/recover', { body: { email } })
  const unknown = await auth.ask('POST', '/recover', { body: { email: newAddress() } })
  expect([known.status, known.body]).toEqual([200, {}])
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const mail = await latestMail(email)
  expect(mail.type).toBe('recovery')
  const session = await auth.ask('POST', '/verify', {
    body: { type: 'recovery', email, token: mail.otp },
  })
  const changed = await auth.ask('PUT', '/user', {
    token: session.body.access_token,
    body: { password: 'a new horse' },
  })
  expect(changed.status).toBe(200)
  const signedIn = await auth.ask('POST', '/token?grant_type=password', {
    body: { email, password: 'a new horse' },
  })
  expect(signedIn.status).toBe(200)
})

test('a new password voids waiting codes and ends the other sessions', async () => {
  const { email, session } = await signUpConfirmed()
  const { body: other } = await auth.ask('POST', '/token?grant_type=password', {
    body: { email, password },
  })
  await auth.ask('POST', '/recover', { body: { email } })
  const waiting = await latestMail(email)
  await auth.ask('PUT', '/user', { token: session.access_token, body: { password: 'a new horse' } })
  const code = await auth.ask('POST', '/verify', {
    body: { type: 'recovery', email, token: waiting.otp },
  })
  expect(code.body.code).toBe('otp_expired')
  expect((await auth.ask('GET', '/user', { token: other.access_token })).body.code).toBe(
    'session_not_found',
  )
  expect((await auth.ask('GET', '/user', { token: session.access_token })).status).toBe(200)
})

test('a code by mail signs up whom nobody knows and signs in whom we know', async () => {
  const email = newAddress()
  const first = await auth.ask('POST', '/otp', { body: { email } })
  expect([first.status, first.body]).toEqual([200, {}])
  const mail = await latestMail(email)
  expect(mail.type).toBe('signup')
  await auth.ask('POST', '/verify', { body: { type: 'email', email, token: mail.otp } })
  await auth.ask('POST', '/otp', { body: { email } })
  const second = await latestMail(email)
  expect(second.type).toBe('magiclink')
  const again = await auth.ask('POST', '/verify', {
    body: { type: 'email', email, token: second.otp },
  })
  expect(again.status).toBe(200)
  const stranger = await auth.ask('POST', '/otp', {
    body: { email: newAddress(), create_user: false },
  })
  expect([stranger.status, stranger.body.code]).toEqual([422, 'otp_disabled'])
})

test('a change of address wants both mails, in any order', async () => {
  const { email, session } = await signUpConfirmed()
  const newEmail = newAddress('new')
  const asked = await auth.ask('PUT', '/user', {
    token: session.access_token,
    body: { email: newEmail },
  })
  expect(asked.body).toMatchObject({ email, new_email: newEmail })
  const toNew = await latestMail(newEmail)
  const toOld = await latestMail(email)
  const half = await auth.ask('POST', '/verify', {
    body: { type: 'email_change', email: newEmail, token: toNew.otp },
  })
  expect([half.status, half.body.code, half.body.access_token]).toEqual([200, '200', undefined])
  const done = await auth.ask('POST', '/verify', {
    body: { type: 'email_change', email, token: toOld.otp },
  })
  expect([done.status, done.body.user.email]).toEqual([200, newEmail])
  expect(done.body.user.identities[0].identity_data.email).toBe(newEmail)
  const old = await auth.ask('POST', '/token?grant_type=password', { body: { email, password } })
  expect(old.body.code).toBe('invalid_credentials')
})

test('the mail has its link on one line and its code as the only six digits beside', async () => {
  const { mail } = await signUp()
  const lines = mail.text.split('\n').filter((line) => line.startsWith('http'))
  expect(lines).toHaveLength(1)
  const link = new URL(lines[0] ?? '')
  // A page, whose button redeems: nothing that only looks at the link uses it up.
  expect(link.origin + link.pathname).toBe('http://localhost:9999/account/confirm')
  const facts = new URLSearchParams(link.hash.slice(1))
  expect([facts.get('token_hash'), facts.get('type')]).toEqual([mail.token_hash, 'signup'])
  expect(facts.get('redirect_to')).toBe(
    new URL(mail.action_link ?? '').searchParams.get('redirect_to'),
  )
  const beside = mail.text.replace(lines[0] ?? '', '')
  expect(beside.match(/\d{6,}/g)).toEqual([mail.otp])
})

test.each([
  ['service-worker-navigation-preload', 'true'],
  ['sec-purpose', 'prefetch;prerender'],
])('a link that a browser asks for ahead (%s) is not used up by it', async (name, value) => {
  const { mail } = await signUp()
  const ahead = await auth.ask('GET', pathOf(mail), { headers: { [name]: value } })
  expect([ahead.status, ahead.headers.get('location')]).toEqual([503, null])
  expect(ahead.headers.get('cache-control')).toBe('no-store')
  const followed = await auth.ask('GET', pathOf(mail))
  expect(followed.headers.get('location')).toContain('access_token')
})

test('a repeated mail of unknown, confirmed and waiting addresses is answered alike', async () => {
  const { email } = await signUpConfirmed()
  for (const address of [email, newAddress()]) {
    const answer = await auth.ask('POST', '/resend', { body: { type: 'signup', email: address } })
    expect([answer.status, answer.body]).toEqual([200, {}])
  }
})
