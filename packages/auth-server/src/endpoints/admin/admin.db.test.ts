import { beforeAll, expect, test } from 'vitest'
import { confirm, newAddress, startTestAuth } from '../../testing/test-auth'

const auth = startTestAuth(confirm)
const password = 'correct horse'

let token: string
beforeAll(async () => {
  token = await auth.signAdminToken()
})

const create = (body: object) => auth.ask('POST', '/admin/users', { token, body })
const link = (body: object) => auth.ask('POST', '/admin/generate_link', { token, body })
const signIn = (email: string) =>
  auth.ask('POST', '/token?grant_type=password', { body: { email, password } })

test('a user made by an administrator waits for confirmation unless it is given', async () => {
  const [waiting, confirmed] = [newAddress(), newAddress()]
  expect((await create({ email: waiting, password })).body.email_confirmed_at).toBeUndefined()
  expect((await signIn(waiting)).body.code).toBe('email_not_confirmed')
  const made = await create({
    email: confirmed,
    password,
    email_confirm: true,
    user_metadata: { name: '花子' },
    app_metadata: { plan: 'school' },
  })
  expect(made.body.user_metadata).toEqual({ name: '花子' })
  expect(made.body.app_metadata).toMatchObject({ plan: 'school', provider: 'email' })
  expect((await signIn(confirmed)).status).toBe(200)
  expect(await auth.listMails(confirmed)).toEqual([])
})

test.each<[body: object, status: number, code: string]>([
  [{}, 400, 'validation_failed'],
  [{ email: 'nobody' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', id: 'x' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', role: 'service_role' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', ban_duration: 'for ever' }, 400, 'validation_failed'],
  [{ phone: 'x' }, 400, 'validation_failed'],
])('%j makes nobody', async (body, status, code) => {
  const answer = await create(body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('an address or a phone number has one user', async () => {
  const email = newAddress()
  await create({ email })
  const again = await create({ email: email.toUpperCase() })
  expect([again.status, again.body.code]).toEqual([422, 'email_exists'])
  const phone = '+819012345678'
  expect((await create({ phone })).body.phone).toBe('819012345678')
  const samePhone = await create({ phone })
  expect([samePhone.status, samePhone.body.code]).toEqual([422, 'phone_exists'])
})

test('users are listed page by page, the newest first', async () => {
  const name = `page-${Math.random().toString(36).slice(2)}`
  const emails = [newAddress(name), newAddress(name), newAddress(name)]
  for (const email of emails) {
    await create({ email })
    auth.pass(1)
  }
  const ask = (query: string) => auth.ask('GET', `/admin/users?filter=${name}&${query}`, { token })
  const first = await ask('page=1&per_page=2')
  const shown = first.body.users.map((user: { email: string }) => user.email)
  expect(shown).toEqual([emails[2], emails[1]])
  expect(first.headers.get('x-total-count')).toBe('3')
  expect(first.headers.get('link')).toMatch(/page=2.*rel="next".*page=2.*rel="last"/)
  expect((await ask('page=2&per_page=2')).body.users).toHaveLength(1)
  for (const page of ['0', '-1', '1.5', 'x']) {
    const refused = await ask(`page=${page}`)
    expect([page, refused.status, refused.body.code]).toEqual([page, 400, 'validation_failed'])
  }
})

test('a user is changed, banned and let in again', async () => {
  const email = newAddress()
  const { body: user } = await create({ email, password, email_confirm: true })
  const path = `/admin/users/${user.id}`
  const change = (body: object) => auth.ask('PUT', path, { token, body })
  const renamed = newAddress()
  expect((await change({ email: renamed })).body.email).toBe(renamed)
  expect((await signIn(email)).body.code).toBe('invalid_credentials')
  const session = (await signIn(renamed)).body
  expect((await change({ ban_duration: '24h' })).body.banned_until).toEqual(expect.any(String))
  expect((await signIn(renamed)).body.code).toBe('user_banned')
  expect((await auth.ask('GET', '/user', { token: session.access_token })).status).toBe(403)
  expect((await change({ ban_duration: 'none' })).body.banned_until).toBeUndefined()
  expect((await signIn(renamed)).status).toBe(200)
  // The ban ended it: letting somebody in again brings no old session back.
  const old = await auth.ask('GET', '/user', { token: session.access_token })
  expect(old.body.code).toBe('session_not_found')
})

test.each(['GET', 'PUT', 'DELETE'])('%s of a user whom nobody knows is a 404', async (method) => {
  const unknown = '/admin/users/018f0000-0000-4000-8000-000000000009'
  const body = method === 'GET' ? undefined : {}
  const answer = await auth.ask(method, unknown, { token, body })
  expect([answer.status, answer.body.code]).toEqual([404, 'user_not_found'])
  const malformed = await auth.ask(method, '/admin/users/x', { token, body })
  expect([malformed.status, malformed.body.code]).toEqual([404, 'validation_failed'])
})

test.each(['signup', 'invite', 'magiclink', 'recovery'])(
  'a generated %s link and its code are those of a mail, and no mail is sent',
  async (type) => {
    const email = newAddress()
    if (type === 'recovery') await create({ email, email_confirm: true })
    const { status, body } = await link({ type, email, password })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, verification_type: type })
    expect(body.email_otp).toMatch(/^\d{6}$/)
    expect(new URL(body.action_link).searchParams.get('token')).toBe(body.hashed_token)
    expect(await auth.listMails(email)).toEqual([])
    const kind = new URL(body.action_link).searchParams.get('type')
    const entered = await auth.ask('POST', '/verify', {
      body: { type: kind, email, token: body.email_otp },
    })
    expect([entered.status, entered.body.user?.email]).toEqual([200, email])
  },
)

test('both halves of a change of address can be generated', async () => {
  const [email, newEmail] = [newAddress(), newAddress()]
  await create({ email, email_confirm: true })
  const halves = [
    await link({ type: 'email_change_current', email, new_email: newEmail }),
    await link({ type: 'email_change_new', email, new_email: newEmail }),
  ]
  const follow = (hash: string) =>
    auth.ask('POST', '/verify', { body: { type: 'email_change', token_hash: hash } })
  const [first, second] = halves
  expect((await follow(first?.body.hashed_token)).body.code).toBe('200')
  expect((await follow(second?.body.hashed_token)).body.user.email).toBe(newEmail)
})

test.each<[body: object, status: number, code: string]>([
  [{ type: 'x', email: 'a@example.com' }, 400, 'validation_failed'],
  [{ type: 'recovery', email: 'nobody-at-all@example.com' }, 404, 'user_not_found'],
  [{ type: 'signup', email: 'new-one@example.com' }, 400, 'validation_failed'],
])('no link is generated for %j', async (body, status, code) => {
  const answer = await link(body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('factors are shown without their secrets, and can be taken from who lost theirs', async () => {
  const email = newAddress()
  const { body: user } = await create({ email, password, email_confirm: true })
  const session = (await signIn(email)).body
  await auth.ask('GET', '/reauthenticate', { token: session.access_token })
  const nonce = (await auth.listMails(email))[0]?.otp
  const enrolled = await auth.ask('POST', '/factors', {
    token: session.access_token,
    body: { factor_type: 'totp', friendly_name: '携帯', nonce },
  })
  const path = `/admin/users/${user.id}/factors`
  const listed = await auth.ask('GET', path, { token })
  expect(listed.body).toMatchObject([{ friendly_name: '携帯', status: 'unverified' }])
  expect(JSON.stringify(listed.body)).not.toContain(enrolled.body.totp.secret)
  const removed = await auth.ask('DELETE', `${path}/${enrolled.body.id}`, { token })
  expect(removed.body.id).toBe(enrolled.body.id)
  expect((await auth.ask('GET', path, { token })).body).toEqual([])
  expect((await auth.ask('DELETE', `${path}/${enrolled.body.id}`, { token })).status).toBe(404)
})
