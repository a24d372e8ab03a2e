import { z } from 'zod'
import { moment } from '../account-identifiers'

/**
 * The preferences that an account keeps, by name (specification, section 3).
 *
 * `recentViewedFollowsAccount` is beyond it: what was looked at is kept on each device by itself
 * where that is off (product design, lists and own state).
 */
const values = {
  appTheme: z.enum(['light', 'dark', 'device']),
  keepRecentViewed: z.boolean(),
  notificationChangelogEmail: z.boolean(),
  pitchDiagramStyle: z.enum(['chain', 'line', 'box', 'number']),
  recentViewedFollowsAccount: z.boolean(),
}

/** A value and when the learner chose it; of two devices the later choice stands. */
function chosen<Value extends z.ZodType>(value: Value) {
  return z.object({ value, changedAt: moment })
}

const chosenPreferences = z.object({
  appTheme: chosen(values.appTheme),
  keepRecentViewed: chosen(values.keepRecentViewed),
  notificationChangelogEmail: chosen(values.notificationChangelogEmail),
  pitchDiagramStyle: chosen(values.pitchDiagramStyle),
  recentViewedFollowsAccount: chosen(values.recentViewedFollowsAccount),
})

/** What was ever chosen; what is missing has the default of the specification. */
export const preferences = chosenPreferences.partial()
