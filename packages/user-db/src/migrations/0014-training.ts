import type { Migration } from './migration'

/** Learners' own parameters of the memory model: who waits to be trained, and what came of it. */
export const training: Migration = {
  name: '0014-training',
  steps: [
    // state: 0 waits, 1 runs, 2 accepted, 3 refused, 4 failed. Whoever runs it holds it until
    // `leased_until`, and proves by `lease` that it is still theirs.
    `CREATE TABLE training_job (
       user_id      uuid             NOT NULL,
       job_id       uuid             NOT NULL,
       state        smallint         NOT NULL,
       is_automatic boolean          NOT NULL,
       asked_at     timestamptz      NOT NULL,
       leased_until timestamptz      NOT NULL,
       lease        uuid,
       attempts     smallint         NOT NULL,
       progress     double precision NOT NULL,
       done_at      timestamptz,
       outcome      jsonb,
       PRIMARY KEY (user_id, job_id)
     )`,
    // A learner is trained once at a time, whoever asks.
    'CREATE UNIQUE INDEX training_job_of_user ON training_job (user_id) WHERE state < 2',
    'CREATE INDEX training_job_by_lease ON training_job (leased_until) WHERE state < 2',
    // What the version before foretold of the same answers, and up to which moment was learnt.
    `ALTER TABLE srs_params
       ADD COLUMN log_loss_before double precision,
       ADD COLUMN rmse            double precision,
       ADD COLUMN rmse_before     double precision,
       ADD COLUMN based_on_at     timestamptz,
       ADD COLUMN model           text NOT NULL DEFAULT 'fsrs-6'`,
    // When it is to be looked at whether enough was answered since the last training.
    `ALTER TABLE kanji_profile
       ADD COLUMN training_check_at timestamptz NOT NULL DEFAULT '1970-01-01T00:00:00Z'`,
    'CREATE INDEX kanji_profile_by_training_check ON kanji_profile (training_check_at)',
  ],
}
