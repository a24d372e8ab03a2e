import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { deleteCode } from '@kotonoha/user-db/queries/accounts/codes'
import { AuthError } from '../auth-error'
import type { AuthParts, Work } from '../auth-parts'
import { countWrongTry, isCodeOf, isVoid, lockWaiting } from './redeem-code'

/** Uses the mailed code of a reauthentication up; false when it is not that. */
export async function takeNonce(
  parts: AuthParts,
  work: Work,
  { account, nonce }: { account: Account; nonce: string },
): Promise<boolean> {
  const slots = ['reauthentication'] as const
  const waiting = await lockWaiting(work, { userId: account.userId, slots })
  // Who tries is signed in to the account: whoever asked, the tries are the owner's.
  const codes = waiting?.codes.filter((code) => !isVoid(code, code.askedBy)) ?? []
  const right = codes.find((code) => isCodeOf(parts, code, nonce))
  if (right !== undefined) {
    await deleteCode(work.queries, right)
    return true
  }
  for (const code of codes) await countWrongTry(work, { code, asker: code.askedBy })
  return false
}

export function wrongNonce(): AuthError {
  return new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
