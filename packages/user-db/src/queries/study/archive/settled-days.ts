import { statement } from '../../../statement'
import type { Queries } from '../../../user-db'
import { isAsked } from '../asked-cards'
import { daysBetweenZones } from '../streak-days'
import { readArchive } from './review-archive'

/** As far as it tells what was left due at a moment. */
interface DueSpan {
  local_day: number
  reviewed_at: Date
  pre_due: Date | null
}

const spansOfLog = statement<DueSpan>(`
  SELECT local_day, reviewed_at, pre_due FROM review WHERE user_id = $1 AND status = 0`)

// What was answered before the first of these days, or came due after the last, says nothing of them.
const spansAround = statement<DueSpan>(`
  SELECT local_day, reviewed_at, pre_due
  FROM   review
  WHERE  user_id = $1 AND status = 0 AND local_day >= $2 - ${daysBetweenZones}
  AND    (local_day <= $3
          OR pre_due <= (SELECT max(last.reviewed_at)
                         FROM   review AS last
                         WHERE  last.user_id = $1 AND last.local_day BETWEEN $2 AND $3))`)

const duesOfCards = statement<{ due_at: Date }>(`
  SELECT due_at FROM card WHERE card.user_id = $1 AND card.due_at IS NOT NULL AND ${isAsked}`)

const settle = statement(`
  INSERT INTO settled_day (user_id, local_day, dues_done)
  SELECT $1::uuid, local_day, dues_done = 1
  FROM   unnest($2::integer[], $3::integer[]) AS given (local_day, dues_done)
  ON CONFLICT (user_id, local_day) DO UPDATE SET dues_done = excluded.dues_done`)

/**
 * Settles what was left due at the end of days before they go to the archive: from then on the
 * answer is kept and not found from the log. To be called before any answer of these days is moved.
 */
export async function settleDays(
  queries: Queries,
  { userId, days }: { userId: string; days: readonly number[] },
): Promise<void> {
  const span = [Math.min(...days), Math.max(...days)]
  const spans = await queries.query(spansAround, [userId, ...span])
  await keep(queries, { userId, days, spans })
}

const settledFrom = statement<{ local_day: number }>(`
  SELECT local_day FROM settled_day WHERE user_id = $1 AND local_day >= $2`)

/**
 * Settles days anew that an answer so late may have changed: those from it on, and with them a day
 * that has its first answer by it. This reads the whole archive of the learner, and only then.
 */
export async function settleDaysAnew(
  queries: Queries,
  { userId, sinceDay }: { userId: string; sinceDay: number },
): Promise<void> {
  const settled = await queries.query(settledFrom, [userId, sinceDay])
  if (settled.length === 0) return
  const spans = await queries.query(spansOfLog, [userId])
  for await (const rows of readArchive(queries, userId)) {
    spans.push(...rows.filter(({ status }) => status === 0))
  }
  const known = settled.map(({ local_day }) => local_day)
  const last = Math.max(...known)
  // A day whose first answer comes only now: what was left due on it is partly in the archive. That
  // may be so of days after the last one, too: what was archived of it may be later by the clock.
  const added = spans
    .map(({ local_day }) => local_day)
    .filter((day) => sinceDay <= day && day <= last + daysBetweenZones)
  await keep(queries, { userId, days: [...new Set([...known, ...added])], spans })
}

async function keep(
  queries: Queries,
  { userId, days, spans }: { userId: string; days: readonly number[]; spans: readonly DueSpan[] },
): Promise<void> {
  const dues = (await queries.query(duesOfCards, [userId])).map(({ due_at }) => due_at)
  const done = listDone(days, spans, dues)
  const found = days.filter((day) => done.has(day))
  await queries.run(settle, [userId, found, found.map((day) => Number(done.get(day)))])
}

/**
 * For each day with a counted answer: whether nothing was left due when its last one was given. An
 * item is left at a moment from when it was due until it was answered; a card that is due now, from
 * then on.
 */
export function listDone(
  days: readonly number[],
  spans: readonly DueSpan[],
  dues: readonly Date[],
): Map<number, boolean> {
  const wanted = new Set(days)
  const lastOf = new Map<number, number>()
  const begins = dues.map((due) => due.getTime())
  const ends: number[] = []
  for (const { local_day, reviewed_at, pre_due } of spans) {
    const at = reviewed_at.getTime()
    if (wanted.has(local_day)) lastOf.set(local_day, Math.max(at, lastOf.get(local_day) ?? at))
    if (pre_due === null || pre_due.getTime() >= at) continue
    begins.push(pre_due.getTime())
    ends.push(at)
  }
  begins.sort((one, other) => one - other)
  ends.sort((one, other) => one - other)
  const byTime = [...lastOf].sort(([, one], [, other]) => one - other)
  let [begun, ended] = [0, 0]
  return new Map(
    byTime.map(([day, last]) => {
      while ((begins[begun] ?? Number.POSITIVE_INFINITY) <= last) begun += 1
      while ((ends[ended] ?? Number.POSITIVE_INFINITY) <= last) ended += 1
      return [day, begun === ended]
    }),
  )
}
