import type { Migration } from './migration'

/** What follows a learner from device to device, and what keeps repeated requests harmless. */
export const ownState: Migration = {
  name: '0003-own-state',
  steps: [
    `CREATE TABLE recently_viewed (
       user_id       uuid        NOT NULL,
       kind          text        NOT NULL,
       target_id     text        NOT NULL,
       word_id       integer,
       shown_text    text        NOT NULL,
       shown_reading text        NOT NULL,
       viewed_at     timestamptz NOT NULL,
       PRIMARY KEY (user_id, kind, target_id)
     )`,
    'CREATE INDEX recently_viewed_by_time ON recently_viewed (user_id, viewed_at)',
    // Without it, another device would bring back what was cleared on this one.
    `CREATE TABLE recently_viewed_clearing (
       user_id    uuid        NOT NULL,
       cleared_at timestamptz NOT NULL,
       PRIMARY KEY (user_id)
     )`,
    `CREATE TABLE account_deletion (
       user_id      uuid        NOT NULL,
       requested_at timestamptz NOT NULL,
       due_at       timestamptz NOT NULL,
       PRIMARY KEY (user_id)
     )`,
    'CREATE INDEX account_deletion_by_due ON account_deletion (due_at)',
    `CREATE TABLE applied_mutation (
       user_id     uuid        NOT NULL,
       mutation_id uuid        NOT NULL,
       kind        text        NOT NULL,
       answer      jsonb,
       applied_at  timestamptz NOT NULL,
       PRIMARY KEY (user_id, mutation_id)
     )`,
    'CREATE INDEX applied_mutation_by_time ON applied_mutation (applied_at)',
  ],
}
