import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { autoconfirm, signUpNew, startTestAuth } from '../testing/test-auth'
import { keptSecretsFile } from './kept-secrets-file'
import { rotateKeys } from './rotate-keys'

// Before the service sets up its look at the file of keys.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
afterAll(() => vi.useRealTimers())

const auth = startTestAuth({ ...autoconfirm, AUTH_JWT_KEYS: '' })

const kidOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

const kidsOf = async () =>
  (await auth.ask('GET', '/.well-known/jwks.json')).body.keys.map((key: { kid: string }) => key.kid)

test('a running service takes a new key up, and tokens of the old one go on', async () => {
  const old = await signUpNew(auth)
  const [oldKid] = await kidsOf()
  expect(kidOf(old.access_token)).toBe(oldKid)

  await rotateKeys(join(auth.dataFolder, keptSecretsFile), new Date())
  vi.advanceTimersByTime(30_000)
  await expect.poll(kidsOf).toHaveLength(2)
  // Published, but whoever keeps the document for ten minutes may not know it yet.
  expect(kidOf((await signUpNew(auth)).access_token)).toBe(oldKid)

  auth.pass(12 * 60)
  const [, newKid] = await kidsOf()
  const fresh = await signUpNew(auth)
  expect(kidOf(fresh.access_token)).toBe(newKid)
  for (const { access_token: token } of [old, fresh]) {
    expect((await auth.ask('GET', '/user', { token })).status).toBe(200)
    expect(await auth.service.verifyAccessToken(token)).toMatchObject({ isAnonymous: false })
  }
  const refreshed = await auth.ask('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: old.refresh_token },
  })
  expect(kidOf(refreshed.body.access_token)).toBe(newKid)
})
