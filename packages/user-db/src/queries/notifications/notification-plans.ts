import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** What calls a learner back: a push, or a mail. */
export type PlannedKind = 'reviews-due' | 'weekly-digest'

/** When a learner is to be called next, as it was taken by a node. */
export interface TakenPlan {
  userId: string
  kind: PlannedKind
  /** The learner day it is about; undefined: it must be planned yet. */
  forDay: number | undefined
  sentForDay: number | undefined
  /** How many were sent since the learner last opened one or studied. */
  unopened: number
  /** Until when it is the caller's. */
  leasedUntil: Date
}

const planAnew = statement(`
  INSERT INTO notification_plan (user_id, kind, next_at, for_day, unopened)
  VALUES ($1, $2, $3, NULL, 0)
  ON CONFLICT (user_id, kind) DO UPDATE SET next_at = excluded.next_at, for_day = NULL`)

/** Something that the plan hangs on has changed: the next node that looks plans it anew. */
export async function planNotification(
  queries: Queries,
  { userId, kind, at }: { userId: string; kind: PlannedKind; at: Date },
): Promise<void> {
  await queries.run(planAnew, [userId, kind, at])
}

const touch = statement(`
  UPDATE notification_plan SET next_at = $2, for_day = NULL WHERE user_id = $1`)

/** The same for what is planned already. */
export async function replanNotifications(
  queries: Queries,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await queries.run(touch, [userId, at])
}

interface PlanKey {
  user_id: string
  kind: PlannedKind
}

const due = statement<PlanKey>(`
  SELECT user_id, kind
  FROM   notification_plan
  WHERE  next_at <= $1
  ORDER  BY next_at
  LIMIT  $2`)

const take = statement<
  PlanKey & { for_day: number | null; sent_for_day: number | null; unopened: number }
>(`
  UPDATE notification_plan
  SET    next_at = $4
  WHERE  user_id = $1 AND kind = $2 AND next_at <= $3
  RETURNING user_id, kind, for_day, sent_for_day, unopened`)

/**
 * Takes plans that are due. They are the caller's for the lease; of one that was killed meanwhile
 * they are due again. One at a time: no machine of several can lock what lies on the others.
 */
export async function takeDuePlans(
  queries: Queries,
  { at, leaseMs, limit }: { at: Date; leaseMs: number; limit: number },
): Promise<TakenPlan[]> {
  const leasedUntil = new Date(at.getTime() + leaseMs)
  const taken: TakenPlan[] = []
  for (;;) {
    const wanted = limit - taken.length
    const found = await queries.query(due, [at, wanted])
    for (const { user_id: userId, kind } of found) {
      const [row] = await queries.query(take, [userId, kind, at, leasedUntil])
      // Another node was faster.
      if (row === undefined) continue
      taken.push({
        userId,
        kind,
        forDay: row.for_day ?? undefined,
        sentForDay: row.sent_for_day ?? undefined,
        unopened: row.unopened,
        leasedUntil,
      })
    }
    if (found.length < wanted || taken.length >= limit) return taken
  }
}

type Lease = Pick<TakenPlan, 'userId' | 'kind' | 'leasedUntil'>

const putBack = statement(`
  UPDATE notification_plan SET next_at = $4, for_day = $5
  WHERE  user_id = $1 AND kind = $2 AND next_at = $3`)

/** Gives a plan back with its next time, unless it was planned anew meanwhile. */
export async function putPlanBack(
  queries: Queries,
  { userId, kind, leasedUntil }: Lease,
  { nextAt, forDay }: { nextAt: Date; forDay: number | undefined },
): Promise<void> {
  await queries.run(putBack, [userId, kind, leasedUntil, nextAt, forDay ?? null])
}

const drop = statement(`
  DELETE FROM notification_plan WHERE user_id = $1 AND kind = $2 AND next_at = $3`)

/** Nobody wants it any more; unless they changed their mind meanwhile. */
export async function dropPlan(
  queries: Queries,
  { userId, kind, leasedUntil }: Lease,
): Promise<void> {
  await queries.run(drop, [userId, kind, leasedUntil])
}

const send = statement(`
  UPDATE notification_plan SET sent_for_day = $3, unopened = $4
  WHERE  user_id = $1 AND kind = $2 AND (sent_for_day IS NULL OR sent_for_day < $3)`)

/** Notes that a learner is called for a day; false when they were called for it before. */
export async function markDaySent(
  queries: Queries,
  given: { userId: string; kind: PlannedKind; day: number; unopened: number },
): Promise<boolean> {
  const { userId, kind, day, unopened } = given
  return (await queries.run(send, [userId, kind, day, unopened])) === 1
}

const count = statement(`
  UPDATE notification_plan SET unopened = unopened + 1
  WHERE  user_id = $1 AND kind = $2 AND sent_for_day = $3`)

/** Counts what was sent for a day among what was not opened yet. */
export async function countUnopened(
  queries: Queries,
  { userId, kind, day }: { userId: string; kind: PlannedKind; day: number },
): Promise<void> {
  await queries.run(count, [userId, kind, day])
}

const open = statement(`
  UPDATE notification_plan SET unopened = 0
  WHERE  kind = 'reviews-due' AND unopened > 0
  AND    user_id IN (SELECT user_id FROM push_subscription WHERE endpoint_hash = $1)`)

/** Somebody opened what was pushed to their browser. */
export async function markOpened(queries: Queries, endpointHash: string): Promise<void> {
  await queries.run(open, [endpointHash])
}

const ofUser = statement<{
  kind: PlannedKind
  next_at: Date
  for_day: number | null
  sent_for_day: number | null
  unopened: number
}>(`
  SELECT kind, next_at, for_day, sent_for_day, unopened
  FROM   notification_plan
  WHERE  user_id = $1`)

/** What is planned for a learner. */
export interface KnownPlan extends Omit<TakenPlan, 'userId' | 'leasedUntil'> {
  nextAt: Date
}

export async function listPlans(queries: Queries, userId: string): Promise<KnownPlan[]> {
  return (await queries.query(ofUser, [userId])).map((row) => ({
    kind: row.kind,
    nextAt: row.next_at,
    forDay: row.for_day ?? undefined,
    sentForDay: row.sent_for_day ?? undefined,
    unopened: row.unopened,
  }))
}
