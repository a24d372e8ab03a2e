import { toUuid, toUuidBytes } from '../secrets/random-values'
import { isSameSecret, type Vault } from '../secrets/vault'

/** Which token of which session; a session counts its refresh tokens from 1. */
export interface RefreshTokenNumber {
  userId: string
  sessionId: string
  counter: number
}

const uuidBytes = 16
const counterBytes = 4
const headBytes = 2 * uuidBytes + counterBytes
const signatureBytes = 32

/**
 * Writes a refresh token. It is derived rather than drawn, so that a client that lost an answer
 * can be given the very same token again though it is stored nowhere, not even as a hash.
 */
export function toRefreshToken(
  vault: Vault,
  { userId, sessionId, counter }: RefreshTokenNumber,
): string {
  const head = Buffer.alloc(headBytes)
  toUuidBytes(userId).copy(head, 0)
  toUuidBytes(sessionId).copy(head, uuidBytes)
  head.writeUInt32BE(counter, 2 * uuidBytes)
  return Buffer.concat([head, vault.sign('refresh-token', head)]).toString('base64url')
}

/** Reads a refresh token; undefined when we did not write it. */
export function parseRefreshToken(vault: Vault, token: string): RefreshTokenNumber | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // Other texts decode to the same bytes: the last character may carry unused bits.
  if (bytes.length !== headBytes + signatureBytes || bytes.toString('base64url') !== token) {
    return undefined
  }
  const head = bytes.subarray(0, headBytes)
  if (!isSameSecret(vault.sign('refresh-token', head), bytes.subarray(headBytes))) return undefined
  return {
    userId: toUuid(head.subarray(0, uuidBytes)),
    sessionId: toUuid(head.subarray(uuidBytes, 2 * uuidBytes)),
    counter: head.readUInt32BE(2 * uuidBytes),
  }
}
