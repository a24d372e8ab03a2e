import type { Migration } from './migration'

/** What learners brought from other programs, with what takes it back exactly. */
export const imports: Migration = {
  name: '0015-imports',
  steps: [
    // Status: 0 being read (nothing of it counts yet), 1 applied, 2 taken back. `levels` and
    // `own_level` are those before it.
    `CREATE TABLE import_job (
       user_id     uuid        NOT NULL,
       import_id   uuid        NOT NULL,
       source      smallint    NOT NULL,
       name        text        NOT NULL,
       source_hash text        NOT NULL,
       status      smallint    NOT NULL,
       levels      jsonb,
       own_level   smallint,
       cards       integer     NOT NULL,
       created_at  timestamptz NOT NULL,
       applied_at  timestamptz,
       reverted_at timestamptz,
       PRIMARY KEY (user_id, import_id)
     )`,
    // The same file is applied once, however often it is read.
    `CREATE UNIQUE INDEX import_job_applied ON import_job (user_id, source_hash) WHERE status = 1`,
    // `known`: what the source says of the card; `before`: its row before the import, null for
    // none, and meaningless until it is applied.
    `CREATE TABLE import_card (
       user_id    uuid     NOT NULL,
       import_id  uuid     NOT NULL,
       subject_id integer  NOT NULL,
       facet      smallint NOT NULL,
       known      jsonb    NOT NULL,
       is_applied boolean  NOT NULL,
       before     jsonb,
       PRIMARY KEY (user_id, import_id, subject_id, facet)
     )`,
    // Synonyms that the learner had given: what to add, and the note before (null for none).
    `CREATE TABLE import_note (
       user_id    uuid    NOT NULL,
       import_id  uuid    NOT NULL,
       subject_id integer NOT NULL,
       synonyms   jsonb   NOT NULL,
       is_applied boolean NOT NULL,
       before     jsonb,
       after      jsonb,
       PRIMARY KEY (user_id, import_id, subject_id)
     )`,
    // The answers given elsewhere, a row for each card: their learner days and grades in order, of
    // the same length. A card of the source that asks several facets at once has its history under
    // the first of them. Counts only while its job is applied (`listImportedHistories`); no
    // statistic, streak or achievement reads it.
    `CREATE TABLE import_review (
       user_id    uuid       NOT NULL,
       import_id  uuid       NOT NULL,
       subject_id integer    NOT NULL,
       facet      smallint   NOT NULL,
       local_days integer[]  NOT NULL,
       grades     smallint[] NOT NULL,
       PRIMARY KEY (user_id, import_id, subject_id, facet)
     )`,
    // Where the log of an imported card begins: the whole card, for its memory is no standard one.
    'ALTER TABLE card ADD COLUMN base_card jsonb',
    // The change that took it back: cards are gone with it, which no card can tell.
    'ALTER TABLE import_job ADD COLUMN reverted_rev bigint',
  ],
}
