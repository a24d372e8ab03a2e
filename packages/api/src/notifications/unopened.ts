import type { KnownPlan } from '@kotonoha/user-db/queries/notifications/notification-plans'
import { findLastDay } from '@kotonoha/user-db/queries/progress/study-days'
import type { Queries } from '@kotonoha/user-db/user-db'

/** Reminders in a row that lead to nothing; then they stop until the learner is back. */
export const mostUnopened = 7

/** How many reminders there were since the learner opened one or studied. */
export async function countUnopenedOf(
  queries: Queries,
  userId: string,
  { unopened, sentForDay }: Pick<KnownPlan, 'unopened' | 'sentForDay'>,
): Promise<number> {
  if (unopened === 0 || sentForDay === undefined) return 0
  const lastStudied = await findLastDay(queries, userId)
  return lastStudied !== undefined && lastStudied >= sentForDay ? 0 : unopened
}
