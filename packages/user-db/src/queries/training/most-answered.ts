import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const mostAnswered = statement<{ subject_id: number }>(`
  SELECT subject_id FROM card WHERE user_id = $1 AND s IS NOT NULL
  ORDER  BY reps DESC, subject_id
  LIMIT  1`)

/** The item with the card that was answered most often; undefined where nothing was learnt. */
export async function findMostAnswered(
  queries: Queries,
  userId: string,
): Promise<number | undefined> {
  const [row] = await queries.query(mostAnswered, [userId])
  return row?.subject_id
}
