import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { readArchive } from '../study/archive/review-archive'
import type { OwnDataTable } from './own-data-table'

interface RightAnswer {
  subject_id: number
  facet: number
  answer: string
}

// 3 is a verdict of "wrong", 1 the grade that it gives, 2 the status of an answer taken back: see
// `logged-review.ts`.
const answersCalledRight = statement<RightAnswer>(`
  SELECT subject_id, facet, answer
  FROM   review
  WHERE  user_id = $1 AND verdict = 3 AND given_grade = 1 AND grade > 1 AND status <> 2`)

/**
 * How often the learner said of each item "my answer was right", and what they had answered: what
 * the course can learn from. It is counted from the log, stays here and is sent to nobody.
 */
export async function listAnswersCalledRight(
  queries: Queries,
  userId: string,
): Promise<OwnDataTable> {
  const answers = await queries.query(answersCalledRight, [userId])
  for await (const rows of readArchive(queries, userId)) {
    const called = rows.filter(
      (row) => row.verdict === 3 && row.given_grade === 1 && row.grade > 1 && row.status !== 2,
    )
    answers.push(...called)
  }
  answers.sort((one, other) => one.subject_id - other.subject_id || one.facet - other.facet)
  const cards = new Map<string, { of: RightAnswer; times: number; answers: Set<string> }>()
  for (const of of answers) {
    const key = `${of.subject_id} ${of.facet}`
    const card = cards.get(key) ?? { of, times: 0, answers: new Set<string>() }
    card.times += 1
    card.answers.add(of.answer)
    cards.set(key, card)
  }
  return {
    name: 'answersCalledRight',
    columns: ['subjectId', 'facet', 'times', 'answers'],
    rows: [...cards.values()].map(({ of, times, answers: given }) => [
      of.subject_id,
      of.facet,
      times,
      [...given].sort(),
    ]),
  }
}
