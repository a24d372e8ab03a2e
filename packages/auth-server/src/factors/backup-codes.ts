import { replaceBackupCodes, takeBackupCode } from '@kotonoha/user-db/queries/accounts/backup-codes'
import type { AuthParts, Work } from '../auth-parts'
import type { RandomBytes } from '../secrets/random-values'
import type { Vault } from '../secrets/vault'

const codeCount = 10

/** Crockford's base 32: no letter that looks like a digit, and none that spells words with U. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 50 random bits: out of reach for whoever may try fifteen in a minute. */
const codeLength = 10

/** Draws ten codes, stores their hashes over those before, and gives the codes this one time. */
export async function issueBackupCodes(
  { randomBytes, vault }: AuthParts,
  { queries, at }: Work,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => newCode(randomBytes))
  const codeHashes = codes.map((code) => hashCode(vault, userId, code))
  await replaceBackupCodes(queries, { userId, codeHashes, at })
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

function newCode(randomBytes: RandomBytes): string {
  return [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** As it is typed from paper: in any case, with any dash or space, and `O` for the digit. */
export function parseBackupCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  const isOne = code.length === codeLength && [...code].every((each) => alphabet.includes(each))
  return isOne ? code : undefined
}

/** Uses a code up; false when it is none of the account's, or was used before. */
export async function redeemBackupCode(
  { vault }: AuthParts,
  { queries }: Work,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  return takeBackupCode(queries, { userId, codeHash: hashCode(vault, userId, code) })
}

/** So few bits are soon guessed from a plain hash: this one needs the secret. */
function hashCode(vault: Vault, userId: string, code: string): string {
  return vault.sign('backup-code', `${userId}\n${code}`).toString('base64url')
}
