import { findSignedInId, followAccount } from '../follow-account'
import { leaveAccount } from './own-choices'
import { followOtherTabs, usePreferences } from './preferences-store'

/**
 * Keeps the preferences in step with the other tabs and, while somebody is signed in, with their
 * account.
 */
export function followPreferences(): void {
  followOtherTabs()
  followAccount({
    findUserId: findSignedInId,
    load: async () => (await import('./preferences-sync')).syncPreferences,
    handleLeft: () => {
      if (usePreferences.getState().own.account === null) return
      usePreferences.setState(({ own }) => ({ own: leaveAccount(own) }))
    },
  })
}
