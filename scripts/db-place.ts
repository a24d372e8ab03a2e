import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ServerPlace } from '../packages/user-db/src/find-server'
import { UserDbStartError } from '../packages/user-db/src/user-db-error'

/** Where the user database is, by the same variables and the same `.env` as the server's. */
export function findUserDataPlace(): ServerPlace {
  const environmentFile = join(import.meta.dirname, '..', '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  return {
    dataFolder: resolve(process.env.KOTONOHA_DATA || 'var'),
    databaseUrl: process.env.DATABASE_URL || undefined,
    log: { info: () => {}, warn: console.warn, error: console.error },
  }
}

/** Runs a command to its end; what a person can mend is told in one line, without a trace. */
export async function runUserDataCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isExpected =
      error instanceof UserDbStartError || (error instanceof Error && 'code' in error)
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}
