import type { Accounts } from '@kotonoha/api/accounts/accounts'
import { hashAgentSecret, isAgentSecret } from '@kotonoha/api/agent/agent-secret'
import { type CountedCalls, countCalls } from '@kotonoha/user-db/queries/agent/count-calls'
import { findToken } from '@kotonoha/user-db/queries/agent/tokens'

/**
 * Whose grant a token belongs to, with the calls counted that come with it. Undefined for a token
 * that is unknown, over or revoked: every call reads the grant, so that revoking it ends it at once.
 */
export async function identifyAgent(
  { userDb, clock }: Accounts,
  secret: string | undefined,
  counted: { calls: number; writes: number },
): Promise<CountedCalls | undefined> {
  if (secret === undefined || !isAgentSecret(secret, ['kt', 'ka'])) return undefined
  const at = clock()
  const token = await findToken(userDb, hashAgentSecret(secret))
  if (token === undefined || token.kind === 'refresh' || token.expiresAt <= at) return undefined
  const { userId, grantId } = token
  return countCalls(userDb, { userId, grantId, at, ...counted })
}
