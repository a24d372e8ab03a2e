import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import type { AgentGrant } from '@kotonoha/user-db/queries/agent/grants'
import type { Accounts, TokenHolder } from '../accounts/accounts'
import type { Context } from '../context'

/**
 * What procedures are given when an assistant calls them for a learner. The grant was just read;
 * what changes something reads it again in its own transaction, as it does with a session.
 */
export function createAgentContext({
  dictionary,
  accounts,
  grant,
}: {
  dictionary: Dictionary | undefined
  accounts: Accounts
  grant: Pick<AgentGrant, 'userId' | 'grantId'>
}): Context {
  const { userId, grantId } = grant
  const holder: TokenHolder = {
    userId,
    sessionId: grantId,
    grantId,
    email: '',
    assuranceLevel: 'aal1',
    isSecondFactorPending: false,
  }
  return {
    dictionary,
    accessToken: grantId,
    accounts: {
      ...accounts,
      verifyAccessToken: async () => holder,
      isSessionAlive: async () => true,
    },
  }
}
