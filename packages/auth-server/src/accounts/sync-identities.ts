import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import {
  claimAddress,
  releaseAddress,
  removeWantedAddress,
} from '@kotonoha/user-db/queries/accounts/addresses'
import { deleteAllCodes } from '@kotonoha/user-db/queries/accounts/codes'
import type { Identity } from '@kotonoha/user-db/queries/accounts/identities'
import { AuthError } from '../auth-error'
import type { Work } from '../auth-parts'

/**
 * An identity was taken away: providers and address follow those that are left. Where none of
 * them knows the address of the account, it takes one of theirs, a verified one first; where none
 * has any, the address stays and nobody vouches for it any more.
 */
export async function syncIdentities(
  { queries }: Work,
  account: Account,
  { unlinked, left }: { unlinked: Identity; left: readonly Identity[] },
): Promise<void> {
  const providers = left.map(({ provider }) => provider)
  account.appMetadata = { ...account.appMetadata, provider: providers[0], providers }
  const { userId, email } = account
  if (email === null || toAddress(unlinked) !== email) return
  const known = left.filter((identity) => toAddress(identity) !== undefined)
  const same = known.filter((identity) => toAddress(identity) === email)
  const candidates = same.length > 0 ? same : known
  const chosen = candidates.find(isVerified) ?? candidates[0]
  if (chosen === undefined || !isVerified(chosen)) account.emailConfirmedAt = null
  const address = chosen && toAddress(chosen)
  if (address === undefined || address === email) return
  if (!(await claimAddress(queries, { address, userId }))) {
    const message = 'Unable to unlink identity due to email conflict'
    throw new AuthError(422, 'email_conflict_identity_not_deletable', message)
  }
  await releaseAddress(queries, { address: email, userId })
  // Codes that went to the old address open nothing any more, nor does a change that they began.
  await deleteAllCodes(queries, userId)
  if (account.newEmail !== null) {
    await removeWantedAddress(queries, { address: account.newEmail, userId })
    account.newEmail = null
    account.emailChangeHalf = null
  }
  account.email = address
  if ('email' in account.userMetadata) {
    const isConfirmed = account.emailConfirmedAt !== null
    account.userMetadata = {
      ...account.userMetadata,
      email: address,
      email_verified: isConfirmed,
    }
  }
}

function toAddress({ identityData }: Identity): string | undefined {
  const { email } = identityData
  return typeof email === 'string' && email !== '' ? email.toLowerCase() : undefined
}

function isVerified({ identityData }: Identity): boolean {
  return identityData.email_verified === true
}
