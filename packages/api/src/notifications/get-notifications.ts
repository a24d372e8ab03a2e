import type { output } from '@kotonoha/contract/core/notifications/get'
import { findNextMoment } from '@kotonoha/study/reminders/moment-of-day'
import { findAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { listPlans } from '@kotonoha/user-db/queries/notifications/notification-plans'
import { listPushSubscriptions } from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import { findStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import type { z } from 'zod'
import type { Accounts } from '../accounts/accounts'
import { toStudyPreferences } from '../study/study-preferences'
import { toLearnerClock } from './learner-clock'
import { findReminderWish } from './reminder-wish'
import { countUnopenedOf, mostUnopened } from './unopened'

type Notifications = z.infer<typeof output>

/** What calls a learner back, and where. */
export async function getNotifications(
  { userDb, push, clock, isChangelogMailDefault }: Accounts,
  userId: string,
): Promise<Notifications> {
  const [subscriptions, plans, profile, account, wish] = await Promise.all([
    listPushSubscriptions(userDb, userId),
    listPlans(userDb, userId),
    findStudyProfile(userDb, userId),
    findAccount(userDb, userId),
    findReminderWish(userDb, userId),
  ])
  const plan = plans.find(({ kind }) => kind === 'reviews-due')
  const preferences = profile && toStudyPreferences(profile)
  const unopened = plan === undefined ? 0 : await countUnopenedOf(userDb, userId, plan)
  return {
    publicKey: push.publicKey,
    devices: subscriptions.map(({ endpointHash, device, createdAt, failedSince }) => ({
      deviceId: endpointHash,
      device,
      addedAt: createdAt.toISOString(),
      failedSince: failedSince?.toISOString() ?? null,
    })),
    nextReminderAt: subscriptions.length > 0 ? findNext() : null,
    pause: findPause(),
    zone: preferences?.zone ?? null,
    isAddressConfirmed: (account?.emailConfirmedAt ?? null) !== null,
    isChangelogMailDefault,
  }

  /** As it is planned, or, right after a change, as it will be. */
  function findNext(): string | null {
    if (wish === undefined || preferences === undefined) return null
    const now = clock().getTime()
    const asked = { atMs: now, minute: wish.minute, sentForDay: plan?.sentForDay }
    return new Date(findNextMoment(toLearnerClock(preferences), asked).atMs).toISOString()
  }

  function findPause(): Notifications['pause'] {
    if (preferences === undefined) return 'no-study'
    if (preferences.isOnVacation) return 'vacation'
    return unopened >= mostUnopened ? 'unopened' : null
  }
}
