import type { Migration } from './migration'

/** What giving cards new dates took away, for as long as it can be taken back. */
export const reschedule: Migration = {
  name: '0020-reschedule',
  steps: [
    // A row for each portion that was done in one; `cards`: those that changed, as they were.
    `CREATE TABLE reschedule (
       user_id       uuid        NOT NULL,
       reschedule_id uuid        NOT NULL,
       part          integer     NOT NULL,
       cards         jsonb       NOT NULL,
       created_at    timestamptz NOT NULL,
       PRIMARY KEY (user_id, reschedule_id, part)
     )`,
  ],
}
