import { randomBytes } from 'node:crypto'
import { mergePreferences } from '@kotonoha/user-db/queries/preferences/preferences'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { removeAllFactors } from './factors/remove-all-factors'
import { readAuthSettings } from './settings/auth-settings'
import { confirm, type Message, newAddress, startTestAuth } from './testing/test-auth'

const auth = startTestAuth(confirm)
const password = 'correct horse'
let passedSeconds = 0

function pass(seconds: number): void {
  auth.pass(seconds)
  passedSeconds += seconds
}

async function latestMail(email: string): Promise<Message> {
  const [mail] = await auth.listMails(email)
  if (mail === undefined) throw new Error('no mail came')
  return mail
}

async function signUp(): Promise<{ email: string; token: string; userId: string }> {
  const email = newAddress()
  await auth.ask('POST', '/signup', { body: { email, password } })
  const { otp } = await latestMail(email)
  const { body } = await auth.ask('POST', '/verify', {
    body: { type: 'signup', email, token: otp },
  })
  return { email, token: body.access_token, userId: body.user.id }
}

function signIn(email: string, given = password, headers: Record<string, string> = {}) {
  const body = { email, password: given }
  return auth.ask('POST', '/token?grant_type=password', { body, headers })
}

async function addFactor(token: string, nonce?: string) {
  const body = { factor_type: 'totp', friendly_name: 'app', nonce }
  const enrolled = await auth.ask('POST', '/factors', { token, body })
  if (enrolled.status !== 200) return { enrolled, raised: undefined }
  const { id } = enrolled.body
  return { enrolled, raised: await showFactor(token, id, enrolled.body.totp.secret) }
}

async function showFactor(token: string, factorId: string, secret: string) {
  pass(30)
  const timestamp = Date.now() + passedSeconds * 1000
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  const challenge = await auth.ask('POST', `/factors/${factorId}/challenge`, { token })
  const body = { challenge_id: challenge.body.id, code }
  return auth.ask('POST', `/factors/${factorId}/verify`, { token, body })
}

/** The token of the link of a notice, as the person who reads the mail has it. */
function undoTokenOf(mail: Message): string {
  const [link = ''] = mail.text.match(/http\S+/) ?? []
  const facts = new URLSearchParams(new URL(link).hash.slice(1))
  expect([new URL(link).pathname, facts.get('type')]).toEqual(['/account/confirm', 'undo'])
  return facts.get('token_hash') ?? ''
}

const undo = (token: string) => auth.ask('POST', '/undo', { body: { token_hash: token } })

test('a new password is told by mail, and who did not choose it takes the account back', async () => {
  const { email, token } = await signUp()
  await auth.ask('PUT', '/user', { token, body: { password: 'a thief’s horse' } })
  const mail = await latestMail(email)
  expect(mail).toMatchObject({ type: 'notice', subject: 'Your Kotonoha password was changed' })
  expect(mail).not.toHaveProperty('action_link')
  const undone = await undo(undoTokenOf(mail))
  expect([undone.status, undone.body.user.email]).toEqual([200, email])
  expect((await auth.ask('GET', '/user', { token })).body.code).toBe('session_not_found')
  // Neither password: whoever made the change may have known the one before as well.
  expect((await signIn(email, 'a thief’s horse')).body.code).toBe('invalid_credentials')
  expect((await signIn(email)).body.code).toBe('invalid_credentials')
  const chosen = await auth.ask('PUT', '/user', {
    token: undone.body.access_token,
    body: { password: 'a horse of my own' },
  })
  expect(chosen.status).toBe(200)
  expect((await undo(undoTokenOf(mail))).body.code).toBe('otp_expired')
})

test('an address, password and factor that a thief put in place go with one press', async () => {
  const { email, token } = await signUp()
  const theirs = newAddress('thief')
  await auth.ask('PUT', '/user', { token, body: { email: theirs } })
  for (const address of [email, theirs]) {
    const mail = await latestMail(address)
    // Each of the two mails names the other address.
    expect(mail.text).toContain(email)
    expect(mail.text).toContain(theirs)
    const body = { type: 'email_change', token_hash: mail.token_hash }
    await auth.ask('POST', '/verify', { body })
  }
  const notice = await latestMail(email)
  expect(notice.text).toContain(theirs)
  await auth.ask('PUT', '/user', { token, body: { password: 'a thief’s horse' } })
  const { raised } = await addFactor(token)
  expect(raised?.status).toBe(200)
  const ofThief = undoTokenOf(await latestMail(theirs))
  const undone = await undo(undoTokenOf(notice))
  expect(undone.body.user).toMatchObject({ email })
  expect(undone.body.user.factors).toBeUndefined()
  expect(undone.body.user.identities[0].identity_data.email).toBe(email)
  expect((await signIn(theirs, 'a thief’s horse')).body.code).toBe('invalid_credentials')
  // What went to the thief leads back to what was theirs: it is void now.
  expect((await undo(ofThief)).body.code).toBe('otp_expired')
  await auth.ask('POST', '/recover', { body: { email: theirs } })
  expect((await auth.listMails(theirs)).filter(({ type }) => type === 'recovery')).toEqual([])
})

test('a stranger’s sign-up with the old address does not keep its owner from it', async () => {
  const { email, token } = await signUp()
  const theirs = newAddress('thief')
  await auth.ask('PUT', '/user', { token, body: { email: theirs } })
  for (const address of [email, theirs]) {
    const { token_hash } = await latestMail(address)
    await auth.ask('POST', '/verify', { body: { type: 'email_change', token_hash } })
  }
  const notice = await latestMail(email)
  await auth.ask('POST', '/signup', { body: { email, password } })
  expect((await undo(undoTokenOf(notice))).body.user.email).toBe(email)
})

test('a change of address ends the other sessions and wants a recent sign-in', async () => {
  const { email, token } = await signUp()
  const other = (await signIn(email)).body
  pass(16 * 60)
  const change = { email: newAddress('new') }
  const late = await auth.ask('PUT', '/user', { token, body: change })
  expect([late.status, late.body.code]).toEqual([400, 'reauthentication_needed'])
  await auth.ask('GET', '/reauthenticate', { token })
  const nonce = (await latestMail(email)).otp
  expect((await auth.ask('PUT', '/user', { token, body: { ...change, nonce } })).status).toBe(200)
  for (const address of [email, change.email]) {
    const { token_hash } = await latestMail(address)
    await auth.ask('POST', '/verify', { body: { type: 'email_change', token_hash } })
  }
  expect((await auth.ask('GET', '/user', { token })).body.email).toBe(change.email)
  const ended = await auth.ask('GET', '/user', { token: other.access_token })
  expect(ended.body.code).toBe('session_not_found')
})

test('the first factor wants the mailbox as well as the password', async () => {
  const { email, userId } = await signUp()
  pass(16 * 60)
  const { access_token: token } = (await signIn(email)).body
  const { enrolled } = await addFactor(token)
  expect([enrolled.status, enrolled.body.code]).toEqual([400, 'reauthentication_needed'])
  await auth.ask('GET', '/reauthenticate', { token })
  const { otp } = await latestMail(email)
  const wrong = await addFactor(token, otp === '000000' ? '000001' : '000000')
  expect(wrong.enrolled.body.code).toBe('reauthentication_not_valid')
  expect((await addFactor(token, otp)).raised?.status).toBe(200)
  const on = await latestMail(email)
  expect(on.subject).toBe('Two-factor sign-in is on for your Kotonoha account')
  const undone = await undo(undoTokenOf(on))
  expect([undone.body.user.id, undone.body.user.factors]).toEqual([userId, undefined])
})

test('a factor that was taken away comes back with its secret, and is asked for', async () => {
  const { email, token } = await signUp()
  const { enrolled, raised } = await addFactor(token)
  const { id, totp } = enrolled.body
  await auth.ask('DELETE', `/factors/${id}`, { token: raised?.body.access_token })
  const undone = await undo(undoTokenOf(await latestMail(email)))
  const owner = undone.body.access_token
  const body = { password: 'a horse of my own' }
  expect((await auth.ask('PUT', '/user', { token: owner, body })).body.code).toBe(
    'insufficient_aal',
  )
  const shown = await showFactor(owner, id, totp.secret)
  const changed = await auth.ask('PUT', '/user', { token: shown.body.access_token, body })
  expect(changed.status).toBe(200)
})

test('a device that was never seen is told of once, unless the learner does not want it', async () => {
  const { email, userId } = await signUp()
  const devices = ['first', 'second'].map((name) => ({ 'x-browser-mark': `${name}-`.repeat(6) }))
  const notices = async () =>
    (await auth.listMails(email)).filter(({ type }) => type === 'notice').length
  await signIn(email, password, devices[0])
  await signIn(email, password, devices[0])
  expect(await notices()).toBe(1)
  const value = { name: 'notificationSignInEmail', value: false, changedAt: new Date(0) }
  await mergePreferences(auth.userDb, { userId, preferences: [value], at: new Date() })
  await signIn(email, password, devices[1])
  expect(await notices()).toBe(1)
  const undone = await undo(undoTokenOf(await latestMail(email)))
  expect(undone.status).toBe(200)
  expect((await signIn(email)).body.code).toBe('invalid_credentials')
})

test('a change can be taken back for 72 hours', async () => {
  const { email, token } = await signUp()
  await auth.ask('PUT', '/user', { token, body: { password: 'another horse' } })
  const notice = undoTokenOf(await latestMail(email))
  pass(72 * 3600 + 1)
  expect((await undo(notice)).body.code).toBe('otp_expired')
  expect((await undo('nonsense')).body.code).toBe('otp_expired')
})

test.each([
  ['POST', 'our own page is told in the answer'],
  ['GET', 'a client that follows the link takes it as a recovery'],
])('who signed up twice with two passwords is led to choose one (%s): %s', async (method) => {
  const email = newAddress()
  const signUpWith = (given: string) =>
    auth.ask('POST', '/signup', { body: { email, password: given } })
  await signUpWith('one horse')
  expect((await latestMail(email)).text).not.toContain('more than once')
  await signUpWith('another horse')
  const { text, token_hash } = await latestMail(email)
  expect(text).toContain('more than once')
  if (method === 'POST') {
    const { body } = await auth.ask('POST', '/verify', { body: { type: 'signup', token_hash } })
    expect(body.needs_password).toBe(true)
  } else {
    const followed = await auth.ask('GET', `/verify?type=signup&token=${token_hash}`)
    const { hash } = new URL(followed.headers.get('location') ?? '')
    expect(new URLSearchParams(hash.slice(1)).get('type')).toBe('recovery')
  }
})

test('whoever runs the site takes a lost factor away, and the owner can take that back', async () => {
  const { email, token } = await signUp()
  const { raised } = await addFactor(token)
  await auth.ask('POST', '/backup_codes', { token: raised?.body.access_token })
  const { mailQueue } = auth.service
  const settings = readAuthSettings({ AUTH_SITE_URL: 'http://localhost:9999' }, { port: 0 })
  const clock = () => new Date(Date.now() + passedSeconds * 1000)
  const parts = { userDb: auth.userDb, settings, randomBytes, mailQueue, clock }
  expect(await removeAllFactors(parts, newAddress())).toBe('no-account')
  expect(await removeAllFactors(parts, email.toUpperCase())).toBe(1)
  const { body } = await signIn(email)
  expect(body.user.factors).toBeUndefined()
  const left = await auth.ask('GET', '/backup_codes', { token: body.access_token })
  expect(left.body).toEqual({ left: 0 })
  const mail = await latestMail(email)
  expect(mail.text).toContain('By whoever runs the site')
  expect((await undo(undoTokenOf(mail))).body.user.factors).toHaveLength(1)
})
