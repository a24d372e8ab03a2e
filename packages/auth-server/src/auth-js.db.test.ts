import { AuthClient } from '@supabase/auth-js'
import { AuthClient as OldAuthClient } from 'auth-js-2-70'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { autoconfirm, confirm, newAddress, startTestAuth, type TestAuth } from './testing/test-auth'

const open = startTestAuth(autoconfirm)
const careful = startTestAuth(confirm)
const password = 'correct horse'

/** The clients keep their session in a storage of the page. */
function createStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

describe.each([
  ['current', AuthClient],
  ['2.70.0', OldAuthClient as unknown as typeof AuthClient],
])('auth-js %s', (_, Client) => {
  const connect = (auth: TestAuth, flowType: 'implicit' | 'pkce' = 'implicit') =>
    new Client({ url: auth.url, autoRefreshToken: false, storage: createStorage(), flowType })

  test('signs up, shows the user, refreshes and signs out', async () => {
    const client = connect(open)
    const email = newAddress()
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    const signedUp = await client.signUp({ email, password, options: { data: { name: '花子' } } })
    expect(signedUp.error).toBeNull()
    expect((await client.getUser()).data.user?.user_metadata.name).toBe('花子')
    const refreshed = await client.refreshSession()
    expect(refreshed.error).toBeNull()
    expect(refreshed.data.session?.refresh_token).not.toBe(signedUp.data.session?.refresh_token)
    expect((await client.signOut()).error).toBeNull()
    expect((await client.getSession()).data.session).toBeNull()
    expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT']))
  })

  test('verifies the claims by the jwks document itself', async () => {
    const client = connect(open)
    const email = newAddress()
    await client.signUp({ email, password })
    const { data, error } = await client.getClaims()
    expect(error).toBeNull()
    expect(data?.claims.email).toBe(email)
  })

  test('tells a weak password with its reasons', async () => {
    const { error } = await connect(open).signUp({ email: newAddress(), password: 'short' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'], status: 422 })
  })

  test('confirms by a code, recovers by PKCE and sets a new password', async () => {
    const client = connect(careful, 'pkce')
    const email = newAddress()
    const { data } = await client.signUp({ email, password })
    expect(data.session).toBeNull()
    const [signupMail] = await careful.listMails(email)
    const token = signupMail?.otp ?? ''
    const confirmed = await client.verifyOtp({ type: 'email', email, token })
    expect(confirmed.error).toBeNull()
    await client.signOut()
    expect((await client.resetPasswordForEmail(email)).error).toBeNull()
    const [recoveryMail] = await careful.listMails(email)
    const followed = await fetch(recoveryMail?.action_link ?? '', { redirect: 'manual' })
    const code = new URL(followed.headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect((await client.exchangeCodeForSession(code)).error).toBeNull()
    expect((await client.updateUser({ password: 'a new horse' })).error).toBeNull()
    await client.signOut()
    const again = await client.signInWithPassword({ email, password: 'a new horse' })
    expect(again.error).toBeNull()
  })

  test('enrols an authenticator app and rises to two factors', async () => {
    const client = connect(open)
    await client.signUp({ email: newAddress(), password })
    const { data: factor, error } = await client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'app',
    })
    expect(error).toBeNull()
    if (factor === null || factor.type !== 'totp') throw new Error('no factor')
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
    const verified = await client.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(verified.error).toBeNull()
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
  })

  test('administers users with a service key', async () => {
    const headers = { Authorization: `Bearer ${await open.signAdminToken()}` }
    const { admin } = new Client({ url: open.url, headers, storage: createStorage() })
    const email = newAddress()
    const created = await admin.createUser({ email, password, email_confirm: true })
    expect(created.error).toBeNull()
    const id = created.data.user?.id ?? ''
    expect((await admin.getUserById(id)).data.user?.email).toBe(email)
    const banned = await admin.updateUserById(id, { ban_duration: '24h' })
    expect(banned.error).toBeNull()
    const refused = await connect(open).signInWithPassword({ email, password })
    expect(refused.error?.code).toBe('user_banned')
    const link = await admin.generateLink({ type: 'magiclink', email })
    expect(link.data.properties?.action_link).toContain('/verify?token=')
    expect((await admin.listUsers()).data.users.map((user) => user.id)).toContain(id)
    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.getUserById(id)).error?.code).toBe('user_not_found')
  })
})
