import type { Migration } from './migration'

/**
 * What giving cards new dates took away, for as long as it can be taken back; and what the pages of
 * progress read of somebody who has studied for years.
 */
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
    // Of years of hours the few with lessons, and those with drawings, which progress asks for whole.
    `CREATE INDEX hourly_stat_lessons ON hourly_stat (user_id, local_day, kind) INCLUDE (lessons)
     WHERE facet = 1 AND lessons > 0`,
    `CREATE INDEX hourly_stat_drawn ON hourly_stat (user_id) INCLUDE (clean) WHERE facet = 3`,
  ],
}
