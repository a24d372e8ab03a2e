import pg from 'pg'
import type { UserDbLog } from '../log'
import type { ConnectionTarget } from './connection-target'

/** Enough to keep a small server's disk busy; more only wait there instead of here. */
const standardConnectionCount = 16

/** A request that gets no connection for so long is told so, rather than kept waiting. */
const connectionTimeoutMs = 3_000

/**
 * A connection that nobody used for so long is ended. A new one must be made, and plan each statement
 * once more: after the seconds that are usual, whoever looks at a page now and then would pay for that
 * every time.
 */
const idleTimeoutMs = 600_000

/** No statement of ours comes near; a lock that nobody lets go of does. */
const statementTimeoutMs = 5_000

/** Later than the server's own limit: only met when the server does not answer at all. */
const answerTimeoutMs = 6_000

// Our statements look up by keys: a plan for each call finds none better, and costs as much again.
// Citus finds the shard in the values of a call, and can plan nothing that it is asked without them.
const preferGenericPlans = `
  SELECT set_config('plan_cache_mode', 'force_generic_plan', false)
  WHERE  NOT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus')`

/** Opens connections as they are needed, and forgets those that broke. */
export function openPool(
  target: ConnectionTarget,
  log: UserDbLog,
  connectionCount = standardConnectionCount,
): pg.Pool {
  const pool = new pg.Pool({
    ...target,
    application_name: 'kotonoha',
    max: connectionCount,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    // Statements that do not wait for each other travel together: one way to the server and back.
    pipeline: true,
    types: { getTypeParser },
  })
  // A connection broke while nobody used it; whoever asks next gets a new one.
  pool.on('error', (error) => log.warn('lost a database connection', { reason: error.message }))
  // One that breaks between two queries of a transaction says so to nobody else, and an error that
  // nobody hears ends the process. The next query on it fails.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // Travels with the first statement. Where it fails, plans only cost more.
    client.query(preferGenericPlans).catch(() => {})
  })
  return pool
}

const typeIds = { bigint: 20, date: 1082 }

/** Counts arrive as numbers, and dates without a time as the text that they are. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (typeId, format) => {
  if (typeId === typeIds.bigint) return Number
  if (typeId === typeIds.date) return String
  return pg.types.getTypeParser(typeId, format)
}
