import type { Queries } from '../../user-db'
import { toFacetName } from '../study/facet-number'
import {
  createLogForm,
  type LoggedCard,
  type LogPage,
  type LogPlace,
  readLogPage,
} from './log-page'
import { logStart } from './training-log'

/** The columns of the FSRS tools, which `npm run srs:evaluate` reads. */
const header = 'card_id,review_time,review_rating,review_state,review_duration\n'

const cardsOfPage = 300

const form = createLogForm({
  sql: `round(extract(epoch FROM reviewed_at) * 1000)::bigint || ',' || grade || ','
        || pre_state || ',' || answer_ms`,
  separator: ';',
  toText: ({ reviewed_at, grade, pre_state, answer_ms }) =>
    [reviewed_at.getTime(), grade, pre_state, answer_ms].join(),
})

/**
 * A learner's answers as lines of CSV, card after card: those that count, lessons included. A card
 * that was started over is another one from there on.
 */
export async function* exportReviewLog(queries: Queries, userId: string): AsyncGenerator<string> {
  yield header
  let after: LogPlace | undefined = logStart
  while (after !== undefined) {
    const { cards, next }: LogPage = await readLogPage(queries, form, {
      userId,
      after,
      cards: cardsOfPage,
    })
    const lines = cards.flatMap(toLines)
    if (lines.length > 0) yield `${lines.join('\n')}\n`
    after = next
  }
}

function toLines(row: LoggedCard): string[] {
  const card = `${row.subject_id}-${toFacetName(row.facet)}`
  let beginning = 0
  return row.answers.split(';').map((answer, place) => {
    const isNew = answer.split(',')[2] === '0'
    if (isNew && place > 0) beginning += 1
    return `${beginning === 0 ? card : `${card}-${beginning + 1}`},${answer}`
  })
}
