import pg from 'pg'
import type { ConnectionTarget } from '../connection/connection-target'
import { toUserDbError, UserDbStartError, UserDbUnavailableError } from '../user-db-error'

/** Any number, as long as nobody else on the server locks it: "koto" as bytes. */
const lockKey = 0x6b_6f_74_6f

/**
 * Does what changes tables while nobody else does: of several processes that come at once, the
 * others wait. Throws `UserDbStartError`; `what` names the work in its message.
 */
export async function underSchemaLock<Result>(
  target: ConnectionTarget,
  what: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...target, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    return await work(client)
  } catch (error) {
    if (error instanceof UserDbStartError) throw error
    const known = toUserDbError(error)
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserDbStartError(
      known instanceof UserDbUnavailableError
        ? `The user database cannot be reached (${reason}): check DATABASE_URL and that the server runs`
        : `The user database could not be ${what}: ${reason}`,
      { cause: error },
    )
  } finally {
    // Ends the session and with it the lock.
    await client.end().catch(() => {})
  }
}
