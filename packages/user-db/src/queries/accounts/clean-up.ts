import { statement } from '../../statement'
import type { Queries, UserDb } from '../../user-db'
import { deleteUser } from '../account-data/own-data'
import type { Account } from './account'
import { lockAccount } from './accounts'

const removals = [
  `DELETE FROM auth_flow WHERE expires_at < $1`,
  // A code that is over still says whether a repeated mail vouches for the password.
  `DELETE FROM auth_code WHERE expires_at < $1 AND slot <> 'confirmation'`,
  `DELETE FROM auth_challenge WHERE created_at < $1`,
  `DELETE FROM auth_undo WHERE expires_at < $1`,
  `DELETE FROM auth_mail_pause WHERE sent_at < $1`,
  `DELETE FROM auth_wanted_address WHERE wanted_at < $1`,
].map((sql) => statement(sql))

/** A device that comes back after so long is worth a mail again. */
const forgetIdleDevices = statement(`DELETE FROM auth_known_device WHERE last_seen_at < $1`)

const removeIdleSessions = statement(`DELETE FROM auth_session WHERE last_used_at < $1`)

const abandonedSignups = statement<{ user_id: string }>(`
  SELECT user_id FROM auth_user
  WHERE  email_confirmed_at IS NULL AND last_sign_in_at IS NULL AND invited_at IS NULL
  AND    phone IS NULL AND NOT is_anonymous AND deleted_at IS NULL
  AND    confirmation_sent_at < $1
  ORDER  BY confirmation_sent_at
  LIMIT  $2`)

/** Whether nobody ever proved to be the owner of an account, nor used it, since its sign-up. */
export function isUnprovenSignup(account: Account): boolean {
  return (
    account.emailConfirmedAt === null &&
    account.lastSignInAt === null &&
    account.invitedAt === null &&
    account.confirmationSentAt !== null &&
    account.phone === null &&
    !account.isAnonymous &&
    account.deletedAt === null
  )
}

/** Removes sign-ups whose last mail went out before the given time and was never answered. */
export async function removeAbandonedSignups(
  userDb: UserDb,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const found = await userDb.query(abandonedSignups, [before, limit])
  let count = 0
  for (const { user_id: userId } of found) {
    const isGone = await userDb.transaction(async (queries) => {
      // Held: somebody may confirm it at this very moment.
      const account = await lockAccount(queries, userId)
      const sentAt = account?.confirmationSentAt ?? null
      if (account === undefined || !isUnprovenSignup(account)) return false
      if (sentAt === null || sentAt >= before) return false
      await deleteUser(queries, userId)
      return true
    })
    if (isGone) count += 1
  }
  return count
}

/** Removes what nobody can use any more; `before` lies at least a day back. */
export async function removeStaleSecrets(
  queries: Queries,
  { before, idleSince }: { before: Date; idleSince: Date },
): Promise<number> {
  let count = 0
  for (const removal of removals) count += await queries.run(removal, [before])
  count += await queries.run(forgetIdleDevices, [idleSince])
  return count + (await queries.run(removeIdleSessions, [idleSince]))
}
