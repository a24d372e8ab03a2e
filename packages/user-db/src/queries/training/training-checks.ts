import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const due = statement<{ user_id: string }>(`
  SELECT user_id
  FROM   kanji_profile
  WHERE  training_check_at <= $1
  ORDER  BY training_check_at
  LIMIT  $2`)

/** Learners of whom it is to be seen whether enough was answered to train again. */
export async function listTrainingChecks(
  queries: Queries,
  { at, limit }: { at: Date; limit: number },
): Promise<string[]> {
  return (await queries.query(due, [at, limit])).map((row) => row.user_id)
}

const putOff = statement(`
  UPDATE kanji_profile SET training_check_at = $2 WHERE user_id = $1`)

/** Has it seen again at a moment. */
export async function putTrainingCheckOff(
  queries: Queries,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  await queries.run(putOff, [userId, until])
}
