import type { Migration } from './migration'

/** What a learner tells about themselves, and how they like things. */
export const profiles: Migration = {
  name: '0001-profiles',
  steps: [
    `CREATE TABLE profile (
       user_id    uuid        NOT NULL,
       first_name text        NOT NULL,
       last_name  text        NOT NULL,
       created_at timestamptz NOT NULL,
       updated_at timestamptz NOT NULL,
       PRIMARY KEY (user_id)
     )`,
    // One row for each preference: two devices that change different ones never meet.
    `CREATE TABLE preference (
       user_id    uuid        NOT NULL,
       name       text        NOT NULL,
       value      jsonb       NOT NULL,
       changed_at timestamptz NOT NULL,
       PRIMARY KEY (user_id, name)
     )`,
  ],
}
