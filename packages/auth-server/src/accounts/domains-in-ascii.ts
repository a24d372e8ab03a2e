import { lockAccount, saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import {
  claimAddress,
  listAddressesBeyondAscii,
  releaseAddress,
} from '@kotonoha/user-db/queries/accounts/addresses'
import { listIdentities, saveIdentity } from '@kotonoha/user-db/queries/accounts/identities'
import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import { findEmailAddress } from './email-address'

/**
 * Brings addresses that were kept before domains were kept in ASCII into the form that they are
 * looked for in: their owners could not sign in. Gives how many stay as they are, since somebody
 * else has the address in its new form, or since it would not be taken any more.
 */
export async function keepDomainsInAscii(userDb: UserDb): Promise<number> {
  let leftCount = 0
  for (const { address: kept, userId } of await listAddressesBeyondAscii(userDb)) {
    const address = findEmailAddress(kept)
    const isMoved =
      address !== undefined &&
      (await userDb.transaction((queries) => respell(queries, { userId, kept, address })))
    if (!isMoved) leftCount += 1
  }
  return leftCount
}

async function respell(
  queries: Queries,
  { userId, kept, address }: { userId: string; kept: string; address: string },
): Promise<boolean> {
  const account = await lockAccount(queries, userId)
  if (account === undefined || !(await claimAddress(queries, { address, userId }))) return false
  await releaseAddress(queries, { address: kept, userId })
  if (account.email === kept) account.email = address
  const { userMetadata } = account
  if (userMetadata.email === kept) account.userMetadata = { ...userMetadata, email: address }
  await saveAccount(queries, account)
  for (const identity of await listIdentities(queries, userId)) {
    if (identity.identityData.email !== kept) continue
    await saveIdentity(queries, {
      ...identity,
      identityData: { ...identity.identityData, email: address },
    })
  }
  return true
}
