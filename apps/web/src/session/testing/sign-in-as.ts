import { authStorageKey } from '../stored-session'
import { setUser } from '../user-store'

/** As the authentication client keeps a session that is good for an hour. */
export function signInAs(userId: string): void {
  setUser({ kind: 'signed-in', userId, firstName: userId, lastName: 'Yamada' })
  const claims = btoa(JSON.stringify({ aal: 'aal1', session_id: 's' }))
  const session = {
    access_token: `head.${claims}.tail`,
    refresh_token: 'refresh',
    expires_at: Date.now() / 1000 + 3600,
    user: { id: userId },
  }
  localStorage.setItem(authStorageKey, JSON.stringify(session))
}
