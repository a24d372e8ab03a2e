import { countReviewsLeft } from '@kotonoha/study/pace/daily-limits'
import {
  findNextMoment,
  type LearnerClock,
  toMomentOfDay,
} from '@kotonoha/study/reminders/moment-of-day'
import {
  countUnopened,
  dropPlan,
  markDaySent,
  putPlanBack,
  type TakenPlan,
} from '@kotonoha/user-db/queries/notifications/notification-plans'
import {
  claimDay,
  giveDayBack,
  listPushSubscriptions,
  type PushSubscription,
} from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import { countDues } from '@kotonoha/user-db/queries/study/dues'
import { findStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { Push } from '../accounts/push'
import { countDay } from '../study/count-day'
import { toStudyPreferences } from '../study/study-preferences'
import type { StudyLearner } from '../study/study-procedure'
import { toLearnerClock } from './learner-clock'
import { findReminderWish } from './reminder-wish'
import { sendToBrowser } from './send-to-browser'
import { countUnopenedOf, mostUnopened } from './unopened'

/** Who was away for longer, as a server, calls for the day no more. */
const latestMs = 4 * 3_600_000

/** Who does not study yet is looked at again once they begin, or after this. */
const beforeStudyMs = 24 * 3_600_000

export interface Reminders {
  userDb: UserDb
  push: Push
  at: Date
}

/**
 * Reminds a learner, if it is time, that reviews are due; and plans the next time. Of a learner day
 * a browser is told once at the most, whoever else does the same and wherever one is killed.
 * Gives the number of browsers that were sent something.
 */
export async function callForReviews(parts: Reminders, plan: TakenPlan): Promise<number> {
  const { userDb, at } = parts
  const { userId, forDay } = plan
  const [wish, profile, subscriptions] = await Promise.all([
    findReminderWish(userDb, userId),
    findStudyProfile(userDb, userId),
    listPushSubscriptions(userDb, userId),
  ])
  if (wish === undefined || subscriptions.length === 0) {
    await dropPlan(userDb, plan)
    return 0
  }
  if (profile === undefined) {
    const nextAt = new Date(at.getTime() + beforeStudyMs)
    await putPlanBack(userDb, plan, { nextAt, forDay: undefined })
    return 0
  }
  const preferences = toStudyPreferences(profile)
  // Reviews alone are counted, and no plan limits those.
  const learner = { userId, profile, preferences, lastLevel: Number.POSITIVE_INFINITY }
  const clock = toLearnerClock(preferences)
  let sentForDay = plan.sentForDay
  let sentCount = 0
  if (forDay !== undefined && isTime(clock, { at, forDay, minute: wish.minute })) {
    const unopened = await countUnopenedOf(userDb, userId, plan)
    if (unopened < mostUnopened) {
      const count = await countLeft(parts, learner)
      if (count >= wish.least) {
        await markDaySent(userDb, { userId, kind: 'reviews-due', day: forDay, unopened })
        const sent = await remindAll(parts, subscriptions, { day: forDay, count })
        sentCount = sent.count
        if (sent.count > 0) await countUnopened(userDb, { ...plan, day: forDay })
        const { retryAt } = sent
        if (retryAt !== undefined && isTime(clock, { at: retryAt, forDay, minute: wish.minute })) {
          await putPlanBack(userDb, plan, { nextAt: retryAt, forDay })
          return sentCount
        }
        sentForDay = forDay
      }
    }
  }
  const next = findNextMoment(clock, { atMs: at.getTime(), minute: wish.minute, sentForDay })
  await putPlanBack(userDb, plan, { nextAt: new Date(next.atMs), forDay: next.day })
  return sentCount
}

function isTime(
  clock: LearnerClock,
  { at, forDay, minute }: { at: Date; forDay: number; minute: number },
): boolean {
  const lateMs = at.getTime() - toMomentOfDay(clock, forDay, minute)
  return lateMs >= 0 && lateMs <= latestMs && clock.calendar.toDay(at.getTime()) === forDay
}

/** Reviews that are due now and that the day's cap leaves room for; none on vacation. */
async function countLeft({ userDb, at }: Reminders, learner: StudyLearner): Promise<number> {
  const { userId, preferences } = learner
  if (preferences.isOnVacation) return 0
  const { due } = await countDues(userDb, { userId, at })
  const { pace } = await countDay(userDb, { learner, at })
  return countReviewsLeft(preferences, pace, due)
}

async function remindAll(
  parts: Reminders,
  subscriptions: readonly PushSubscription[],
  { day, count }: { day: number; count: number },
): Promise<{ count: number; retryAt: Date | undefined }> {
  const { userDb } = parts
  let sentCount = 0
  let retryAt: Date | undefined
  for (const subscription of subscriptions) {
    if (!(await claimDay(userDb, { ...subscription, day }))) continue
    const outcome = await sendToBrowser(parts, subscription, { kind: 'reviews-due', count })
    if (outcome.kind === 'later') {
      await giveDayBack(userDb, { ...subscription, day, before: subscription.sentForDay })
      if (retryAt === undefined || outcome.retryAt < retryAt) retryAt = outcome.retryAt
    } else if (outcome.kind === 'taken' || outcome.kind === 'unknown') {
      sentCount += 1
    }
  }
  return { count: sentCount, retryAt }
}
