import { statement } from '../../statement'
import type { Queries } from '../../user-db'

// Answers with a predicted chance of recall: the first of a day to a card learnt on an earlier one.
const recalled = statement<{ reviews: number; recalled: number }>(`
  SELECT count(*) AS reviews, count(*) FILTER (WHERE grade > 1) AS recalled
  FROM   review
  WHERE  user_id = $1 AND local_day >= $2 AND status = 0 AND p_recall IS NOT NULL`)

/** How many known cards were asked since a learner day, and how many of them were remembered. */
export async function countRecalled(
  queries: Queries,
  { userId, sinceDay }: { userId: string; sinceDay: number },
): Promise<{ reviews: number; recalled: number }> {
  const [row] = await queries.query(recalled, [userId, sinceDay])
  return row ?? { reviews: 0, recalled: 0 }
}
