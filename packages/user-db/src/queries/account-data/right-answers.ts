import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import type { OwnDataTable } from './own-data-table'

interface RightAnswersRow {
  subject_id: number
  facet: number
  times: number
  answers: string[]
}

// 3 is a verdict of "wrong", 1 the grade that it gives, 2 the status of an answer taken back: see
// `logged-review.ts`.
const answersCalledRight = statement<RightAnswersRow>(`
  SELECT subject_id, facet, count(*)::integer AS times,
         array_agg(DISTINCT answer ORDER BY answer) AS answers
  FROM   review
  WHERE  user_id = $1 AND verdict = 3 AND given_grade = 1 AND grade > 1 AND status <> 2
  GROUP  BY subject_id, facet
  ORDER  BY subject_id, facet`)

/**
 * How often the learner said of each item "my answer was right", and what they had answered: what
 * the course can learn from. It is counted from the log, stays here and is sent to nobody.
 */
export async function listAnswersCalledRight(
  queries: Queries,
  userId: string,
): Promise<OwnDataTable> {
  const rows = await queries.query(answersCalledRight, [userId])
  return {
    name: 'answersCalledRight',
    columns: ['subjectId', 'facet', 'times', 'answers'],
    rows: rows.map(({ subject_id, facet, times, answers }) => [subject_id, facet, times, answers]),
  }
}
