import { expect, test } from 'vitest'
import { cleanUp } from '../auth-service'
import { autoconfirm, confirm, newAddress, signUpNew, startTestAuth } from '../testing/test-auth'

const auth = startTestAuth(autoconfirm)
const strict = startTestAuth({
  ...autoconfirm,
  AUTH_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true',
})
const paused = startTestAuth({ ...confirm, AUTH_MAILER_MAX_FREQUENCY: '60' })
const limited = startTestAuth({ ...confirm, AUTH_RATE_LIMIT_VERIFY: '5' })

const put = (token: string, body: object) => auth.ask('PUT', '/user', { token, body })

test('data is merged key by key, and null removes a key', async () => {
  const { access_token: token } = await signUpNew(auth)
  await put(token, { data: { a: 1, b: 2 } })
  const { body } = await put(token, { data: { b: null, c: '\u0000' } })
  expect(body.user_metadata).toMatchObject({ a: 1, c: '\u0000' })
  expect(body.user_metadata).not.toHaveProperty('b')
})

test.each<[body: object, status: number, code: string, reason: string]>([
  [{ email: 'no address' }, 400, 'validation_failed', 'no address'],
  [{ phone: 'abc' }, 400, 'validation_failed', 'no number'],
  [{ phone: '+81312345678' }, 400, 'phone_provider_disabled', 'phones are off'],
  [{ password: 'short' }, 422, 'weak_password', 'too short'],
  [{ password: '\u3000'.repeat(8) }, 422, 'weak_password', 'nothing but spaces'],
  [{ password: 'あ'.repeat(25) }, 400, 'validation_failed', '75 bytes'],
  [{ password: 'correct horse' }, 422, 'same_password', 'the password it has'],
  [
    { password: 'another horse', nonce: '000000' },
    422,
    'reauthentication_not_valid',
    'a wrong code',
  ],
  [{ app_metadata: { role: 'x' } }, 403, 'not_admin', 'what only administrators write'],
])('PUT /user is refused with $1 $2: $3', async (body, status, code) => {
  const { access_token: token } = await signUpNew(auth)
  const answer = await put(token, body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('the address of somebody else cannot be taken', async () => {
  const { user } = await signUpNew(auth)
  const { access_token: token } = await signUpNew(auth)
  expect((await put(token, { email: user.email })).body.code).toBe('email_exists')
})

test('after a day a new password wants a mailed code, which works once', async () => {
  const { access_token: token, refresh_token: refreshToken, user } = await signUpNew(auth)
  auth.pass(25 * 3600)
  const stale = await put(token, { password: 'another horse' })
  expect(stale.body.code).toBe('bad_jwt')
  const { body: fresh } = await auth.ask('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: refreshToken },
  })
  const needed = await put(fresh.access_token, { password: 'another horse' })
  expect([needed.status, needed.body.code]).toEqual([400, 'reauthentication_needed'])
  const asked = await auth.ask('GET', '/reauthenticate', { token: fresh.access_token })
  expect([asked.status, asked.body]).toEqual([200, {}])
  const [mail] = await auth.listMails(user.email)
  expect(mail).not.toHaveProperty('action_link')
  const nonce = mail?.otp
  expect((await put(fresh.access_token, { password: 'another horse', nonce })).status).toBe(200)
  const again = await put(fresh.access_token, { password: 'a third horse', nonce })
  expect(again.body.code).toBe('reauthentication_not_valid')
})

test('an anonymous user has nothing to be reauthenticated by', async () => {
  const { body } = await auth.ask('POST', '/signup', { body: {} })
  const token = body.access_token
  const asked = await auth.ask('GET', '/reauthenticate', { token })
  expect(asked.body.message).toBe(
    'Reauthentication requires the user to have an email or a phone number',
  )
  const password = await put(token, { password: 'correct horse' })
  expect([password.status, password.body.code]).toEqual([422, 'validation_failed'])
})

test('where the current password is wanted it must be given, and be right', async () => {
  const { access_token: token } = await signUpNew(strict)
  const change = (current?: string) =>
    strict.ask('PUT', '/user', {
      token,
      body: { password: 'another horse', current_password: current },
    })
  expect((await change()).body.code).toBe('current_password_required')
  expect((await change('wrong horse')).body.code).toBe('current_password_invalid')
  expect((await change('correct horse')).status).toBe(200)
})

test('the pause between mails is the same for addresses known and unknown', async () => {
  const known = newAddress()
  await paused.ask('POST', '/signup', { body: { email: known, password: 'correct horse' } })
  for (const email of [known, newAddress()]) {
    const first = await paused.ask('POST', '/recover', { body: { email } })
    const second = await paused.ask('POST', '/recover', { body: { email } })
    expect([first.status, second.status, second.body.code]).toEqual([
      200,
      429,
      'over_email_send_rate_limit',
    ])
    expect(second.body.message).toMatch(/after \d+ seconds/)
  }
  paused.pass(61)
  expect((await paused.ask('POST', '/recover', { body: { email: known } })).status).toBe(200)
})

test('whoever asks too often is refused, whatever header names another address', async () => {
  const statuses = []
  for (let count = 0; count < 7; count += 1) {
    const { status } = await limited.ask('POST', '/verify', {
      body: { type: 'signup', email: newAddress(), token: '123456' },
      headers: { 'x-forwarded-for': `10.0.0.${count}` },
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
})

test('identities cannot be linked or taken apart unless that is on', async () => {
  const { access_token: token, user } = await signUpNew(auth)
  const path = `/user/identities/${user.identities[0].identity_id}`
  const answer = await auth.ask('DELETE', path, { token })
  expect([answer.status, answer.body.code]).toEqual([404, 'manual_linking_disabled'])
  const linked = await auth.ask('GET', '/user/identities/authorize?provider=google', { token })
  expect([linked.status, linked.body.message]).toEqual([404, 'Manual linking is disabled'])
})

test('a deleted user is gone with everything, and a banned one is told so', async () => {
  const admin = await auth.signAdminToken()
  const gone = await signUpNew(auth)
  await auth.ask('DELETE', `/admin/users/${gone.user.id}`, { token: admin })
  expect((await auth.ask('GET', '/user', { token: gone.access_token })).body.code).toBe(
    'user_not_found',
  )
  const banned = await signUpNew(auth)
  await auth.ask('PUT', `/admin/users/${banned.user.id}`, {
    token: admin,
    body: { ban_duration: '1h' },
  })
  expect((await auth.ask('GET', '/user', { token: banned.access_token })).body.code).toBe(
    'user_banned',
  )
  const refreshed = await auth.ask('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: banned.refresh_token },
  })
  expect(refreshed.body.code).toBe('user_banned')
})

test('a user who is deleted for show only has nothing left to sign in by', async () => {
  const admin = await auth.signAdminToken()
  const { user, access_token: token, refresh_token } = await signUpNew(auth)
  const path = `/admin/users/${user.id}`
  const removed = await auth.ask('DELETE', path, {
    token: admin,
    body: { should_soft_delete: true },
  })
  expect(removed.status).toBe(200)
  expect((await auth.ask('GET', '/user', { token })).body.code).toBe('user_not_found')
  const refreshed = await auth.ask('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token },
  })
  expect(refreshed.body.code).toBe('refresh_token_not_found')
  const signedIn = await auth.ask('POST', '/token?grant_type=password', {
    body: { email: user.email, password: 'correct horse' },
  })
  expect(signedIn.body.code).toBe('invalid_credentials')
  const kept = await auth.ask('GET', path, { token: admin })
  expect(kept.body).toMatchObject({ id: user.id, email: '', user_metadata: {} })
  expect(kept.body.deleted_at).toEqual(expect.any(String))
  // The address is free for somebody else.
  const { status } = await auth.ask('POST', '/signup', {
    body: { email: user.email, password: 'correct horse' },
  })
  expect(status).toBe(200)
})

test('what the service says of an account in its metadata is not its owner’s to change', async () => {
  const { access_token: token, user } = await signUpNew(auth)
  const data = { sub: 'x', email: 'victim@example.com', email_verified: null, name: 'Hanako' }
  const { status, body } = await put(token, { data })
  expect(status).toBe(200)
  expect(body.user_metadata).toEqual({ ...user.user_metadata, name: 'Hanako' })
})

const proven = startTestAuth(confirm)

async function signUpProven() {
  const email = newAddress()
  await proven.ask('POST', '/signup', { body: { email, password: 'correct horse' } })
  const token = (await proven.listMails(email))[0]?.otp
  return (await proven.ask('POST', '/verify', { body: { type: 'signup', email, token } })).body
}

test('a sign-up that nobody confirmed does not keep its address from who proves to own it', async () => {
  const { access_token: token, user } = await signUpProven()
  const wanted = newAddress()
  await proven.ask('POST', '/signup', { body: { email: wanted, password: 'stranger horse' } })
  const asked = await proven.ask('PUT', '/user', { token, body: { email: wanted } })
  expect([asked.status, asked.body.new_email]).toEqual([200, wanted])
  for (const email of [user.email, wanted]) {
    const mails = await proven.listMails(email)
    const otp = mails.find(({ type }) => type === 'email_change')?.otp
    const body = { type: 'email_change', email, token: otp }
    expect((await proven.ask('POST', '/verify', { body })).status).toBe(200)
  }
  const body = { email: wanted, password: 'correct horse' }
  expect((await proven.ask('POST', '/token?grant_type=password', { body })).body.user.id).toBe(
    user.id,
  )
})

test('a sign-up that nobody confirmed is forgotten after a week, a confirmed one is not', async () => {
  const { access_token: token } = await signUpProven()
  const email = newAddress()
  await proven.ask('POST', '/signup', { body: { email, password: 'correct horse' } })
  const dayMs = 24 * 3600 * 1000
  const admin = await proven.signAdminToken()
  const find = async () =>
    (await proven.ask('GET', `/admin/users?filter=${email}`, { token: admin })).body.users.length
  await cleanUp(proven.userDb, Date.now() + 6 * dayMs)
  expect(await find()).toBe(1)
  await cleanUp(proven.userDb, Date.now() + 8 * dayMs)
  expect(await find()).toBe(0)
  expect((await proven.ask('GET', '/user', { token })).status).toBe(200)
})
