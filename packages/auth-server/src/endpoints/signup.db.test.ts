import { expect, test } from 'vitest'
import { autoconfirm, confirm, newAddress, startTestAuth } from '../testing/test-auth'

const open = startTestAuth(autoconfirm)
const careful = startTestAuth(confirm)
const closed = startTestAuth({ ...confirm, AUTH_DISABLE_SIGNUP: 'true' })

test('where addresses need no proof a sign-up gives a session', async () => {
  const email = newAddress()
  const { status, body } = await open.ask('POST', '/signup', {
    body: { email, password: 'correct horse', data: { theme: '和' } },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } })
  expect(body.user.user_metadata).toMatchObject({ theme: '和', email, email_verified: true })
  expect(body.user.identities).toHaveLength(1)
  const shown = await open.ask('GET', '/user', { token: body.access_token })
  expect(shown.status).toBe(200)
  expect(shown.body.id).toBe(body.user.id)
})

test('signing up again with the address of a confirmed account is refused', async () => {
  const body = { email: newAddress(), password: 'correct horse' }
  await open.ask('POST', '/signup', { body })
  const again = await open.ask('POST', '/signup', { body })
  expect(again.status).toBe(422)
  expect(again.body.code).toBe('user_already_exists')
  expect(again.body.message).toMatch(/^User already registered/)
})

test('a sign-up that waits for its mail gives no token, and its code opens a session', async () => {
  const email = newAddress()
  const { status, body } = await careful.ask('POST', '/signup', {
    body: { email, password: 'correct horse' },
  })
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('access_token')
  expect(body.confirmation_sent_at).toMatch(/Z$/)
  const early = await careful.ask('POST', '/token?grant_type=password', {
    body: { email, password: 'correct horse' },
  })
  expect([early.status, early.body.code]).toEqual([400, 'email_not_confirmed'])
  const [mail] = await careful.listMails(email)
  const verified = await careful.ask('POST', '/verify', {
    body: { type: 'signup', email, token: mail?.otp },
  })
  expect(verified.status).toBe(200)
  expect(verified.body.user.email_confirmed_at).toMatch(/Z$/)
  const again = await careful.ask('POST', '/verify', {
    body: { type: 'signup', token_hash: mail?.token_hash },
  })
  expect([again.status, again.body.code]).toEqual([403, 'otp_expired'])
  const late = await careful.ask('POST', '/token?grant_type=password', {
    body: { email, password: 'correct horse' },
  })
  expect(late.status).toBe(200)
})

test('the answer for a known address has the fields of the answer for a fresh one', async () => {
  const known = newAddress()
  await careful.ask('POST', '/signup', { body: { email: known, password: 'correct horse' } })
  const [mail] = await careful.listMails(known)
  await careful.ask('POST', '/verify', { body: { type: 'signup', email: known, token: mail?.otp } })
  const signUp = (email: string) =>
    careful.ask('POST', '/signup', {
      body: { email, password: 'another horse', data: { name: 'x' } },
    })
  const fresh = await signUp(newAddress())
  const taken = await signUp(known)
  expect(taken.status).toBe(fresh.status)
  const shapeOf = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shapeOf)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]))
        : typeof value
  expect(shapeOf(taken.body)).toEqual(shapeOf(fresh.body))
  expect([taken.body.role, taken.body.identities.length]).toEqual(['authenticated', 1])
  // Asked twice, a fresh address gives the same id; so must a taken one.
  expect((await signUp(known)).body.id).toBe(taken.body.id)
  const mails = await careful.listMails(known)
  expect(mails[0]).not.toHaveProperty('action_link')
  expect(mails[0]).not.toHaveProperty('otp')
})

test('the password of a stranger who signed up first does not survive the owner', async () => {
  const email = newAddress()
  await careful.ask('POST', '/signup', { body: { email, password: 'of a stranger' } })
  await careful.ask('POST', '/signup', { body: { email, password: 'of the owner' } })
  const [mail] = await careful.listMails(email)
  const confirmed = await careful.ask('POST', '/verify', {
    body: { type: 'signup', email, token: mail?.otp },
  })
  expect(confirmed.status).toBe(200)
  for (const password of ['of a stranger', 'of the owner']) {
    const answer = await careful.ask('POST', '/token?grant_type=password', {
      body: { email, password },
    })
    expect([password, answer.body.code]).toEqual([password, 'invalid_credentials'])
  }
})

test('asking for the mail again keeps the password of the same person', async () => {
  const email = newAddress()
  const body = { email, password: 'correct horse' }
  await careful.ask('POST', '/signup', { body })
  await careful.ask('POST', '/signup', { body })
  await careful.ask('POST', '/resend', { body: { type: 'signup', email } })
  const [mail] = await careful.listMails(email)
  await careful.ask('POST', '/verify', { body: { type: 'email', email, token: mail?.otp } })
  const answer = await careful.ask('POST', '/token?grant_type=password', { body })
  expect(answer.status).toBe(200)
})

const challenge = 'c'.repeat(43)

test.each<[body: object, status: number, code: string, reason: string]>([
  [{}, 422, 'anonymous_provider_disabled', 'neither address nor number is an anonymous sign-up'],
  [{ email: 'a@example.com' }, 400, 'validation_failed', 'there is no password'],
  [{ email: 'a@example.com', password: 'あ'.repeat(25) }, 400, 'validation_failed', '75 bytes'],
  [{ email: 'a@example.com', password: 'short' }, 422, 'weak_password', 'five characters'],
  [
    { email: 'a@example.com', phone: '1', password: 'long enough' },
    400,
    'validation_failed',
    'both',
  ],
  [
    { phone: '123456789', password: 'long enough' },
    400,
    'phone_provider_disabled',
    'phones are off',
  ],
  [{ email: 'no address', password: 'long enough' }, 400, 'validation_failed', 'no address'],
  [
    { email: `${'a'.repeat(250)}@example.com`, password: 'long enough' },
    400,
    'validation_failed',
    'too long',
  ],
  [{ email: 'a\u0000@example.com', password: 'long enough' }, 400, 'validation_failed', 'a NUL'],
  [
    { email: 'a@example.com', password: 'long enough', code_challenge: challenge },
    400,
    'validation_failed',
    'half a challenge',
  ],
  [
    {
      email: 'a@example.com',
      password: 'long enough',
      code_challenge: 'x',
      code_challenge_method: 's256',
    },
    400,
    'validation_failed',
    'a malformed challenge',
  ],
  [{ email: ['a@example.com'], password: 'long enough' }, 400, 'bad_json', 'a list for a text'],
  [
    { email: 'a@example.com', password: 'long enough', data: { x: 'x'.repeat(9000) } },
    400,
    'validation_failed',
    'more data than a token can carry',
  ],
])('a sign-up is refused with $1 $2: $3', async (body, status, code) => {
  const answer = await careful.ask('POST', '/signup', { body })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('a weak password is told with its reasons', async () => {
  const { body } = await careful.ask('POST', '/signup', {
    body: { email: newAddress(), password: 'short' },
  })
  expect(body.weak_password.reasons).toEqual(['length'])
  expect(body.message).toContain('Password should be at least 6 characters')
})

test('a closed service takes nobody, by password or by code', async () => {
  const email = newAddress()
  const byPassword = await closed.ask('POST', '/signup', {
    body: { email, password: 'long enough' },
  })
  const byCode = await closed.ask('POST', '/otp', { body: { email } })
  for (const { status, body } of [byPassword, byCode]) {
    expect([status, body.code]).toEqual([422, 'signup_disabled'])
    expect(body.message).toContain('Signups not allowed for this instance')
  }
})

test('an anonymous account becomes a permanent one by an address', async () => {
  const { status, body } = await open.ask('POST', '/signup', { body: {} })
  expect([status, body.user.is_anonymous, body.user.email]).toEqual([200, true, ''])
  const email = newAddress()
  const changed = await open.ask('PUT', '/user', { token: body.access_token, body: { email } })
  expect([changed.status, changed.body.message]).toEqual([200, undefined])
  expect(changed.body).toMatchObject({ email, is_anonymous: false, id: body.user.id })
})
