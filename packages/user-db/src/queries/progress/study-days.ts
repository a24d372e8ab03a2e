import { statement } from '../../statement'
import type { Queries } from '../../user-db'

interface Stretch {
  userId: string
  /** Learner days, both included. */
  from: number
  to: number
}

/** What was done with one kind of item on one learner day. */
export interface KindDay {
  learnerDay: number
  /** 1 component, 2 kanji, 3 word. */
  kind: number
  answers: number
  correct: number
  /** Answers that were the first of the day to a card learnt earlier. */
  firstTries: number
  recalled: number
  /** Items whose lesson was done: every item has a meaning. */
  lessons: number
  newCards: number
  ms: number
}

const kindDays = statement<{
  local_day: number
  kind: number
  answers: number
  correct: number
  first_tries: number
  recalled: number
  lessons: number
  new_cards: number
  ms: number
}>(`
  SELECT local_day, kind, sum(answers) AS answers, sum(correct) AS correct,
         coalesce(sum(answers) FILTER (WHERE age > 0), 0) AS first_tries,
         coalesce(sum(correct) FILTER (WHERE age > 0), 0) AS recalled,
         coalesce(sum(lessons) FILTER (WHERE facet = 1), 0) AS lessons,
         sum(lessons) AS new_cards, sum(ms)::double precision AS ms
  FROM   hourly_stat
  WHERE  user_id = $1 AND local_day BETWEEN $2 AND $3
  GROUP  BY local_day, kind
  ORDER  BY local_day, kind`)

/** Days with study by kind, the oldest first. */
export async function listKindDays(
  queries: Queries,
  { userId, from, to }: Stretch,
): Promise<KindDay[]> {
  return (await queries.query(kindDays, [userId, from, to])).map((row) => ({
    learnerDay: row.local_day,
    kind: row.kind,
    answers: row.answers,
    correct: row.correct,
    firstTries: row.first_tries,
    recalled: row.recalled,
    lessons: row.lessons,
    newCards: row.new_cards,
    ms: row.ms,
  }))
}

/** How well cards were remembered in one hour of the day (UTC), over a stretch of days. */
export interface HourRate {
  utcHour: number
  answers: number
  firstTries: number
  recalled: number
}

const hourRates = statement<{
  utc_hour: number
  answers: number
  first_tries: number
  recalled: number
}>(`
  SELECT utc_hour, sum(answers) AS answers,
         coalesce(sum(answers) FILTER (WHERE age > 0), 0) AS first_tries,
         coalesce(sum(correct) FILTER (WHERE age > 0), 0) AS recalled
  FROM   hourly_stat
  WHERE  user_id = $1 AND local_day BETWEEN $2 AND $3
  GROUP  BY utc_hour
  ORDER  BY utc_hour`)

export async function listHourRates(
  queries: Queries,
  { userId, from, to }: Stretch,
): Promise<HourRate[]> {
  return (await queries.query(hourRates, [userId, from, to])).map((row) => ({
    utcHour: row.utc_hour,
    answers: row.answers,
    firstTries: row.first_tries,
    recalled: row.recalled,
  }))
}

const firstDay = statement<{ local_day: number | null }>(`
  SELECT min(local_day) AS local_day FROM daily_stat WHERE user_id = $1`)

/** The first learner day with study; undefined where there is none yet. */
export async function findFirstDay(queries: Queries, userId: string): Promise<number | undefined> {
  const [row] = await queries.query(firstDay, [userId])
  return row?.local_day ?? undefined
}

const lastDay = statement<{ local_day: number | null }>(`
  SELECT max(local_day) AS local_day FROM daily_stat WHERE user_id = $1`)

/** The last learner day with study; undefined where there is none yet. */
export async function findLastDay(queries: Queries, userId: string): Promise<number | undefined> {
  const [row] = await queries.query(lastDay, [userId])
  return row?.local_day ?? undefined
}

const introduced = statement<{ local_day: number; kind: number; items: number }>(`
  SELECT $2::integer - ($2::integer - local_day) / $3::integer * $3::integer AS local_day, kind,
         sum(lessons) AS items
  FROM   hourly_stat
  WHERE  user_id = $1 AND facet = 1 AND lessons > 0 AND local_day <= $2
  GROUP  BY 1, kind
  ORDER  BY 1`)

interface Introduced {
  userId: string
  today: number
  /** Days that are counted together, each such stretch by its last one: today, and back from it. */
  step: number
}

/** Items whose lesson was done, by kind and stretch of days, the oldest first. */
export async function listIntroduced(
  queries: Queries,
  { userId, today, step }: Introduced,
): Promise<{ learnerDay: number; kind: number; items: number }[]> {
  return (await queries.query(introduced, [userId, today, step])).map((row) => ({
    learnerDay: row.local_day,
    kind: row.kind,
    items: row.items,
  }))
}
