import { toWeekStart } from '@kotonoha/study/progress/year-grid'
import { findNextMoment, toMomentOfDay } from '@kotonoha/study/reminders/moment-of-day'
import { findAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import {
  dropPlan,
  markDaySent,
  putPlanBack,
  type TakenPlan,
} from '@kotonoha/user-db/queries/notifications/notification-plans'
import { findProfile } from '@kotonoha/user-db/queries/profiles/profile'
import { listKindDays } from '@kotonoha/user-db/queries/progress/study-days'
import { countDues } from '@kotonoha/user-db/queries/study/dues'
import { findStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import { listProductPreferences } from '../accounts/list-product-preferences'
import { toStudyPreferences } from '../study/study-preferences'
import { toLearnerClock } from './learner-clock'

/** What a learner did in a week. */
export interface WeeklyDigest {
  userId: string
  email: string
  firstName: string
  level: number
  /** Days with study. */
  days: number
  reviews: number
  correct: number
  /** Items whose lesson was done. */
  lessons: number
  minutes: number
  /** Reviews that are due as the mail is written. */
  due: number
}

/** Minutes from midnight: in the morning of the first day of the learner's week. */
const minute = 8 * 60

/** A node that was away for longer tells of the next week only. */
const latestMs = 36 * 3_600_000

const dayMs = 86_400_000

export interface DigestJob {
  userDb: UserDb
  at: Date
  /** Queues the mail, in the transaction that notes that it was. */
  post: (queries: Queries, digest: WeeklyDigest) => Promise<void>
}

/**
 * Mails a learner what they did in the week that is over, if it is time and they want it; and plans
 * the next time. Of each week they are told once, for mail and note of it are kept together. Who
 * did nothing at all hears nothing. Gives the number of mails.
 */
export async function mailWeeklyDigest(job: DigestJob, plan: TakenPlan): Promise<number> {
  const { userDb, at, post } = job
  const { userId, forDay } = plan
  const [chosen, profile, account] = await Promise.all([
    listProductPreferences(userDb, userId),
    findStudyProfile(userDb, userId),
    findAccount(userDb, userId),
  ])
  if (chosen.notificationWeeklyEmail?.value !== true || !account) {
    await dropPlan(userDb, plan)
    return 0
  }
  if (profile === undefined) {
    const nextAt = new Date(at.getTime() + dayMs)
    await putPlanBack(userDb, plan, { nextAt, forDay: undefined })
    return 0
  }
  const preferences = toStudyPreferences(profile)
  const clock = toLearnerClock(preferences)
  let { sentForDay } = plan
  let count = 0
  const lateMs = forDay === undefined ? -1 : at.getTime() - toMomentOfDay(clock, forDay, minute)
  if (forDay !== undefined && lateMs >= 0 && lateMs <= latestMs) {
    const days = await listKindDays(userDb, { userId, from: forDay - 7, to: forDay - 1 })
    const { email, emailConfirmedAt } = account
    // Nobody proved to read an address that was never confirmed.
    if (days.length > 0 && email !== null && emailConfirmedAt !== null) {
      const { due } = await countDues(userDb, { userId, at })
      const firstName = (await findProfile(userDb, userId))?.firstName ?? ''
      const sum = (read: (day: (typeof days)[number]) => number) =>
        days.reduce((total, day) => total + read(day), 0)
      const digest: WeeklyDigest = {
        userId,
        email,
        firstName,
        level: profile.level,
        days: new Set(days.map(({ learnerDay }) => learnerDay)).size,
        reviews: sum(({ answers }) => answers),
        correct: sum(({ correct }) => correct),
        lessons: sum(({ lessons }) => lessons),
        minutes: Math.round(sum(({ ms }) => ms) / 60_000),
        due: preferences.isOnVacation ? 0 : due,
      }
      count = await userDb.transaction(async (queries) => {
        const isFirst = await markDaySent(queries, {
          userId,
          kind: 'weekly-digest',
          day: forDay,
          unopened: 0,
        })
        if (!isFirst) return 0
        await post(queries, digest)
        return 1
      })
    }
    sentForDay = forDay
  }
  // The first morning of a week after now: days that do not begin one are passed over.
  let after = at.getTime()
  let next = findNextMoment(clock, { atMs: after, minute, sentForDay })
  while (toWeekStart(next.day, preferences.weekStart) !== next.day) {
    after = next.atMs
    next = findNextMoment(clock, { atMs: after, minute, sentForDay })
  }
  await putPlanBack(userDb, plan, { nextAt: new Date(next.atMs), forDay: next.day })
  return count
}
