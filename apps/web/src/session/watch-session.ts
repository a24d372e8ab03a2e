import { openAuthClient } from './auth-client'
import { hasAccounts } from './installation'
import { loadUser } from './load-user'
import { authStorageKey, hasPossibleSession } from './stored-session'
import { type UserSession, userStorageKey, useUserStore } from './user-store'

/** The session as it was when the first page began to be drawn, and who wants to know of another. */
interface SessionWatch {
  kindBefore: UserSession['kind']
  onChange: () => void
}

/**
 * After the first page: keeps the session fresh, and this tab in step with the others. `onChange`
 * is called when somebody signs in or out, for the guards of the page on the screen.
 */
export function watchSession({ kindBefore, onChange }: SessionWatch): void {
  if (!hasAccounts()) return
  useUserStore.subscribe(({ session }, { session: before }) => {
    if (session.kind !== before.kind) onChange()
  })
  // The first page may have found out, while it was drawn, that its session is over.
  if (useUserStore.getState().session.kind !== kindBefore) onChange()
  window.addEventListener('storage', ({ key }) => {
    if (key === userStorageKey) void useUserStore.persist.rehydrate()
    // Another tab signed in or out; this one may have no client yet that would hear of it.
    if (key === authStorageKey || key === null) void resumeStoredSession()
  })
  void resumeStoredSession()
}

/** A session to keep fresh needs the client; where there is none, only the leftovers go. */
async function resumeStoredSession(): Promise<void> {
  try {
    if (hasPossibleSession()) await openAuthClient()
    else await loadUser()
  } catch {
    // Without the client's code or the server, the next call or tab that needs them tries again.
  }
}
