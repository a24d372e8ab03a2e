import { setTokenSource } from '../api/token-source'
import { hasAccounts } from './installation'
import { sessionTokens } from './session-tokens'
import { type UserSession, useUserStore } from './user-store'

/**
 * Before the first page: joins the calls to the session, and takes the session that a mailed link
 * brought in the address, which only waits for the server on those pages. Returns who is here then.
 */
export async function prepareSession(): Promise<UserSession['kind']> {
  if (hasAccounts()) {
    setTokenSource(sessionTokens)
    await takeWhatIsBrought()
  }
  return useUserStore.getState().session.kind
}

/** Names of what a mailed link may bring. */
const broughtNames = ['access_token', 'error_code', 'message']

/** Hardly any visit comes by a mailed link: the code for those is fetched when one does. */
async function takeWhatIsBrought(): Promise<void> {
  const brought = new URLSearchParams(location.hash.slice(1))
  if (!broughtNames.some((name) => brought.has(name))) return
  const { takeLinkOutcome } = await import('./link-outcome')
  await takeLinkOutcome(brought)
}
