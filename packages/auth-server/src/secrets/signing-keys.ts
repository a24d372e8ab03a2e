import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose'

/** A key as it is kept: the private half, and since when it may sign. */
export interface KeptKey {
  jwk: JWK
  /** Undefined: from the beginning. */
  signsFrom?: Date | undefined
}

export interface SigningKey {
  kid: string
  key: CryptoKey
}

/** The keys that tokens are signed with and verified by. */
export interface SigningKeys {
  /** The one that signs at this moment. */
  findSigner(at: Date): SigningKey
  findVerifier(kid: string): CryptoKey | undefined
  /** Where there is just one key, a token need not say which it was signed with. */
  findOnlyVerifier(): CryptoKey | undefined
  /** The public halves, as the jwks document shows them. */
  publicKeys: readonly JWK[]
}

/** The only algorithm that is ever signed or accepted. */
export const algorithm = 'ES256'

/** Throws when a key is not for ES256 or none can sign. */
export async function importSigningKeys(kept: readonly KeptKey[]): Promise<SigningKeys> {
  const keys = await Promise.all(kept.map(importKey))
  const verifiers = new Map(keys.map(({ kid, verifier }) => [kid, verifier]))
  const signers = keys.flatMap(({ kid, signer, signsFrom }) =>
    signer === undefined ? [] : [{ kid, key: signer, signsFrom }],
  )
  const [first] = signers
  if (first === undefined) throw new Error('no key with a private half that may sign')
  return {
    findSigner(at) {
      const begun = signers.filter((each) => each.signsFrom && each.signsFrom <= at)
      const latest = begun.sort((a, b) => Number(b.signsFrom) - Number(a.signsFrom))[0]
      return latest ?? first
    },
    findVerifier: (kid) => verifiers.get(kid),
    findOnlyVerifier: () => (keys.length === 1 ? keys[0]?.verifier : undefined),
    publicKeys: keys.map((each) => each.publicKey),
  }
}

async function importKey({ jwk, signsFrom }: KeptKey) {
  const { kty, crv, x, y, d } = jwk
  if (kty !== 'EC' || crv !== 'P-256' || x === undefined || y === undefined) {
    throw new Error('a key that is not an EC key on the curve P-256')
  }
  const publicHalf = { kty, crv, x, y }
  const kid = jwk.kid ?? (await calculateJwkThumbprint(publicHalf))
  // Imported without key_ops: a private key that lists "verify" would be refused.
  const verifier = (await importJWK({ ...publicHalf, alg: algorithm }, algorithm)) as CryptoKey
  const maySign = d !== undefined && (jwk.key_ops === undefined || jwk.key_ops.includes('sign'))
  const signer = maySign
    ? ((await importJWK({ ...publicHalf, d, alg: algorithm }, algorithm)) as CryptoKey)
    : undefined
  const publicKey = { ...publicHalf, alg: algorithm, kid, use: 'sig', key_ops: ['verify'] }
  return { kid, verifier, signer, signsFrom, publicKey }
}
