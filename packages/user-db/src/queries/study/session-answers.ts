import type { Facet } from '@kotonoha/study/subject'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { toFacetName } from './facet-number'

interface AnswerRow {
  review_id: string
  subject_id: number
  facet: number
  is_right: boolean
}

// The subjects lead to the few rows by the index on cards; there is none on sessions.
const answersOfSession = statement<AnswerRow>(`
  SELECT review_id, subject_id, facet, grade > 1 AS is_right
  FROM   review
  WHERE  user_id = $1 AND subject_id = ANY($3::integer[]) AND session_id = $2
  AND    status <> 2 AND mode <> 3
  ORDER  BY reviewed_at, review_id`)

export interface SessionAnswer {
  reviewId: string
  subjectId: number
  facet: Facet
  isRight: boolean
}

/** What was answered in a session and not taken back, lessons apart, in the order of answering. */
export async function listAnswersOfSession(
  queries: Queries,
  {
    userId,
    sessionId,
    subjectIds,
  }: { userId: string; sessionId: string; subjectIds: readonly number[] },
): Promise<SessionAnswer[]> {
  if (subjectIds.length === 0) return []
  const rows = await queries.query(answersOfSession, [userId, sessionId, subjectIds])
  return rows.map((row) => ({
    reviewId: row.review_id,
    subjectId: row.subject_id,
    facet: toFacetName(row.facet),
    isRight: row.is_right,
  }))
}

const lessonsOfSession = statement<{ lessons: number }>(`
  SELECT count(DISTINCT subject_id)::integer AS lessons
  FROM   review
  WHERE  user_id = $1 AND subject_id = ANY($3::integer[]) AND session_id = $2
  AND    status <> 2 AND mode = 3`)

/** How many of these items were learnt in a session. */
export async function countLessonsOfSession(
  queries: Queries,
  {
    userId,
    sessionId,
    subjectIds,
  }: { userId: string; sessionId: string; subjectIds: readonly number[] },
): Promise<number> {
  const [row] = await queries.query(lessonsOfSession, [userId, sessionId, subjectIds])
  return row?.lessons ?? 0
}
