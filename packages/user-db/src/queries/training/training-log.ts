import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { createLogForm, type LogPlace, readLogPage } from './log-page'

export const logStart: LogPlace = { subjectId: 0, facet: 0 }

/** Day, grade, and whether the card began there: as `parseTrainingCard` reads them. */
const form = createLogForm({
  sql: `local_day || ':' || grade || ':' || CASE pre_state WHEN 0 THEN 1 ELSE 0 END`,
  separator: ',',
  toText: ({ local_day, grade, pre_state }) => `${local_day}:${grade}:${pre_state === 0 ? 1 : 0}`,
})

// The answers given elsewhere come before those given here, which continue them. Of several imports
// the latest tells most of a card.
const brought = statement<{ subject_id: number; facet: number; answers: string | null }>(`
  SELECT DISTINCT ON (subject_id, facet) subject_id, facet,
         (SELECT string_agg(day || ':' || grade || ':' || CASE place WHEN 1 THEN 1 ELSE 0 END, ','
                            ORDER BY place)
          FROM   unnest(local_days, grades) WITH ORDINALITY AS given (day, grade, place)) AS answers
  FROM   import_review
  JOIN   import_job
  ON     import_job.user_id = import_review.user_id
  AND    import_job.import_id = import_review.import_id
  WHERE  import_review.user_id = $1 AND import_job.status = 1
  AND    (subject_id, facet) > ($2, $3) AND (subject_id, facet) <= ($4, $5)
  ORDER  BY subject_id, facet, import_job.applied_at DESC`)

/** Beyond every item and facet. */
const logEnd: LogPlace = { subjectId: 2_000_000_000, facet: 100 }

/** The answers of each card as `parseTrainingCard` reads them, and where the next page begins. */
export interface TrainingPage {
  cards: string[]
  /** Undefined when there is no more. */
  next: LogPlace | undefined
}

/**
 * A page of the log that parameters are trained on, card after card, with what was brought from
 * other programs. Text, so that nobody else waits while hundreds of thousands of answers become
 * objects.
 */
export async function readTrainingPage(
  queries: Queries,
  { userId, after, cards: most }: { userId: string; after: LogPlace; cards: number },
): Promise<TrainingPage> {
  const { cards: rows, next } = await readLogPage(queries, form, { userId, after, cards: most })
  const to = next ?? logEnd
  const span = [after.subjectId, after.facet, to.subjectId, to.facet]
  const cards = new Map<string, string>()
  const elsewhere = await queries.query(brought, [userId, ...span])
  for (const { subject_id, facet, answers } of [...elsewhere, ...rows]) {
    const key = `${subject_id}/${facet}`
    const before = cards.get(key)
    if (answers !== null) cards.set(key, before === undefined ? answers : `${before},${answers}`)
  }
  return { cards: [...cards.values()], next }
}

const foretold = statement<{ count: number }>(`
  SELECT coalesce((SELECT sum(asked) FROM daily_calibration WHERE user_id = $1), 0)
         + coalesce((SELECT sum(cardinality(local_days) - 1)
                     FROM   import_review
                     JOIN   import_job
                     ON     import_job.user_id = import_review.user_id
                     AND    import_job.import_id = import_review.import_id
                     WHERE  import_review.user_id = $1 AND import_job.status = 1), 0) AS count`)

/**
 * Answers that a memory model can be tried on: the first of a day, to cards learnt on an earlier
 * one. Those brought from elsewhere are about so many, for repeats of a day are counted too.
 */
export async function countForetoldAnswers(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.query(foretold, [userId])
  return row?.count ?? 0
}
