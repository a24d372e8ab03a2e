import { statement } from '../../statement'
import type { Queries } from '../../user-db'

/** Where a log was read up to. */
export interface LogPlace {
  subjectId: number
  facet: number
}

export const logStart: LogPlace = { subjectId: 0, facet: 0 }

const page = statement<{ subject_id: number; facet: number; answers: string }>(`
  SELECT subject_id, facet,
         string_agg(local_day || ':' || grade || ':' || CASE pre_state WHEN 0 THEN 1 ELSE 0 END, ','
                    ORDER BY reviewed_at, based_on_reps, review_id) AS answers
  FROM   review
  WHERE  user_id = $1 AND status = 0 AND (subject_id, facet) > ($2, $3)
  GROUP  BY subject_id, facet
  ORDER  BY subject_id, facet
  LIMIT  $4`)

/** The answers of each card as `parseTrainingCard` reads them, and where the next page begins. */
export interface TrainingPage {
  cards: string[]
  /** Undefined when there is no more. */
  next: LogPlace | undefined
}

/**
 * A page of the log that parameters are trained on, card after card. Text, so that nobody else waits
 * while hundreds of thousands of answers become objects.
 */
export async function readTrainingPage(
  queries: Queries,
  { userId, after, cards }: { userId: string; after: LogPlace; cards: number },
): Promise<TrainingPage> {
  const rows = await queries.query(page, [userId, after.subjectId, after.facet, cards])
  const last = rows.at(-1)
  const hasMore = rows.length === cards && last !== undefined
  return {
    cards: rows.map(({ answers }) => answers),
    next: hasMore ? { subjectId: last.subject_id, facet: last.facet } : undefined,
  }
}

const foretold = statement<{ count: number }>(`
  SELECT coalesce(sum(asked), 0) AS count FROM daily_calibration WHERE user_id = $1`)

/** Answers that a memory model foretold: the first of a day, to cards learnt on an earlier one. */
export async function countForetoldAnswers(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(foretold, [userId])
  return row?.count ?? 0
}
