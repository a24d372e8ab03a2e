import type { Migration } from './migration'

/** What was counted against limits, where several nodes count together (decision 047). */
export const limitBuckets: Migration = {
  name: '0022-limit-buckets',
  steps: [
    // key: a mark on whom it counts, which only the secret of the installation can make.
    // full_at: milliseconds since 1970.
    `CREATE TABLE limit_bucket (
       key     text             NOT NULL,
       full_at double precision NOT NULL,
       PRIMARY KEY (key)
     )`,
  ],
}
