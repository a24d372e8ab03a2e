import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

type Purpose =
  | 'refresh-token'
  | 'mailed-code'
  | 'totp-secret'
  | 'mail'
  | 'address'
  | 'made-up-user'
  | 'device'
  | 'backup-code'
  | 'device-mark'
  | 'vapid'
  | 'unsubscribe'
  | 'limit'

/** Uses one secret, which is kept outside the database, for several purposes with a key each. */
export interface Vault {
  /** A mark on a text that nobody without the secret can make. */
  sign(purpose: Purpose, text: string | Uint8Array): Buffer
  seal(purpose: Purpose, plain: string): Buffer
  /** Undefined when it was sealed with another secret, or changed. */
  unseal(purpose: Purpose, sealed: Uint8Array): string | undefined
}

const keyByteCount = 32
/** What GCM is specified for (NIST SP 800-38D). */
const nonceByteCount = 12
const tagByteCount = 16

export function createVault(secret: Uint8Array): Vault {
  const keys = new Map<Purpose, Buffer>()
  function keyOf(purpose: Purpose): Buffer {
    const known = keys.get(purpose)
    if (known !== undefined) return known
    const key = Buffer.from(hkdfSync('sha256', secret, '', `kotonoha ${purpose}`, keyByteCount))
    keys.set(purpose, key)
    return key
  }
  return {
    sign: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest(),
    seal(purpose, plain) {
      const nonce = randomBytes(nonceByteCount)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    unseal(purpose, sealed) {
      const nonce = sealed.subarray(0, nonceByteCount)
      const tag = sealed.subarray(nonceByteCount, nonceByteCount + tagByteCount)
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), nonce, {
          authTagLength: tagByteCount,
        })
        decipher.setAuthTag(tag)
        const body = sealed.subarray(nonceByteCount + tagByteCount)
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** Compares without telling by its time how much agrees. */
export function isSameSecret(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
