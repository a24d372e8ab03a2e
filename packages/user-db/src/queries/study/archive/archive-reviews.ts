import { statement } from '../../../statement'
import type { Queries, UserDb } from '../../../user-db'
import { type ReviewRow, reviewColumns } from '../logged-review'
import { daysBetweenZones } from '../streak-days'
import { saveArchived } from './review-archive'
import { settleDays } from './settled-days'

/** Answers in one transaction: few enough that no learner waits for it noticeably. */
const answersAtOnce = 1000
/** Days that are settled in one: the first time there may be years of them. */
const daysAtOnce = 60

const learnersWithOld = statement<{ user_id: string }>(`
  SELECT user_id
  FROM   kanji_profile
  WHERE  user_id > $1
  AND    EXISTS (SELECT 1
                 FROM   review
                 WHERE  review.user_id = kanji_profile.user_id AND review.local_day < $2)
  ORDER  BY user_id
  LIMIT  $3`)

/** Learners with answers from before a learner day, by their ids; `after` is the last one given. */
export async function listLearnersToArchive(
  queries: Queries,
  { after, beforeDay, limit }: { after: string; beforeDay: number; limit: number },
): Promise<string[]> {
  const rows = await queries.query(learnersWithOld, [after, beforeDay, limit])
  return rows.map((row) => row.user_id)
}

/**
 * Moves a learner's answers from before a learner day to the archive; gives how many. Some at a
 * time, each time in one transaction: cut short at any moment, every answer is in one of the two
 * places. Several processes may do it at once.
 */
export async function archiveReviews(
  userDb: UserDb,
  { userId, beforeDay }: { userId: string; beforeDay: number },
): Promise<number> {
  let count = 0
  for (;;) {
    const { moved, isDone } = await userDb.transaction((queries) =>
      moveSome(queries, userId, beforeDay),
    )
    count += moved
    if (isDone) return count
  }
}

const lock = statement<{ user_id: string }>(`
  SELECT user_id FROM kanji_profile WHERE user_id = $1 FOR UPDATE`)

// From one day to the next by the index: going through years of answers for each portion of them
// would take longer than moving them.
const unsettledDays = statement<{ local_day: number }>(`
  WITH RECURSIVE answered (local_day) AS (
    SELECT min(local_day) FROM review WHERE user_id = $1
    UNION ALL
    SELECT (SELECT min(local_day)
            FROM   review
            WHERE  user_id = $1 AND review.local_day > answered.local_day)
    FROM   answered
    WHERE  answered.local_day < $2
  )
  SELECT local_day
  FROM   answered
  WHERE  local_day < $2
  AND    NOT EXISTS (SELECT 1
                     FROM   settled_day
                     WHERE  settled_day.user_id = $1
                     AND    settled_day.local_day = answered.local_day)
  ORDER  BY local_day
  LIMIT  ${daysAtOnce}`)

const oldReviews = statement<ReviewRow>(`
  SELECT ${reviewColumns.map(([name]) => name).join(', ')}
  FROM   review
  WHERE  user_id = $1 AND local_day < $2
  ORDER  BY subject_id, facet
  LIMIT  ${answersAtOnce}`)

const remove = statement(`
  DELETE FROM review WHERE user_id = $1 AND review_id = ANY($2::uuid[])`)

async function moveSome(
  queries: Queries,
  userId: string,
  beforeDay: number,
): Promise<{ moved: number; isDone: boolean }> {
  // In turn with what the learner does: a change of an answer must find it where it looks.
  const [isThere] = await queries.query(lock, [userId])
  if (isThere === undefined) return { moved: 0, isDone: true }
  // An answer of a day that goes may have been given after the end of one that stays.
  const unsettled = await queries.query(unsettledDays, [userId, beforeDay + daysBetweenZones])
  const days = unsettled.map(({ local_day }) => local_day)
  if (days.length > 0) await settleDays(queries, { userId, days })
  // No answer goes while a day is left that would be settled from it.
  if (days.length === daysAtOnce) return { moved: 0, isDone: false }
  const rows = await queries.query(oldReviews, [userId, beforeDay])
  if (rows.length === 0) return { moved: 0, isDone: true }
  await saveArchived(queries, { userId, rows })
  await queries.run(remove, [userId, rows.map(({ review_id }) => review_id)])
  return { moved: rows.length, isDone: rows.length < answersAtOnce }
}
