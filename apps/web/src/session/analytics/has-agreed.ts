import type { OwnChoices } from '../preferences/own-choices'

interface ChosenPreferences {
  agreesToAnalytics: boolean
  own: OwnChoices
}

/**
 * Whether this learner agreed that what they use is counted. Until the account has been asked, what
 * the learner before them chose on this device still stands in the preferences: it is not theirs.
 */
export function hasAgreed({ agreesToAnalytics, own }: ChosenPreferences, userId: string): boolean {
  if (!agreesToAnalytics || own.account?.userId !== userId) return false
  const ofAccount = own.account.changedAt.agreesToAnalytics
  return ofAccount !== undefined || own.waiting[userId]?.agreesToAnalytics !== undefined
}

/** Do Not Track, and its successor that some laws know, Global Privacy Control. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack } = navigator
  return (
    doNotTrack === '1' ||
    doNotTrack === 'yes' ||
    Reflect.get(navigator, 'globalPrivacyControl') === true
  )
}
