import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openKeptSecrets, readKeptSecrets } from './kept-secrets'
import { rotateKeys } from './rotate-keys'
import { importSigningKeys } from './signing-keys'

const folder = mkdtempSync(join(tmpdir(), 'kotonoha-keys-'))
const path = join(folder, 'auth/secrets.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hours = (count: number) => new Date(count * 3_600_000)

test('a rotated key is published before it signs, and the old one verifies until its tokens are over', async () => {
  await openKeptSecrets(path, hours(0))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const { signsFrom } = await rotateKeys(path, hours(1))
  const keys = await importSigningKeys(readKeptSecrets(path)?.keys ?? [])
  const [oldKid, newKid] = keys.publicKeys.map(({ kid }) => kid)
  expect(keys.findSigner(hours(1)).kid).toBe(oldKid)
  expect(keys.findSigner(signsFrom).kid).toBe(newKid)
  expect(keys.findVerifier(oldKid ?? '')).toBeDefined()
})

test('a key that has signed nothing that still counts is dropped at the next rotation', async () => {
  const before = readKeptSecrets(path)
  await rotateKeys(path, hours(30))
  const after = readKeptSecrets(path)
  const kids = (kept: typeof before) => kept?.keys.map(({ jwk }) => jwk.kid)
  expect(kids(after)).toHaveLength(2)
  expect(kids(after)).not.toContain(kids(before)?.[0])
  // What was sealed stays readable: the secret is not what rotates.
  expect(after?.secret).toEqual(before?.secret)
})
