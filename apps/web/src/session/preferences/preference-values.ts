import { reminderDefaults } from '@kotonoha/contract/core/notifications/reminder-defaults'
import {
  appThemes,
  pitchDiagramStyles,
  sentenceFuriganas,
} from '@kotonoha/contract/core/user/preference-lists'
import * as v from 'valibot'

/**
 * What can be chosen. `recentViewedFollowsAccount`: whether the account keeps what was looked at,
 * or only each device by itself.
 */
const values = {
  agreesToAnalytics: v.boolean(),
  appTheme: v.picklist(appThemes),
  keepRecentViewed: v.boolean(),
  notificationChangelogEmail: v.boolean(),
  notificationReviewsAt: v.pipe(v.number(), v.safeInteger()),
  notificationReviewsLeast: v.pipe(v.number(), v.safeInteger()),
  notificationReviewsPush: v.boolean(),
  notificationSignInEmail: v.boolean(),
  notificationWeeklyEmail: v.boolean(),
  pitchDiagramStyle: v.picklist(pitchDiagramStyles),
  recentViewedFollowsAccount: v.boolean(),
  sentenceFurigana: v.picklist(sentenceFuriganas),
}

/** A value that is no longer valid falls back to the default. */
export const preferences = v.object({
  agreesToAnalytics: v.fallback(values.agreesToAnalytics, false),
  appTheme: v.fallback(values.appTheme, 'light'),
  keepRecentViewed: v.fallback(values.keepRecentViewed, true),
  notificationChangelogEmail: v.fallback(values.notificationChangelogEmail, true),
  notificationReviewsAt: v.fallback(values.notificationReviewsAt, reminderDefaults.minute),
  notificationReviewsLeast: v.fallback(values.notificationReviewsLeast, reminderDefaults.least),
  notificationReviewsPush: v.fallback(values.notificationReviewsPush, reminderDefaults.isOn),
  notificationSignInEmail: v.fallback(values.notificationSignInEmail, true),
  notificationWeeklyEmail: v.fallback(values.notificationWeeklyEmail, false),
  pitchDiagramStyle: v.fallback(values.pitchDiagramStyle, 'chain'),
  recentViewedFollowsAccount: v.fallback(values.recentViewedFollowsAccount, true),
  sentenceFurigana: v.fallback(values.sentenceFurigana, 'all'),
})

export type Preferences = v.InferOutput<typeof preferences>

export type PreferenceName = keyof Preferences

export const defaultPreferences: Preferences = v.parse(preferences, {})

/** What was chosen and when (RFC 3339, UTC); what nobody chose is missing. */
export type Choices = {
  [Name in PreferenceName]?: { value: Preferences[Name]; changedAt: string } | undefined
}

/** A choice that is no longer valid is dropped, the others stay. */
function choice<Value extends v.GenericSchema>(value: Value) {
  return v.fallback(v.optional(v.object({ value, changedAt: v.string() })), undefined)
}

export const choices = v.object({
  agreesToAnalytics: choice(values.agreesToAnalytics),
  appTheme: choice(values.appTheme),
  keepRecentViewed: choice(values.keepRecentViewed),
  notificationChangelogEmail: choice(values.notificationChangelogEmail),
  notificationReviewsAt: choice(values.notificationReviewsAt),
  notificationReviewsLeast: choice(values.notificationReviewsLeast),
  notificationReviewsPush: choice(values.notificationReviewsPush),
  notificationSignInEmail: choice(values.notificationSignInEmail),
  notificationWeeklyEmail: choice(values.notificationWeeklyEmail),
  pitchDiagramStyle: choice(values.pitchDiagramStyle),
  recentViewedFollowsAccount: choice(values.recentViewedFollowsAccount),
  sentenceFurigana: choice(values.sentenceFurigana),
})

export function listPreferenceNames(): PreferenceName[] {
  return Object.keys(values) as PreferenceName[]
}
