import { reminderDefaults } from '@kotonoha/contract/core/notifications/reminder-defaults'
import {
  appThemes,
  pitchDiagramStyles,
  sentenceFuriganas,
} from '@kotonoha/contract/core/user/preference-lists'
import * as z from 'zod/mini'

/**
 * What can be chosen. `recentViewedFollowsAccount`: whether the account keeps what was looked at,
 * or only each device by itself.
 */
const values = {
  agreesToAnalytics: z.boolean(),
  appTheme: z.enum(appThemes),
  keepRecentViewed: z.boolean(),
  notificationChangelogEmail: z.boolean(),
  notificationReviewsAt: z.int(),
  notificationReviewsLeast: z.int(),
  notificationReviewsPush: z.boolean(),
  notificationSignInEmail: z.boolean(),
  notificationWeeklyEmail: z.boolean(),
  pitchDiagramStyle: z.enum(pitchDiagramStyles),
  recentViewedFollowsAccount: z.boolean(),
  sentenceFurigana: z.enum(sentenceFuriganas),
}

/** A value that is no longer valid falls back to the default. */
export const preferences = z.object({
  agreesToAnalytics: z.catch(values.agreesToAnalytics, false),
  appTheme: z.catch(values.appTheme, 'light'),
  keepRecentViewed: z.catch(values.keepRecentViewed, true),
  notificationChangelogEmail: z.catch(values.notificationChangelogEmail, true),
  notificationReviewsAt: z.catch(values.notificationReviewsAt, reminderDefaults.minute),
  notificationReviewsLeast: z.catch(values.notificationReviewsLeast, reminderDefaults.least),
  notificationReviewsPush: z.catch(values.notificationReviewsPush, reminderDefaults.isOn),
  notificationSignInEmail: z.catch(values.notificationSignInEmail, true),
  notificationWeeklyEmail: z.catch(values.notificationWeeklyEmail, false),
  pitchDiagramStyle: z.catch(values.pitchDiagramStyle, 'chain'),
  recentViewedFollowsAccount: z.catch(values.recentViewedFollowsAccount, true),
  sentenceFurigana: z.catch(values.sentenceFurigana, 'all'),
})

export type Preferences = z.output<typeof preferences>

export type PreferenceName = keyof Preferences

export const defaultPreferences: Preferences = preferences.parse({})

/** What was chosen and when (RFC 3339, UTC); what nobody chose is missing. */
export type Choices = {
  [Name in PreferenceName]?: { value: Preferences[Name]; changedAt: string } | undefined
}

/** A choice that is no longer valid is dropped, the others stay. */
function choice<Value extends z.ZodMiniType>(value: Value) {
  return z.catch(z.optional(z.object({ value, changedAt: z.string() })), undefined)
}

export const choices = z.object({
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
