/**
 * A program for measurements on a database by URL, asked by JSON on its standard input; answers with
 * JSON. `require-empty` fails where anybody has an account. `copy` makes many learners who are what
 * one is, in a moment. `compare` says which answers are not in the log, and whether the statistics
 * count as many as the log holds.
 */
import { connect } from '../connection/connect'
import { distributedTables } from '../queries/account-data/user-tables'
import { statement } from '../statement'
import type { UserDb } from '../user-db'
import { makeUserId } from './make-user-id'
import { silentLog } from './silent-log'

type Wish = { url: string } & (
  | { kind: 'require-empty' }
  | { kind: 'copy'; userId: string; count: number; subjectIds: number[] }
  | { kind: 'compare'; acknowledged: [userId: string, reviewId: string][] }
)

/** Copied in one statement. */
const copiesAtOnce = 100

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const wish = JSON.parse(Buffer.concat(chunks).toString()) as Wish
const target = { connectionString: wish.url }
const userDb = connect(target, { log: silentLog, random: Math.random })
try {
  console.log(JSON.stringify(await answer(wish)))
} finally {
  await userDb.close()
}

function answer(given: Wish): Promise<unknown> {
  switch (given.kind) {
    case 'require-empty':
      return requireEmpty(userDb)
    case 'copy':
      return copy(userDb, given)
    case 'compare':
      return compare(userDb, given.acknowledged)
  }
}

async function requireEmpty({ query }: UserDb): Promise<true> {
  const table = statement<{ name: string | null }>(`SELECT to_regclass('auth_user')::text AS name`)
  const [found] = await query(table, [])
  if (found?.name == null) return true
  const somebody = statement<{ user_id: string }>('SELECT user_id FROM auth_user LIMIT 1')
  if ((await query(somebody, [])).length === 0) return true
  throw new Error('Somebody has an account in this database: measure on one of its own')
}

async function copy(
  { query, run }: UserDb,
  { userId, count, subjectIds }: { userId: string; count: number; subjectIds: number[] },
): Promise<string[]> {
  const userIds = Array.from({ length: count }, makeUserId)
  const columnsOf = statement<{ name: string }>(`
    SELECT attname AS name FROM pg_attribute
    WHERE  attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped
    AND    attname <> 'user_id'`)
  for (const table of distributedTables) {
    const columns = (await query(columnsOf, [table])).map(({ name }) => name).join(', ')
    const isCard = table === 'card'
    const insert = statement(`
      INSERT INTO ${table} (user_id, ${columns})
      SELECT made.made_id, ${columns}
      FROM   ${table}
      CROSS  JOIN unnest($2::uuid[]) AS made (made_id)
      WHERE  user_id = $1 ${isCard ? 'AND subject_id = ANY($3::integer[])' : ''}`)
    for (let from = 0; from < count; from += copiesAtOnce) {
      const some = userIds.slice(from, from + copiesAtOnce)
      await run(insert, isCard ? [userId, some, subjectIds] : [userId, some])
    }
  }
  return userIds
}

async function compare(
  { query }: UserDb,
  acknowledged: readonly [userId: string, reviewId: string][],
): Promise<{ lost: number; logged: number; counted: number }> {
  const log = statement<{ user_id: string; review_id: string }>(
    'SELECT user_id, review_id FROM review',
  )
  const sums = statement<{ count: number }>(
    'SELECT coalesce(sum(reviews), 0)::integer AS count FROM daily_stat',
  )
  const rows = await query(log, [])
  const there = new Set(rows.map((row) => `${row.user_id} ${row.review_id}`))
  const lost = acknowledged.filter((names) => !there.has(names.join(' '))).length
  const [sum] = await query(sums, [])
  return { lost, logged: rows.length, counted: sum?.count ?? 0 }
}
