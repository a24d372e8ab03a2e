import type { AuthChangeEvent } from '@supabase/auth-js'
import { loadUser } from './load-user'
import { beginRecovery } from './recovery'
import { syncSession } from './session-store'
import { findUserId } from './who-is-here'

/** What the authentication client tells, of this tab and of the others. */
export function handleAuthEvent(event: AuthChangeEvent): void {
  const knownId = findUserId()
  const session = syncSession()
  if (event === 'PASSWORD_RECOVERY' && session !== undefined) beginRecovery(session.userId)
  // The client says `SIGNED_IN` whenever the tab is looked at again; the person is the same.
  const isKnown = session !== undefined && knownId === session.userId
  const tellsNothingNew = event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED'
  if (isKnown && tellsNothingNew) return
  // A failure is met again by the page that needs the user, which offers the retry.
  void loadUser().catch(() => undefined)
}
