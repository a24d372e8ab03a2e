import type { TokenSource } from '../../api/token-source'
import { openAuthClient } from './auth-client'
import { findStoredSession } from './stored-session'

/** The client's own margin (specification, section 9: three ticks of 30 s). */
const marginSeconds = 90

let isDistrusted = false

/** The learner's token for calls. While it has time left, nothing else is asked or fetched. */
export const sessionTokens: TokenSource = {
  findToken: () => findStoredSession()?.accessToken,
  async getFreshToken() {
    const session = findStoredSession()
    if (session === undefined) return undefined
    const secondsLeft = session.expiresAt - Date.now() / 1000
    if (secondsLeft > marginSeconds && !isDistrusted) return session.accessToken
    const client = await openAuthClient()
    const { data } = isDistrusted ? await client.refreshSession() : await client.getSession()
    isDistrusted = false
    return data.session?.access_token
  },
  distrustToken() {
    isDistrusted = true
  },
  checkSession() {
    // The client lets go of a session that the service no longer knows, and says so.
    void openAuthClient().then(
      (client) => client.getUser(),
      () => undefined,
    )
  },
}
