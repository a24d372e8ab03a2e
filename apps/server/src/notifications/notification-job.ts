import type { Push } from '@kotonoha/api/accounts/push'
import { callForReviews } from '@kotonoha/api/notifications/call-for-reviews'
import { type DigestJob, mailWeeklyDigest } from '@kotonoha/api/notifications/weekly-digest'
import {
  type TakenPlan,
  takeDuePlans,
} from '@kotonoha/user-db/queries/notifications/notification-plans'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { Log } from '../log'

export interface NotificationJobOptions {
  userDb: UserDb
  push: Push
  /** Queues the mail on a learner's week. */
  postDigest: DigestJob['post']
  clock: () => Date
  log: Pick<Log, 'info' | 'warn'>
}

/** Taken together; what is left over comes with the next. */
const takenAtOnce = 200

/** Calls under way at once: the rest of the process has the other connections. */
const calledAtOnce = 6

/** Longer than all that is taken at once needs, should every push service be slow. */
const leaseMs = 15 * 60_000

/** Rounds of one run: what is due beyond is taken by the next run. */
const mostRounds = 50

/** Calls back whoever is to be called now. Several processes may do so at once. */
export async function callDueLearners(options: NotificationJobOptions): Promise<void> {
  const { userDb, clock, log } = options
  let sentCount = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const plans = await takeDuePlans(userDb, { at: clock(), leaseMs, limit: takenAtOnce })
    if (plans.length === 0) break
    const waiting = [...plans]
    const work = async () => {
      for (let plan = waiting.shift(); plan !== undefined; plan = waiting.shift()) {
        sentCount += await callOne(options, plan)
      }
    }
    await Promise.all(Array.from({ length: calledAtOnce }, work))
    if (plans.length < takenAtOnce) break
  }
  if (sentCount > 0) log.info('learners were called back', { count: sentCount })
}

/** One that fails keeps its lease, and is tried again after it. */
async function callOne(
  { userDb, push, postDigest, clock, log }: NotificationJobOptions,
  plan: TakenPlan,
): Promise<number> {
  try {
    switch (plan.kind) {
      case 'reviews-due':
        return await callForReviews({ userDb, push, at: clock() }, plan)
      case 'weekly-digest':
        return await mailWeeklyDigest({ userDb, post: postDigest, at: clock() }, plan)
    }
  } catch (error) {
    log.warn('a learner was not called back', { kind: plan.kind, reason: String(error) })
    return 0
  }
}
