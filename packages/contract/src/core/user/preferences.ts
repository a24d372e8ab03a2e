import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { reminderStep } from '../notifications/reminder-defaults'
import { appThemes, pitchDiagramStyles, sentenceFuriganas } from './preference-lists'

/**
 * The preferences that an account keeps, by name.
 *
 * `agreesToAnalytics`: whether the service that counts what is used may be told of this learner.
 * With `recentViewedFollowsAccount` off, what was looked at is kept on each device by itself.
 * `notificationSignInEmail`: whether a sign-in on a device never seen is told by mail.
 * `notificationReviewsPush`: whether reminders come to the browsers that they were turned on in, at
 * `notificationReviewsAt` (minutes from midnight by the learner's clock), when `notificationReviewsLeast`
 * reviews or more are due. `notificationWeeklyEmail`: a mail on the week that was.
 */
const values = {
  agreesToAnalytics: z.boolean(),
  appTheme: z.enum(appThemes),
  keepRecentViewed: z.boolean(),
  notificationChangelogEmail: z.boolean(),
  notificationReviewsAt: z.int().min(0).max(1439).multipleOf(reminderStep),
  notificationReviewsLeast: z.int().min(1).max(500),
  notificationReviewsPush: z.boolean(),
  notificationSignInEmail: z.boolean(),
  notificationWeeklyEmail: z.boolean(),
  pitchDiagramStyle: z.enum(pitchDiagramStyles),
  recentViewedFollowsAccount: z.boolean(),
  sentenceFurigana: z.enum(sentenceFuriganas),
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
  notificationReviewsAt: chosen(values.notificationReviewsAt),
  notificationReviewsLeast: chosen(values.notificationReviewsLeast),
  notificationReviewsPush: chosen(values.notificationReviewsPush),
  notificationSignInEmail: chosen(values.notificationSignInEmail),
  notificationWeeklyEmail: chosen(values.notificationWeeklyEmail),
  pitchDiagramStyle: chosen(values.pitchDiagramStyle),
  recentViewedFollowsAccount: chosen(values.recentViewedFollowsAccount),
  sentenceFurigana: chosen(values.sentenceFurigana),
})

/** What was ever chosen; what is missing has the default of the product. */
export const preferences = chosenPreferences.partial()
