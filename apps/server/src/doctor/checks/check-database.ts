import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findServerToRead } from '@kotonoha/user-db/find-server'
import { describeDatabase } from '@kotonoha/user-db/migrations/describe-database'
import type { Distribution } from '@kotonoha/user-db/migrations/distribute'
import type { Check } from '../finding'

const part = 'Database'

const silence = { info: () => {}, warn: () => {}, error: () => {} }

/** Starts our own server for the question where it does not run. */
export const checkDatabase: Check = async ({ configuration, auth }) => {
  if (auth === undefined) return { part, state: 'off', text: 'KOTONOHA_ACCOUNTS=off: none needed' }
  const { dataFolder, databaseUrl } = configuration
  const whose = databaseUrl === undefined ? `our own in ${dataFolder}` : 'by DATABASE_URL'
  if (databaseUrl === undefined && !existsSync(join(dataFolder, 'user-database'))) {
    return { part, state: 'off', text: `none in ${dataFolder} yet: the first start makes it` }
  }
  const { target, stopServer } = await findServerToRead({ dataFolder, databaseUrl, log: silence })
  try {
    const { serverVersion, missingSteps, unknownMigrations, distribution } =
      await describeDatabase(target)
    const server = `PostgreSQL ${serverVersion}, ${whose}${describeCluster(distribution)}`
    if (unknownMigrations.length > 0) {
      const names = unknownMigrations.join(', ')
      return { part, state: 'wrong', text: `${server}: a newer release changed it (${names})` }
    }
    const missing = missingSteps === 0 ? 'up to date' : 'the next start brings it up to date'
    return { part, state: 'works', text: `${server}, ${missing}` }
  } finally {
    await stopServer()
  }
}

function describeCluster(distribution: Distribution | undefined): string {
  if (distribution === undefined) return ''
  const { version, distributed, all, nodes } = distribution
  const state =
    distributed === all
      ? `${all} tables distributed over ${nodes} machines`
      : `${distributed} of ${all} tables distributed: npm run db:distribute`
  return `, on Citus ${version}, ${state}`
}
