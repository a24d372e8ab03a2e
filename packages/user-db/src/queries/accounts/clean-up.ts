import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const removals = [
  `DELETE FROM auth_flow WHERE expires_at < $1`,
  // A code that is over still says whether a repeated mail vouches for the password.
  `DELETE FROM auth_code WHERE expires_at < $1 AND slot <> 'confirmation'`,
  `DELETE FROM auth_challenge WHERE created_at < $1`,
  `DELETE FROM auth_mail_pause WHERE sent_at < $1`,
  `DELETE FROM auth_wanted_address WHERE wanted_at < $1`,
].map((sql) => statement(sql))

const removeIdleSessions = statement(`DELETE FROM auth_session WHERE last_used_at < $1`)

/** Removes what nobody can use any more; `before` lies at least a day back. */
export async function removeStaleSecrets(
  queries: Queries,
  { before, idleSince }: { before: Date; idleSince: Date },
): Promise<number> {
  let count = 0
  for (const removal of removals) count += await queries.run(removal, [before])
  return count + (await queries.run(removeIdleSessions, [idleSince]))
}
