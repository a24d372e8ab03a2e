import { deleteUser } from '@kotonoha/user-db/queries/account-data/own-data'
import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { lockAccount, saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import {
  claimAddress,
  findUserIdOfAddress,
  releaseAddress,
  removeWantedAddress,
} from '@kotonoha/user-db/queries/accounts/addresses'
import { isUnprovenSignup } from '@kotonoha/user-db/queries/accounts/clean-up'
import { deleteAllCodes } from '@kotonoha/user-db/queries/accounts/codes'
import { listIdentities, saveIdentity } from '@kotonoha/user-db/queries/accounts/identities'
import type { Queries } from '@kotonoha/user-db/user-db'
import { AuthError } from '../auth-error'
import type { AuthParts, Work } from '../auth-parts'
import { newUuid } from '../secrets/random-values'
import { buildEmailIdentity, toEmailFacts } from './new-account'

/** Gives a locked account another address, which somebody proved to be theirs. */
export async function moveToAddress(
  { randomBytes }: AuthParts,
  { queries, at }: Work,
  { account, address }: { account: Account; address: string },
): Promise<void> {
  const { userId, email: oldEmail } = account
  await removeUnproven(queries, address)
  if (!(await claimAddress(queries, { address, userId }))) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has been registered')
  }
  if (oldEmail !== null) await releaseAddress(queries, { address: oldEmail, userId })
  await removeWantedAddress(queries, { address, userId })
  // Codes that went to the old address open nothing any more.
  await deleteAllCodes(queries, userId)
  account.email = address
  account.emailConfirmedAt = at
  account.newEmail = null
  account.emailChangeHalf = null
  account.updatedAt = at
  if (account.isAnonymous) {
    account.isAnonymous = false
    account.appMetadata = { ...account.appMetadata, provider: 'email', providers: ['email'] }
  }
  if ('email' in account.userMetadata) {
    account.userMetadata = { ...account.userMetadata, email: address, email_verified: true }
  }
  await saveAccount(queries, account)
  const identities = await listIdentities(queries, userId)
  const identity =
    identities.find(({ provider }) => provider === 'email') ??
    buildEmailIdentity(account, { identityId: newUuid(randomBytes), data: {}, at })
  await saveIdentity(queries, {
    ...identity,
    identityData: { ...identity.identityData, ...toEmailFacts(userId, address, true) },
    updatedAt: at,
  })
}

/** Who proved to read an address takes it over from a sign-up that nobody ever confirmed. */
async function removeUnproven(queries: Queries, address: string): Promise<void> {
  const ownerId = await findUserIdOfAddress(queries, address)
  const owner = ownerId === undefined ? undefined : await lockAccount(queries, ownerId)
  if (owner !== undefined && isUnprovenSignup(owner)) await deleteUser(queries, owner.userId)
}
