import { setTokenSource } from '../api/token-source'
import { hasAccounts } from './installation'
import { takeLinkOutcome } from './link-outcome'
import { sessionTokens } from './session-tokens'
import { type UserSession, useUserStore } from './user-store'

/**
 * Before the first page: joins the calls to the session, and takes the session that a mailed link
 * brought in the address, which only waits for the server on those pages. Returns who is here then.
 */
export async function prepareSession(): Promise<UserSession['kind']> {
  if (hasAccounts()) {
    setTokenSource(sessionTokens)
    await takeLinkOutcome()
  }
  return useUserStore.getState().session.kind
}
