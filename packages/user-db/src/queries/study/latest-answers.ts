import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const latestAnswers = statement<{ review_id: string }>(`
  WITH newest AS (
    SELECT session_id, reviewed_at
    FROM   review
    WHERE  user_id = $1 AND local_day >= $3 AND mode <> 3
    ORDER  BY reviewed_at DESC, review_id DESC
    LIMIT  1
  )
  SELECT review.review_id
  FROM   review, newest
  WHERE  review.user_id = $1 AND review.local_day >= $3
  AND    review.status <> 2 AND review.mode <> 3
  AND    review.session_id IS NOT DISTINCT FROM newest.session_id
  AND    NOT EXISTS (
           SELECT 1
           FROM   study_session
           WHERE  study_session.user_id = $1
           AND    study_session.started_at > newest.reviewed_at
           AND    study_session.session_id IS DISTINCT FROM newest.session_id
         )
  ORDER  BY review.reviewed_at DESC, review.review_id DESC
  LIMIT  $2`)

/**
 * The ids of the last answers, lessons apart, of the session that answered last, that were not
 * taken back; none where another session was started since. A session may be unknown here: one
 * that was begun without a network.
 */
export async function listAnswersThatCanBeUndone(
  queries: Queries,
  { userId, limit, sinceDay }: { userId: string; limit: number; sinceDay: number },
): Promise<string[]> {
  return (await queries.query(latestAnswers, [userId, limit, sinceDay])).map((row) => row.review_id)
}
