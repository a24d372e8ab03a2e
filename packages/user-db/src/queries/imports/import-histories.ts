import type { Rating } from '@kotonoha/srs/rating'
import type { Question } from '@kotonoha/study/session/question'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { toFacetName, toFacetNumber } from '../study/facet-number'

/**
 * The answers that a learner gave to a card in another program, in order. They are for whoever
 * learns how a learner remembers; no statistic, streak or achievement counts them.
 */
export interface ImportedHistory extends Question {
  /** Learner days, of the same length as `ratings`. */
  days: number[]
  ratings: Rating[]
}

interface HistoryRow {
  subject_id: number
  facet: number
  local_days: number[]
  grades: Rating[]
}

const applied = `
  SELECT DISTINCT ON (subject_id, facet) subject_id, facet, local_days, grades
  FROM   import_review
  JOIN   import_job
  ON     import_job.user_id = import_review.user_id
  AND    import_job.import_id = import_review.import_id
  WHERE  import_review.user_id = $1 AND import_job.status = 1`

// Of several imports the latest tells most of a card.
const histories = statement<HistoryRow>(
  `${applied} ORDER BY subject_id, facet, import_job.applied_at DESC`,
)
const historiesOf = statement<HistoryRow>(
  `${applied} AND subject_id = $2 ORDER BY subject_id, facet, import_job.applied_at DESC`,
)

/** What stands of imports that were applied, one history for each card; of one item, or all. */
export async function listImportedHistories(
  queries: Queries,
  { userId, subjectId }: { userId: string; subjectId?: number },
): Promise<ImportedHistory[]> {
  const rows =
    subjectId === undefined
      ? await queries.query(histories, [userId])
      : await queries.query(historiesOf, [userId, subjectId])
  return rows.map((row) => ({
    subjectId: row.subject_id,
    facet: toFacetName(row.facet),
    days: row.local_days,
    ratings: row.grades,
  }))
}

const add = statement(`
  INSERT INTO import_review (user_id, import_id, subject_id, facet, local_days, grades)
  SELECT $1::uuid, $2::uuid, subject_id, facet, local_days, grades
  FROM   jsonb_to_recordset($3::jsonb)
         AS given (subject_id integer, facet smallint, local_days integer[], grades smallint[])
  ON CONFLICT (user_id, import_id, subject_id, facet) DO UPDATE
  SET    local_days = excluded.local_days, grades = excluded.grades`)

/** Keeps histories with an import; sent again, they are the same. */
export async function saveImportedHistories(
  queries: Queries,
  {
    userId,
    importId,
    histories: all,
  }: { userId: string; importId: string; histories: readonly ImportedHistory[] },
): Promise<void> {
  if (all.length === 0) return
  const rows = all.map(({ subjectId, facet, days, ratings }) => ({
    subject_id: subjectId,
    facet: toFacetNumber(facet),
    local_days: days,
    grades: ratings,
  }))
  await queries.run(add, [userId, importId, JSON.stringify(rows)])
}
