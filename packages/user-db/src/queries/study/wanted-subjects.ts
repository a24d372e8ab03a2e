import { statement } from '../../statement'
import type { Queries } from '../../user-db'

const wanted = statement<{ subject_id: number }>(`
  SELECT subject_id FROM wanted_subject WHERE user_id = $1 ORDER BY added_at, subject_id`)

/** Items whose lessons the learner asked for, the first wish first. */
export async function listWantedSubjects(queries: Queries, userId: string): Promise<number[]> {
  return (await queries.query(wanted, [userId])).map((row) => row.subject_id)
}

const add = statement(`
  INSERT INTO wanted_subject (user_id, subject_id, added_at)
  VALUES ($1, $2, $3)
  ON CONFLICT (user_id, subject_id) DO NOTHING`)

export async function addWantedSubject(
  queries: Queries,
  { userId, subjectId, at }: { userId: string; subjectId: number; at: Date },
): Promise<void> {
  await queries.run(add, [userId, subjectId, at])
}

const remove = statement(`DELETE FROM wanted_subject WHERE user_id = $1 AND subject_id = $2`)

export async function removeWantedSubject(
  queries: Queries,
  { userId, subjectId }: { userId: string; subjectId: number },
): Promise<void> {
  await queries.run(remove, [userId, subjectId])
}
