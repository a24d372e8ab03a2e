import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `kt` a personal token, `ka` access, `kr` refresh, `kc` a code of a consent. */
export type SecretKind = 'kt' | 'ka' | 'kr' | 'kc'

const idLength = 8
const secretLength = 32
const sumLength = 6

/**
 * A new secret, such as `kt_` with 8 + 32 letters and digits and 6 that sum the others up (CRC-32),
 * by which scanners of leaked secrets tell it from chance. 40 of them hold 238 random bits.
 */
export function makeAgentSecret(
  kind: SecretKind,
  randomBytes: (size: number) => Uint8Array,
): string {
  let body = ''
  while (body.length < idLength + secretLength) {
    // The highest multiple of 62 below 256: all letters are equally likely.
    const usable = [...randomBytes(64)].filter((byte) => byte < 248)
    body += usable.map((byte) => letters[byte % letters.length]).join('')
  }
  const start = `${kind}_${body.slice(0, idLength + secretLength)}`
  return start + toSum(start)
}

/** Whether a text is of this shape; a mistyped one is told without asking the database. */
export function isAgentSecret(text: string, kinds: readonly SecretKind[]): boolean {
  const kind = kinds.find((each) => text.startsWith(`${each}_`))
  if (kind === undefined) return false
  if (text.length !== kind.length + 1 + idLength + secretLength + sumLength) return false
  return toSum(text.slice(0, -sumLength)) === text.slice(-sumLength)
}

/** How a secret is told from others without being known: its kind and its first 8 letters. */
export function hintOf(secret: string): string {
  return secret.slice(0, 'kt_'.length + idLength)
}

/** What is stored of a secret. It is random, so that it needs no salt and no slow hash. */
export function hashAgentSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

function toSum(text: string): string {
  let rest = crc32(text)
  let sum = ''
  while (sum.length < sumLength) {
    sum = letters[rest % letters.length] + sum
    rest = Math.floor(rest / letters.length)
  }
  return sum
}
