import { closeInTime } from './close-in-time'
import { connect } from './connection/connect'
import { findServer } from './find-server'
import type { UserDbLog } from './log'
import { allMigrations } from './migrations/all-migrations'
import { migrate } from './migrations/migrate'
import type { UserDb } from './user-db'

export interface UserDbOptions {
  /** Holds the server's files in `user-database`, where there is no `databaseUrl`. */
  dataFolder: string
  /** A PostgreSQL that somebody else runs. */
  databaseUrl?: string | undefined
  log: UserDbLog
  clock: () => Date
  /** A number from 0 to 1, below 1: spreads repeated transactions. */
  random: () => number
}

/**
 * Opens the learners' data and brings its tables up to date.
 *
 * Throws `UserDbStartError` with a message for the person who starts the product.
 */
export async function openUserDb(options: UserDbOptions): Promise<UserDb> {
  const { target, stopServer } = await findServer(options)
  try {
    await migrate(target, { migrations: allMigrations, ...options })
    const userDb = connect(target, options)
    return {
      ...userDb,
      close: () => closeInTime({ close: userDb.close, stopServer }),
    }
  } catch (error) {
    await stopServer()
    throw error
  }
}
