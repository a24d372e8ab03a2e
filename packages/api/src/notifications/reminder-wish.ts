import { reminderDefaults } from '@kotonoha/contract/core/notifications/reminder-defaults'
import type { Queries } from '@kotonoha/user-db/user-db'
import { listProductPreferences } from '../accounts/list-product-preferences'

export interface ReminderWish {
  /** Minutes from midnight by the learner's clock. */
  minute: number
  /** Reviews that must be due. */
  least: number
}

/** How a learner wants to be reminded of reviews; undefined: not at all. */
export async function findReminderWish(
  queries: Queries,
  userId: string,
): Promise<ReminderWish | undefined> {
  const chosen = await listProductPreferences(queries, userId)
  if (!(chosen.notificationReviewsPush?.value ?? reminderDefaults.isOn)) return undefined
  return {
    minute: chosen.notificationReviewsAt?.value ?? reminderDefaults.minute,
    least: chosen.notificationReviewsLeast?.value ?? reminderDefaults.least,
  }
}
