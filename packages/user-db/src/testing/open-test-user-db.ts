import { inject } from 'vitest'
import { connect } from '../connection/connect'
import type { ConnectionTarget } from '../connection/connection-target'
import type { UserDb } from '../user-db'
import { silentLog } from './silent-log'
import type { LentDatabase } from './test-servers'

/** Set for the second pass, on the server that `TEST_DATABASE_URL` names. */
export const onOtherServer = process.env.TEST_ON_OTHER_SERVER === 'yes'

/**
 * Opens a database with all tables and no rows, for one test file; its `close` drops it.
 *
 * A copy of a migrated template on a server that the whole run shares: about 40 ms.
 */
export async function openTestUserDb(): Promise<UserDb> {
  const { target, drop } = await lendTestDatabase()
  const userDb = connect(target, { log: silentLog, random: () => 0.5 })
  return {
    ...userDb,
    async close() {
      await userDb.close()
      await drop()
    },
  }
}

/** Lends a database to a test that connects by itself: migrated, or without any table. */
export async function lendTestDatabase({ isEmpty = false } = {}): Promise<{
  target: ConnectionTarget
  drop: () => Promise<void>
}> {
  const wishes = `${onOtherServer ? 'other&' : ''}${isEmpty ? 'empty' : ''}`
  const lent = (await ask(`?${wishes}`, 'GET')) as LentDatabase
  return {
    target: lent.target,
    drop: async () => {
      await ask(`?${wishes}&name=${lent.name}`, 'DELETE')
    },
  }
}

async function ask(query: string, method: 'GET' | 'DELETE'): Promise<unknown> {
  const response = await fetch(`${inject('testDatabasesUrl')}/${query}`, { method })
  if (!response.ok) throw new Error(`No test database: ${await response.text()}`)
  return response.json()
}
