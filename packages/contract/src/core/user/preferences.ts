import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { appThemes, pitchDiagramStyles } from './preference-lists'

/**
 * The preferences that an account keeps, by name.
 *
 * `agreesToAnalytics`: whether the service that counts what is used may be told of this learner.
 * With `recentViewedFollowsAccount` off, what was looked at is kept on each device by itself.
 * `notificationSignInEmail`: whether a sign-in on a device never seen is told by mail.
 */
const values = {
  agreesToAnalytics: z.boolean(),
  appTheme: z.enum(appThemes),
  keepRecentViewed: z.boolean(),
  notificationChangelogEmail: z.boolean(),
  notificationSignInEmail: z.boolean(),
  pitchDiagramStyle: z.enum(pitchDiagramStyles),
  recentViewedFollowsAccount: z.boolean(),
}

/** A value and when the learner chose it; of two devices the later choice stands. */
function chosen<Value extends z.ZodType>(value: Value) {
  return z.object({ value, changedAt: moment })
}

const chosenPreferences = z.object({
  agreesToAnalytics: chosen(values.agreesToAnalytics),
  appTheme: chosen(values.appTheme),
  keepRecentViewed: chosen(values.keepRecentViewed),
  notificationChangelogEmail: chosen(values.notificationChangelogEmail),
  notificationSignInEmail: chosen(values.notificationSignInEmail),
  pitchDiagramStyle: chosen(values.pitchDiagramStyle),
  recentViewedFollowsAccount: chosen(values.recentViewedFollowsAccount),
})

/** What was ever chosen; what is missing has the default of the product. */
export const preferences = chosenPreferences.partial()
