import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const latestAnswers = statement<{ review_id: string }>(`
  SELECT review_id
  FROM   review
  WHERE  user_id = $1 AND status <> 2 AND mode <> 3
  AND    session_id IS NOT DISTINCT FROM (
           SELECT session_id
           FROM   study_session
           WHERE  user_id = $1
           ORDER  BY started_at DESC, session_id DESC
           LIMIT  1)
  AND    local_day >= $3
  ORDER  BY reviewed_at DESC, review_id DESC
  LIMIT  $2`)

/**
 * The ids of the last answers of the latest session, lessons apart, that were not taken back; where
 * there never was a session, of those without one.
 */
export async function listAnswersThatCanBeUndone(
  queries: Queries,
  { userId, limit, sinceDay }: { userId: string; limit: number; sinceDay: number },
): Promise<string[]> {
  return (await queries.query(latestAnswers, [userId, limit, sinceDay])).map((row) => row.review_id)
}
