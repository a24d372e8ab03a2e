import { createPostgresStore } from '@kotonoha/auth-server/limits/postgres-buckets'
import type { BucketStore } from '@kotonoha/auth-server/limits/shared-buckets'
import { connect } from '@kotonoha/user-db/connection/connect'
import type { LimitSettings } from '../../configuration'
import type { Log } from '../../log'

export interface LimitStore {
  store: BucketStore
  close(): Promise<void>
}

/** Every sign-in asks a few times, and waits for no other. */
const connectionCount = 4

/** Where limits are counted; undefined: in this process. */
export async function openLimitStore(
  limits: LimitSettings,
  log: Log,
): Promise<LimitStore | undefined> {
  switch (limits.kind) {
    case 'memory':
      return undefined
    case 'postgres': {
      const target = { connectionString: limits.databaseUrl }
      const queries = connect(target, { log, random: Math.random, connectionCount })
      return { store: createPostgresStore(queries), close: () => queries.close() }
    }
    case 'redis': {
      // Its client is some hundred files, which a start without it need not read.
      const { openRedisStore } = await import('./redis-store')
      return openRedisStore(limits.url, log)
    }
  }
}
