import type { Metadata } from '@kotonoha/user-db/queries/accounts/account'
import { toVersion4 } from '../secrets/random-values'
import type { Vault } from '../secrets/vault'
import { buildAccount, buildEmailIdentity, toEmailFacts } from './new-account'
import { toUserView, type WireObject } from './user-view'

/**
 * What a sign-up answers for an address that somebody has: like the answer for a fresh one.
 *
 * The ids are derived from the address, so that asking twice tells nothing either: a fresh
 * address, too, gives one and the same id each time.
 */
export function makeUpUser(
  vault: Vault,
  { email, data, at }: { email: string; data: Metadata; at: Date },
): WireObject {
  const userId = toVersion4(vault.sign('made-up-user', `user ${email}`))
  const identityId = toVersion4(vault.sign('made-up-user', `identity ${email}`))
  return toFreshUserView({ userId, identityId, email, data, at })
}

/** The answer to a sign-up that waits for its confirmation. */
export function toFreshUserView(given: {
  userId: string
  identityId: string
  email: string
  data: Metadata
  at: Date
}): WireObject {
  const { userId, identityId, email, data, at } = given
  const userMetadata = { ...data, ...toEmailFacts(userId, email, false) }
  const account = buildAccount(at, { userId, email, userMetadata, isConfirmed: false })
  account.confirmationSentAt = at
  return toUserView(account, [buildEmailIdentity(account, { identityId, data, at })], [])
}
