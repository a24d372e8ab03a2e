import type { preferences } from '@kotonoha/contract/core/user/preferences'
import { planNotification } from '@kotonoha/user-db/queries/notifications/notification-plans'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'

/** Has what calls a learner back follow what they chose about it. */
export async function planChosenNotifications(
  queries: Queries,
  { userId, changes, at }: { userId: string; changes: z.infer<typeof preferences>; at: Date },
): Promise<void> {
  const { notificationReviewsPush, notificationReviewsAt, notificationWeeklyEmail } = changes
  if (notificationReviewsPush?.value === true || notificationReviewsAt !== undefined) {
    await planNotification(queries, { userId, kind: 'reviews-due', at })
  }
  // Who wants none keeps the plan until it is looked at, which drops it.
  if (notificationWeeklyEmail?.value === true) {
    await planNotification(queries, { userId, kind: 'weekly-digest', at })
  }
}
