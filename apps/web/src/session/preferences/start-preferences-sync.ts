import { runWhileSignedIn } from '../run-while-signed-in'
import { findUserId } from '../who-is-here'
import { leaveAccount } from './own-choices'
import { usePreferences, watchOtherTabs } from './preferences-store'

/**
 * Keeps the preferences in step with the other tabs and, while somebody is signed in, with their
 * account.
 */
export function startPreferencesSync(): void {
  watchOtherTabs()
  runWhileSignedIn({
    find: findUserId,
    load: async () => (await import('./preferences-sync')).syncPreferences,
    handleLeft: () => {
      if (usePreferences.getState().own.account === null) return
      usePreferences.setState(({ own }) => ({ own: leaveAccount(own) }))
    },
  })
}
