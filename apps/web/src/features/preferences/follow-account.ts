import { useUserStore } from '../session/user-store'
import { leaveAccount } from './own-choices'
import { followOtherTabs, usePreferences } from './preferences-store'

/**
 * Keeps the preferences in step with the other tabs and, while somebody is signed in, with their
 * account. The code for the latter is fetched when there is an account.
 */
export function followPreferences(): void {
  followOtherTabs()
  let userId: string | undefined
  let stop: (() => void) | undefined

  async function follow() {
    const { session } = useUserStore.getState()
    const now = session.kind === 'signed-out' ? undefined : session.userId
    if (now === userId && (now === undefined || stop !== undefined)) return
    userId = now
    stop?.()
    stop = undefined
    if (now === undefined) {
      if (usePreferences.getState().own.account === null) return
      usePreferences.setState(({ own }) => ({ own: leaveAccount(own) }))
      return
    }
    const { syncPreferences } = await import('./preferences-sync')
    // Meanwhile somebody may have signed out, or another call may have been first.
    if (userId === now && stop === undefined) stop = syncPreferences(now)
  }

  // Code that could not be fetched is tried again when the connection is back.
  const tryFollow = () => void follow().catch(() => undefined)
  useUserStore.subscribe(tryFollow)
  window.addEventListener('online', tryFollow)
  leaveLeftover()
  tryFollow()
}

/** The user may have been signed out while no page was open. */
function leaveLeftover(): void {
  const isSignedOut = useUserStore.getState().session.kind === 'signed-out'
  if (!isSignedOut || usePreferences.getState().own.account === null) return
  usePreferences.setState(({ own }) => ({ own: leaveAccount(own) }))
}
