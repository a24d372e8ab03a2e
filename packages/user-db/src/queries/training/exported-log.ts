import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { toFacetName } from '../study/facet-number'
import { type LogPlace, logStart } from './training-log'

/** The columns of the FSRS tools, which `npm run srs:evaluate` reads. */
const header = 'card_id,review_time,review_rating,review_state,review_duration\n'

const cardsOfPage = 300

const page = statement<{ subject_id: number; facet: number; answers: string }>(`
  SELECT subject_id, facet,
         string_agg(round(extract(epoch FROM reviewed_at) * 1000)::bigint || ',' || grade || ','
                    || pre_state || ',' || answer_ms, ';'
                    ORDER BY reviewed_at, based_on_reps, review_id) AS answers
  FROM   review
  WHERE  user_id = $1 AND status = 0 AND (subject_id, facet) > ($2, $3)
  GROUP  BY subject_id, facet
  ORDER  BY subject_id, facet
  LIMIT  $4`)

/**
 * A learner's answers as lines of CSV, card after card: those that count, lessons included. A card
 * that was started over is another one from there on.
 */
export async function* exportReviewLog(queries: Queries, userId: string): AsyncGenerator<string> {
  yield header
  let after: LogPlace | undefined = logStart
  while (after !== undefined) {
    const rows: { subject_id: number; facet: number; answers: string }[] = await queries.query(
      page,
      [userId, after.subjectId, after.facet, cardsOfPage],
    )
    const last = rows.at(-1)
    const lines = rows.flatMap((row) => toLines(row))
    if (lines.length > 0) yield `${lines.join('\n')}\n`
    after =
      last === undefined || rows.length < cardsOfPage
        ? undefined
        : { subjectId: last.subject_id, facet: last.facet }
  }
}

function toLines(row: { subject_id: number; facet: number; answers: string }): string[] {
  const card = `${row.subject_id}-${toFacetName(row.facet)}`
  let beginning = 0
  return row.answers.split(';').map((answer, place) => {
    const isNew = answer.split(',')[2] === '0'
    if (isNew && place > 0) beginning += 1
    return `${beginning === 0 ? card : `${card}-${beginning + 1}`},${answer}`
  })
}
