import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { UserDbLog } from '../log'
import type { SqlValue, Statement } from '../statement'
import type { Queries, UserDb } from '../user-db'
import { toUserDbError, UserDbUnavailableError } from '../user-db-error'
import type { ConnectionTarget } from './connection-target'
import { openPool } from './pool'

export interface ConnectOptions {
  log: UserDbLog
  /** A number from 0 to 1, below 1: spreads repeated transactions. */
  random: () => number
  /** At most so many at once; left out: what a small server can use. */
  connectionCount?: number
}

/** Serialization failure and deadlock: the same work succeeds when it is run again. */
const repeatableStates = new Set(['40001', '40P01'])

const highestAttemptCount = 6
const firstRepeatDelayMs = 10

/** Talks to a database whose tables are up to date. */
export function connect(
  target: ConnectionTarget,
  { log, random, connectionCount }: ConnectOptions,
): UserDb {
  const pool = openPool(target, log, connectionCount)
  let closing: Promise<void> | undefined
  return {
    query: (statement, values) =>
      withClient(pool, (client) => queriesOf(client).query(statement, values)),
    run: (statement, values) =>
      withClient(pool, (client) => queriesOf(client).run(statement, values)),
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await withClient(pool, (client) => runTransaction(client, work))
        } catch (error) {
          if (!isRepeatable(error) || attempt === highestAttemptCount) throw error
        }
        await wait(firstRepeatDelayMs * 2 ** attempt * random())
      }
    },
    close() {
      if (closing === undefined) {
        // The server may be stopped while the last connections say good-bye; that is no loss.
        pool.removeAllListeners('error').on('error', () => {})
        closing = pool.end()
      }
      return closing
    },
  }
}

async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toUserDbError(error)
  })
  let isBroken = false
  try {
    return await work(client)
  } catch (error) {
    const known = toUserDbError(error)
    isBroken = known instanceof UserDbUnavailableError
    throw known
  } finally {
    client.release(isBroken)
  }
}

function queriesOf(client: pg.PoolClient): Queries {
  return {
    async query<Row>({ name, sql }: Statement<Row>, values: readonly SqlValue[]) {
      gatherWrites(client)
      const { rows } = await client.query({ name, text: sql, values: [...values] })
      // The statement names the row that its text selects; PostgreSQL cannot know it.
      return rows as Row[]
    },
    async run({ name, sql }, values) {
      gatherWrites(client)
      const { rowCount } = await client.query({ name, text: sql, values: [...values] })
      return rowCount ?? 0
    },
  }
}

/**
 * What is asked in one turn of the event loop goes to the server in one write. A write for each
 * statement was a third of the processor time of a submission, and woke the server each time.
 */
function gatherWrites(client: pg.PoolClient): void {
  // Not in its published types.
  const { stream } = (client as pg.PoolClient & { connection: pg.Connection }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function runTransaction<Result>(
  client: pg.PoolClient,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  // Sent together with the first statement of the work, which fails as well if this does.
  gatherWrites(client)
  const begun = client.query('BEGIN')
  begun.catch(() => {})
  try {
    const result = await work(queriesOf(client))
    await begun
    await client.query('COMMIT')
    return result
  } catch (error) {
    // If even this fails, the connection is gone and the server has undone the work by itself.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

function isRepeatable(error: unknown): boolean {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined
  return code !== undefined && repeatableStates.has(code)
}
