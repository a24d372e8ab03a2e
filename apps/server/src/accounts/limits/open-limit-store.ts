import { createPostgresStore } from '@kotonoha/auth-server/limits/postgres-buckets'
import type { BucketStore } from '@kotonoha/auth-server/limits/shared-buckets'
import { connect } from '@kotonoha/user-db/connection/connect'
import type { LimitSettings } from '../../configuration'
import type { Log } from '../../log'
import { openRedisStore } from './redis-store'

export interface LimitStore {
  store: BucketStore
  close(): Promise<void>
}

/** Every sign-in asks a few times, and waits for no other. */
const connectionCount = 4

/** Where limits are counted; undefined: in this process. */
export function openLimitStore(limits: LimitSettings, log: Log): LimitStore | undefined {
  switch (limits.kind) {
    case 'memory':
      return undefined
    case 'postgres': {
      const target = { connectionString: limits.databaseUrl }
      const queries = connect(target, { log, random: Math.random, connectionCount })
      return { store: createPostgresStore(queries), close: () => queries.close() }
    }
    case 'redis':
      return openRedisStore(limits.url, log)
  }
}
