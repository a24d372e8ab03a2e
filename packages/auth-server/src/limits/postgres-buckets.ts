import {
  dropBucket,
  findBucketFullAt,
  giveBackToBucket,
  takeOfBucket,
} from '@kotonoha/user-db/queries/limits/limit-buckets'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { BucketStore } from './shared-buckets'

/**
 * Buckets in the user database. `queries` has connections of its own: what is counted while a
 * transaction is under way must not wait for one that others with transactions hold.
 */
export function createPostgresStore(queries: Queries): BucketStore {
  return {
    take: (key, now, { intervalMs, fillMs }) =>
      takeOfBucket(queries, { key, now, intervalMs, latestFullAt: now + fillMs - intervalMs }),
    giveBack: (key, { intervalMs }) => giveBackToBucket(queries, { key, intervalMs }),
    forget: (key) => dropBucket(queries, key),
    findFullAt: (key) => findBucketFullAt(queries, key),
  }
}
