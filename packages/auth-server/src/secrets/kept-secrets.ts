import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'
import { newUuid } from './random-values'
import { algorithm, type KeptKey } from './signing-keys'

/** What an installation keeps to itself, in a file that only its owner may read. */
export interface KeptSecrets {
  /** Everything that is sealed or marked with a secret of ours hangs on it. */
  secret: Buffer
  keys: KeptKey[]
}

const file = z.object({
  secret: z.string(),
  keys: z.array(z.object({ jwk: z.looseObject({ kty: z.string() }), signsFrom: z.coerce.date() })),
})

const secretByteCount = 32

/** Reads the file; makes it with a new secret and key where there is none. */
export async function openKeptSecrets(path: string, at: Date): Promise<KeptSecrets> {
  const kept = readKeptSecrets(path)
  if (kept !== undefined) return kept
  const fresh = {
    secret: randomBytes(secretByteCount),
    keys: [{ jwk: await newSigningKey(), signsFrom: at }],
  }
  writeKeptSecrets(path, fresh)
  return fresh
}

/** Undefined where there is no file; throws when it is damaged, since losing it locks people out. */
export function readKeptSecrets(path: string): KeptSecrets | undefined {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return undefined
  const { secret, keys } = file.parse(JSON.parse(readFileSync(path, 'utf8')))
  return {
    secret: Buffer.from(secret, 'base64'),
    keys: keys.map(({ jwk, signsFrom }) => ({ jwk: jwk as JWK, signsFrom })),
  }
}

export function writeKeptSecrets(path: string, { secret, keys }: KeptSecrets): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const next = `${path}.next`
  const text = JSON.stringify({ secret: secret.toString('base64'), keys }, null, 2)
  writeFileSync(next, `${text}\n`, { mode: 0o600 })
  chmodSync(next, 0o600)
  renameSync(next, path)
}

export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: newUuid(randomBytes), alg: algorithm }
}
