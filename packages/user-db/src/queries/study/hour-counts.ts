import type { LoggedReview } from '@kotonoha/study/fold/logged-review'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { toFacetNumber } from './facet-number'

/** From this many days of stability on a card is called mature, as Anki calls one of this interval. */
export const matureFromDays = 21

/** How well a card was known when it was asked: no prediction, below `matureFromDays`, or above. */
export const cardAges = ['unpredicted', 'young', 'mature'] as const
export type CardAge = (typeof cardAges)[number]

/** What names a row: where an answer is counted. */
const keys = ['local_day', 'utc_hour', 'facet', 'kind', 'age'] as const
const sums = ['answers', 'correct', 'clean', 'predicted', 'lessons', 'ms'] as const

type Name = (typeof keys)[number] | (typeof sums)[number]

/** A row of `hourly_stat`, but for whose it is; as a change its sums may be below 0. */
export type HourCount = Record<Name, number>

/** What one answer of the log adds; undefined where it does not count. It depends on the log alone. */
function toHourCount(review: LoggedReview): HourCount | undefined {
  const { status, mode, rating, answerMs, learnerDay, facet, before, recallChance } = review
  if (status !== 'counted') return undefined
  const isLesson = mode === 'lesson'
  const isPredicted = !isLesson && recallChance !== undefined
  const age = (before.memory?.stability ?? 0) >= matureFromDays ? 'mature' : 'young'
  return {
    local_day: learnerDay,
    utc_hour: review.reviewedAt.getUTCHours(),
    facet: toFacetNumber(facet),
    kind: Math.floor(review.subjectId / 10_000_000),
    age: cardAges.indexOf(isPredicted ? age : 'unpredicted'),
    answers: isLesson ? 0 : 1,
    correct: !isLesson && rating > 1 ? 1 : 0,
    clean: !isLesson && rating > 2 ? 1 : 0,
    predicted: isPredicted ? Math.round(recallChance * 1_000_000) : 0,
    lessons: isLesson || before.phase === 'new' ? 1 : 0,
    ms: answerMs,
  }
}

/** How a change of the log changes the counts; rows that stay as they are are left out. */
export function toHourChanges({
  added,
  changed,
}: {
  added: readonly LoggedReview[]
  changed: readonly { was: LoggedReview; is: LoggedReview }[]
}): HourCount[] {
  const changes = new Map<string, HourCount>()
  const add = (review: LoggedReview, sign: 1 | -1) => {
    const count = toHourCount(review)
    if (count === undefined) return
    const key = keys.map((name) => count[name]).join('/')
    const change = changes.get(key) ?? {
      ...count,
      answers: 0,
      correct: 0,
      clean: 0,
      predicted: 0,
      lessons: 0,
      ms: 0,
    }
    for (const name of sums) change[name] += sign * count[name]
    changes.set(key, change)
  }
  for (const review of added) add(review, 1)
  for (const { was, is } of changed) {
    add(was, -1)
    add(is, 1)
  }
  return [...changes.values()].filter((change) => sums.some((name) => change[name] !== 0))
}

const add = statement(`
  INSERT INTO hourly_stat (user_id, ${keys.join(', ')}, ${sums.join(', ')})
  SELECT $1::uuid, given.*
  FROM   unnest($2::integer[], $3::smallint[], $4::smallint[], $5::smallint[], $6::smallint[],
                $7::integer[], $8::integer[], $9::integer[], $10::bigint[], $11::integer[],
                $12::bigint[]) AS given
  ON CONFLICT (user_id, ${keys.join(', ')}) DO UPDATE
  SET    ${sums.map((name) => `${name} = hourly_stat.${name} + excluded.${name}`).join(', ')}`)

const dropEmpty = statement(`
  DELETE FROM hourly_stat
  WHERE  user_id = $1 AND local_day = ANY($2::integer[]) AND answers = 0 AND lessons = 0`)

/** Adds to the counts; an hour of which nothing is left has no row, as before its first answer. */
export async function addHourCounts(
  queries: Queries,
  { userId, counts }: { userId: string; counts: readonly HourCount[] },
): Promise<void> {
  if (counts.length === 0) return
  const values = [...keys, ...sums].map((name) => counts.map((each) => each[name]))
  await queries.run(add, [userId, ...values])
  const isTakenAway = counts.some(({ answers, lessons }) => answers < 0 || lessons < 0)
  if (isTakenAway) await queries.run(dropEmpty, [userId, counts.map((each) => each.local_day)])
}
