import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { confirm, newAddress, startTestAuth } from '../testing/test-auth'
import { bucketNames } from './rate-limits'

// Every limit as it is by default, behind a proxy, so that there can be several clients.
const auth = startTestAuth({
  ...confirm,
  AUTH_TRUSTED_PROXIES: '127.0.0.1',
  AUTH_MAILER_MAX_FREQUENCY: '60',
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  AUTH_RATE_LIMIT_TOKEN: '',
  AUTH_RATE_LIMIT_VERIFY: '',
  AUTH_RATE_LIMIT_OTP: '',
  AUTH_RATE_LIMIT_MFA: '',
  AUTH_RATE_LIMIT_EMAIL_SENT: '',
})

const password = 'correct horse'
const wrong = 'wrong horse'
const attacker = '203.0.113.66'

let clientCount = 0
function newClient(): string {
  clientCount += 1
  return `198.51.100.${clientCount}`
}

function post(client: string, path: string, body: object, token?: string) {
  return auth.ask('POST', path, { body, token, headers: { 'x-forwarded-for': client } })
}

const signIn = (client: string, email: string, given = password) =>
  post(client, '/token?grant_type=password', { email, password: given })

async function latestCode(email: string): Promise<string> {
  return (await auth.listMails(email))[0]?.otp ?? ''
}

/** An account and the client of its owner. */
async function signUpOwner() {
  const client = newClient()
  const email = newAddress()
  await post(client, '/signup', { email, password })
  const token = await latestCode(email)
  const { body } = await post(client, '/verify', { type: 'signup', email, token })
  return { client, email, token: body.access_token as string }
}

/** Said where the machine is slow and passwords wait for each other: no limit of anybody's. */
const busy = 'Too many sign-ins at this moment'

/** Asks until the limit holds, with so much time between, and says by which; fails where none does. */
async function exhaust(
  ask: (count: number) => ReturnType<typeof post>,
  { pauseSeconds = 0, leastSeconds = 1, atMost = 64 } = {},
): Promise<string> {
  const atOnce = pauseSeconds === 0 ? 8 : 1
  for (let count = 0; count < atMost; count += atOnce) {
    pass(pauseSeconds)
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, at) => ask(count + at)))
    const refused = answers.find(({ status, body }) => status === 429 && body.message !== busy)
    if (refused === undefined) continue
    const { headers, body } = refused
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(leastSeconds)
    return body.message
  }
  throw new Error('no limit held')
}

let passedSeconds = 0
function pass(seconds: number): void {
  passedSeconds += seconds
  auth.pass(seconds)
}

/** The next code of an app: none is taken twice, so a step passes first. */
function nextTotp(secret: string): string {
  pass(30)
  const timestamp = Date.now() + passedSeconds * 1000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

interface Session {
  client: string
  token: string
}

async function challengeOf({ client, token }: Session, factorId: string): Promise<string> {
  const { body } = await post(client, `/factors/${factorId}/challenge`, {}, token)
  return body.id
}

async function addFactor(session: Session) {
  const enrolment = { factor_type: 'totp' }
  const { body: factor } = await post(session.client, '/factors', enrolment, session.token)
  const { id: factorId } = factor
  const secret: string = factor.totp.secret
  const body = { challenge_id: await challengeOf(session, factorId), code: nextTotp(secret) }
  await post(session.client, `/factors/${factorId}/verify`, body, session.token)
  return { factorId: factorId as string, secret }
}

const change = (client: string, token: string, body: object) =>
  auth.ask('PUT', '/user', { body, token, headers: { 'x-forwarded-for': client } })

const logIn = async (client: string, email: string): Promise<Session> => {
  const { body } = await signIn(client, email)
  return { client, token: body.access_token }
}

const ofRequests = 'Request rate limit reached'
const ofMails = 'Email rate limit exceeded'
const ofFactors = 'Too many wrong codes were tried'

test('whatever one client uses up, others sign in, get their mails and go on working', async () => {
  const askedAt = performance.now()
  const owner = await signUpOwner()
  // On a crowded machine all of it takes longer, with an attacker or without.
  const signUpMs = performance.now() - askedAt
  const { factorId, secret } = await addFactor(owner)
  const stranger = newAddress()
  const ask = (path: string, body: object, token?: string) => post(attacker, path, body, token)
  // Whoever knows the password as well can try the second factor, and do what any session may.
  const stolen = await logIn(attacker, owner.email)
  const challengeId = await challengeOf(stolen, factorId)
  const guess = () =>
    ask(`/factors/${factorId}/verify`, { challenge_id: challengeId, code: '000000' }, stolen.token)
  const { email } = owner
  const used: Record<string, string> = {
    'factor-verify': await exhaust(guess),
    // The endpoint's bucket fills up within a minute; the one of wrong codes takes half an hour.
    'wrong codes of a second factor': await exhaust(guess, { pauseSeconds: 4 }),
    challenge: await exhaust(() => ask(`/factors/${factorId}/challenge`, {}, stolen.token)),
    enrol: await exhaust(() => ask('/factors', { factor_type: 'totp' }, stolen.token)),
    user: await exhaust(() => change(attacker, stolen.token, { data: { name: 'x' } })),
    'wrong passwords': await exhaust(() => signIn(attacker, email, wrong), { pauseSeconds: 2 }),
    'wrong codes of one address': await exhaust((count) =>
      ask('/verify', { type: 'recovery', email, token: String(count).padStart(6, '0') }),
    ),
    // The pause is over each time, so that mails really go out.
    'mails to one recipient': await exhaust(() => ask('/recover', { email }), { pauseSeconds: 61 }),
    'mails to nobody': await exhaust(() => ask('/recover', { email: stranger }), {
      pauseSeconds: 61,
    }),
    'mails to anybody': await exhaust(() => ask('/signup', { email: newAddress(), password })),
    // What is refused for another reason counts as well: each endpoint has a bucket of its own.
    signup: await exhaust(() => ask('/signup', { email: 'none', password })),
    // The endpoint's bucket has another one after ten seconds, this one after two minutes.
    anonymous: await exhaust(() => ask('/signup', {}), { pauseSeconds: 15, leastSeconds: 60 }),
    otp: await exhaust(() => ask('/otp', { email: 'none' })),
    magiclink: await exhaust(() => ask('/magiclink', { email: 'none' })),
    recover: await exhaust(() => ask('/recover', { email: 'none' })),
    resend: await exhaust(() => ask('/resend', { type: 'signup', email: 'none' })),
    verify: await exhaust(() => ask('/verify', { type: 'signup', token_hash: 'x' })),
    token: await exhaust(() => ask('/token?grant_type=refresh_token', { refresh_token: 'x' })),
  }
  expect(used).toEqual({
    ...Object.fromEntries(bucketNames.map((name) => [name, ofRequests])),
    'wrong codes of a second factor': ofFactors,
    'wrong passwords': expect.stringContaining('Too many wrong passwords'),
    'wrong codes of one address': ofRequests,
    'mails to one recipient': ofMails,
    'mails to nobody': ofMails,
    'mails to anybody': ofMails,
  })
  // From another place than before, without any mark.
  const elsewhere = newClient()
  const statuses: Record<string, number> = {}
  const times: number[] = []
  const go = async (what: string, path: string, body: object, token?: string) => {
    const askedAt = performance.now()
    const answer = await post(elsewhere, path, body, token)
    times.push(performance.now() - askedAt)
    statuses[what] = answer.status
    return answer
  }
  const signedIn = await go('sign in', '/token?grant_type=password', { email, password })
  const { access_token: token, refresh_token } = signedIn.body
  const challenge = await go('challenge', `/factors/${factorId}/challenge`, {}, token)
  const proof = { challenge_id: challenge.body.id, code: nextTotp(secret) }
  const raised = await go('second factor', `/factors/${factorId}/verify`, proof, token)
  const refreshed = await go('refresh', '/token?grant_type=refresh_token', {
    refresh_token: raised.body.refresh_token ?? refresh_token,
  })
  const claims = await auth.service.verifyAccessToken(refreshed.body.access_token)
  expect(await auth.service.isSessionAlive(claims)).toBe(true)
  const own = refreshed.body.access_token
  await go('enrol', '/factors', { factor_type: 'totp', friendly_name: 'second' }, own)
  const newPassword = await change(elsewhere, own, { password: 'another correct horse' })
  statuses['new password'] = newPassword.status
  for (const path of ['/recover', '/otp', '/magiclink']) {
    pass(61)
    await go(path, path, { email })
    const type = path === '/recover' ? 'recovery' : 'magiclink'
    await go(`code of ${path}`, '/verify', { type, email, token: await latestCode(email) })
  }
  const other = newAddress()
  await go('sign up', '/signup', { email: other, password })
  pass(61)
  await go('another mail', '/resend', { type: 'signup', email: other })
  await go('confirm', '/verify', { type: 'signup', email: other, token: await latestCode(other) })
  expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([])
  // Some of them hash, and some take their least time; none waits for the other client.
  expect(Math.max(...times)).toBeLessThan(Math.max(3_000, 4 * signUpMs))
})

test('a device that signed in before still does when everybody tries the account', async () => {
  const { email, client } = await signUpOwner()
  const mark = (await signIn(client, email)).headers.get('x-device-mark') ?? ''
  // One more is let through every 12 seconds, which 300 wrong passwords take on a crowded machine.
  await auth.atOneMoment(async () => {
    const tryAll = (count: number) => signIn(`203.0.${count >> 8}.${count & 255}`, email, wrong)
    await exhaust(tryAll, { atMost: 320 })
    const withMark = (device: string) =>
      auth.ask('POST', '/token?grant_type=password', {
        body: { email, password },
        headers: { 'x-forwarded-for': newClient(), 'x-device-mark': device },
      })
    const refused = await withMark('')
    expect([refused.status, refused.body.message]).toEqual([
      429,
      expect.stringContaining('code from a mail'),
    ])
    expect((await withMark(`${mark}x`)).status).toBe(429)
    expect((await withMark(`other.mark,${mark}`)).status).toBe(200)
  })
})

test('a stranger’s wrong codes void neither the owner’s code nor the link beside it', async () => {
  const client = newClient()
  const email = newAddress()
  await post(client, '/signup', { email, password })
  const [mail] = await auth.listMails(email)
  const tryCode = (from: string, token: string) =>
    post(from, '/verify', { type: 'signup', email, token })
  const stranger = newClient()
  for (const token of ['00000a', '00000b', '00000c', '00000d']) await tryCode(stranger, token)
  const fifth = await tryCode(stranger, '00000e')
  expect([fifth.body.code, fifth.body.message]).toEqual([
    'otp_expired',
    expect.stringContaining('too many wrong codes'),
  ])
  // Void for all who did not ask for it, but not for who did.
  expect((await tryCode(newClient(), mail?.otp ?? '')).body.message).toBe(
    'Token has expired or is invalid',
  )
  expect((await tryCode(client, mail?.otp ?? '')).status).toBe(200)
  const again = await signUpOwner()
  pass(61)
  await post(again.client, '/recover', { email: again.email })
  const [recovery] = await auth.listMails(again.email)
  for (let count = 0; count < 6; count += 1) {
    const body = { type: 'recovery', email: again.email, token: `x${count}` }
    await post(again.client, '/verify', body)
  }
  const byLink = { type: 'recovery', token_hash: recovery?.token_hash }
  expect((await post(again.client, '/verify', byLink)).status).toBe(200)
})

test('unknown addresses are told of too many wrong codes like known ones', async () => {
  const client = newClient()
  const messages: string[] = []
  for (let count = 0; count < 6; count += 1) {
    const body = { type: 'signup', email: 'nobody@example.com', token: '000000' }
    messages.push((await post(client, '/verify', body)).body.message)
  }
  expect(messages.map((message) => message.includes('too many'))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
})

test('a mail that a stranger asks for does not void the one that the owner reads', async () => {
  const { client, email } = await signUpOwner()
  pass(61)
  await post(client, '/recover', { email })
  const token = await latestCode(email)
  pass(61)
  await post(newClient(), '/recover', { email })
  expect(await latestCode(email)).not.toBe(token)
  const redeemed = await post(client, '/verify', { type: 'recovery', email, token })
  expect(redeemed.status).toBe(200)
})

test('a second sign-up by somebody else vouches for neither password', async () => {
  const email = newAddress()
  const stranger = newClient()
  await post(stranger, '/signup', { email, password: 'stranger horse' })
  const [strangers] = await auth.listMails(email)
  pass(61)
  const owner = newClient()
  await post(owner, '/signup', { email, password })
  // The owner opens the older of the two mails.
  const body = { type: 'signup', token_hash: strangers?.token_hash }
  expect((await post(owner, '/verify', body)).status).toBe(200)
  expect((await signIn(owner, email, 'stranger horse')).body.code).toBe('invalid_credentials')
})

test('mails that an address cannot get cost its service nothing', async () => {
  const client = newClient()
  const email = 'same-nobody@example.com'
  for (let count = 0; count < 29; count += 1) await post(client, '/recover', { email })
  const other = await post(client, '/signup', { email: newAddress(), password })
  expect(other.status).toBe(200)
})

test('a link over the limit leads to the site with an error, like any other link', async () => {
  const client = newClient()
  await exhaust(() => post(client, '/verify', { type: 'signup', token_hash: 'x' }))
  const headers = { 'x-forwarded-for': client }
  const followed = await auth.ask('GET', '/verify?type=signup&token=x', { headers })
  expect(followed.status).toBe(303)
  expect(followed.headers.get('location')).toContain('error_code=over_request_rate_limit')
})

test('a client over its limit is refused before its body is read', async () => {
  const client = newClient()
  await exhaust(() => post(client, '/signup', { email: 'none', password }))
  const refused = await auth.ask('POST', '/signup', {
    body: '{"no": json',
    headers: { 'x-forwarded-for': client },
  })
  expect(refused.body.code).toBe('over_request_rate_limit')
})
