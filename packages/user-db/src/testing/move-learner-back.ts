/**
 * A program for measurements: moves all that a learner has studied into the past, by whole days, in
 * the database of the product that runs in a data folder. The product believes no answer that is
 * older than a year; whoever wants a learner of two years has them study one, and moves it back.
 */
import { connect } from '../connection/connect'
import { findServerToRead } from '../find-server'
import { studyTables } from '../queries/account-data/user-tables'
import { beginStudyChange } from '../queries/study/study-profile'
import { statement } from '../statement'
import type { Queries } from '../user-db'
import { silentLog } from './silent-log'

interface Wish {
  dataFolder: string
  userId: string
  days: number
}

/** Longer than anybody's study: no row meets one that has not been moved yet. */
const farDays = 1_000_000

const isDay = (column: string) => /(^|_)day$|^braked_on$/.test(column)

const columnsOf = statement<{ name: string; type: string }>(`
  SELECT attname AS name, format_type(atttypid, NULL) AS type
  FROM   pg_attribute
  WHERE  attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped`)

const span = statement<{ first: number | null; last: number | null }>(
  'SELECT min(local_day) AS first, max(local_day) AS last FROM review WHERE user_id = $1',
)

/** Answers of so many days in one statement: of years they take longer than one may. */
const daysAtOnce = 28

interface Column {
  name: string
  type: string
}

/** The oldest first: none comes to a day that is still to be moved. */
async function moveAnswers(
  { query, run }: Queries,
  columns: readonly Column[],
  learnerDays: readonly Column[],
): Promise<void> {
  const parts = columns.map((each) =>
    learnerDays.includes(each)
      ? `${each.name} = ${each.name} - $2`
      : `${each.name} = ${each.name} - make_interval(hours => 24 * $2)`,
  )
  const move = statement(`
    UPDATE review SET ${parts.join(', ')}
    WHERE  user_id = $1 AND local_day >= $3 AND local_day < $4`)
  const [days] = await query(span, [userId])
  const { first, last } = days ?? {}
  if (first == null || last == null) return
  for (let from = first; from <= last; from += daysAtOnce) {
    await run(move, [userId, wish.days, from, from + daysAtOnce])
  }
}

const archived = statement<{ count: number }>(
  'SELECT count(*)::integer AS count FROM review_archive WHERE user_id = $1',
)

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const wish = JSON.parse(Buffer.concat(chunks).toString()) as Wish
const { dataFolder, userId } = wish

const { target, stopServer } = await findServerToRead({ dataFolder, log: silentLog })
const userDb = connect(target, { log: silentLog, random: Math.random })
await userDb.transaction(async (queries) => {
  // What a node keeps in memory of the learner is of the revision before.
  if ((await beginStudyChange(queries, userId)) === undefined) throw new Error('no profile')
  await refuseArchive(queries)
  for (const { name } of studyTables) {
    const columns = await queries.query(columnsOf, [name])
    const moments = columns.filter(({ type }) => type === 'timestamp with time zone')
    const learnerDays = columns.filter(({ name, type }) => type === 'integer' && isDay(name))
    const away = [
      ...moments.map((each) => `${each.name} = ${each.name} - make_interval(hours => 24 * $2)`),
      ...learnerDays.map((each) => `${each.name} = ${each.name} - ${farDays} - $2`),
    ]
    if (away.length === 0) continue
    if (name === 'review') {
      await moveAnswers(queries, [...moments, ...learnerDays], learnerDays)
      continue
    }
    const set = (parts: readonly string[]) =>
      statement(`UPDATE ${name} SET ${parts.join(', ')} WHERE user_id = $1`)
    await queries.run(set(away), [userId, wish.days])
    if (learnerDays.length === 0) continue
    const near = learnerDays.map((each) => `${each.name} = ${each.name} + ${farDays}`)
    await queries.run(set(near), [userId])
  }
})
await userDb.close()
await stopServer()
process.stdout.write(`${JSON.stringify({ days: wish.days })}\n`)

/** Its days are packed. */
async function refuseArchive({ query }: Queries): Promise<void> {
  const [found] = await query(archived, [userId])
  if (found?.count !== 0) throw new Error('some of it is in the archive already')
}
