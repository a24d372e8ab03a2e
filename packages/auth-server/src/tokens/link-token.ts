import { createHash } from 'node:crypto'
import { type RandomBytes, toUuid, toUuidBytes } from '../secrets/random-values'

const secretBytes = 20
const pkcePrefix = 'pkce_'

/**
 * A token for a mailed link: whose it is, and 160 random bits. Naming the user in it lets a
 * database that is spread by user find the row on one machine.
 */
export function newLinkToken(randomBytes: RandomBytes, userId: string, isPkce: boolean): string {
  const hex = Buffer.concat([toUuidBytes(userId), randomBytes(secretBytes)]).toString('hex')
  return isPkce ? pkcePrefix + hex : hex
}

export interface LinkToken {
  userId: string
  /** What is stored; the same with and without the prefix. */
  hash: string
  hasPkcePrefix: boolean
}

/** Undefined when it cannot be one of ours. */
export function parseLinkToken(token: string): LinkToken | undefined {
  const hasPkcePrefix = token.startsWith(pkcePrefix)
  const hex = hasPkcePrefix ? token.slice(pkcePrefix.length) : token
  if (!/^[0-9a-f]{72}$/.test(hex)) return undefined
  const userId = toUuid(Buffer.from(hex.slice(0, 32), 'hex'))
  return { userId, hash: hashSecret(hex), hasPkcePrefix }
}

/** How long random secrets are stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
