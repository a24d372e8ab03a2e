import type { Migration } from './migration'

/**
 * Kanji study: cards, the log of answers they follow from, and what is counted from it.
 *
 * Learner days are whole numbers (days since 1970 as the learner lives them) and not dates, which
 * would be taken for days of some zone. Stability and difficulty have full precision: a card that
 * is folded again from its log must be the very same.
 */
export const study: Migration = {
  name: '0006-study',
  steps: [
    // Its row is locked by every change of the learner's study data, so that these come in turn;
    // `rev` counts them.
    `CREATE TABLE kanji_profile (
       user_id            uuid        NOT NULL,
       level              smallint    NOT NULL,
       settings           jsonb       NOT NULL,
       goal               text,
       vacation_since     timestamptz,
       params_version     integer     NOT NULL,
       curriculum_version integer     NOT NULL,
       rev                bigint      NOT NULL,
       profile_rev        bigint      NOT NULL,
       created_at         timestamptz NOT NULL,
       PRIMARY KEY (user_id)
     )`,
    `CREATE TABLE level_progress (
       user_id   uuid        NOT NULL,
       level     smallint    NOT NULL,
       opened_at timestamptz NOT NULL,
       passed_at timestamptz,
       source    smallint    NOT NULL,
       PRIMARY KEY (user_id, level)
     )`,
    // base_…: where the log of the card begins, for one that was reset or assumed known.
    `CREATE TABLE card (
       user_id         uuid             NOT NULL,
       subject_id      integer          NOT NULL,
       facet           smallint         NOT NULL,
       state           smallint         NOT NULL,
       due_at          timestamptz,
       s               double precision,
       d               double precision,
       last_review_at  timestamptz,
       last_day        integer,
       reps            integer          NOT NULL,
       lapses          smallint         NOT NULL,
       streak          integer          NOT NULL,
       flags           smallint         NOT NULL,
       first_passed_at timestamptz,
       base_at         timestamptz,
       base_day        integer,
       base_reps       integer,
       base_due        timestamptz,
       rev             bigint           NOT NULL,
       PRIMARY KEY (user_id, subject_id, facet)
     )`,
    'CREATE INDEX card_by_due ON card (user_id, due_at) WHERE (flags & 1) = 0',
    'CREATE INDEX card_by_rev ON card (user_id, rev)',
    // pre_…: the card as the answer found it, so that undoing is exact.
    `CREATE TABLE review (
       user_id       uuid             NOT NULL,
       review_id     uuid             NOT NULL,
       subject_id    integer          NOT NULL,
       facet         smallint         NOT NULL,
       reviewed_at   timestamptz      NOT NULL,
       local_day     integer          NOT NULL,
       grade         smallint         NOT NULL,
       given_grade   smallint         NOT NULL,
       verdict       smallint         NOT NULL,
       mode          smallint         NOT NULL,
       status        smallint         NOT NULL,
       answer_ms     integer          NOT NULL,
       elapsed_days  integer          NOT NULL,
       p_recall      double precision,
       based_on_reps integer          NOT NULL,
       pre_state     smallint         NOT NULL,
       pre_due       timestamptz,
       pre_s         double precision,
       pre_d         double precision,
       pre_last      timestamptz,
       pre_last_day  integer,
       pre_reps      integer          NOT NULL,
       pre_lapses    smallint         NOT NULL,
       pre_streak    integer          NOT NULL,
       pre_flags     smallint         NOT NULL,
       pre_passed    timestamptz,
       session_id    uuid,
       answer        text             NOT NULL,
       received_at   timestamptz      NOT NULL,
       PRIMARY KEY (user_id, review_id)
     )`,
    'CREATE INDEX review_by_card ON review (user_id, subject_id, facet, reviewed_at)',
    'CREATE INDEX review_by_day ON review (user_id, local_day)',
    `CREATE TABLE study_session (
       user_id    uuid        NOT NULL,
       session_id uuid        NOT NULL,
       mode       smallint    NOT NULL,
       level      smallint,
       status     smallint    NOT NULL,
       version    integer     NOT NULL,
       doc        text        NOT NULL,
       subjects   jsonb       NOT NULL,
       device     text        NOT NULL,
       started_at timestamptz NOT NULL,
       touched_at timestamptz NOT NULL,
       answered   integer     NOT NULL,
       correct    integer     NOT NULL,
       ms         integer     NOT NULL,
       remaining  integer     NOT NULL,
       rev        bigint      NOT NULL,
       PRIMARY KEY (user_id, session_id)
     )`,
    'CREATE UNIQUE INDEX study_session_live ON study_session (user_id) WHERE status = 1',
    'CREATE INDEX study_session_by_start ON study_session (user_id, started_at)',
    `CREATE TABLE daily_stat (
       user_id   uuid     NOT NULL,
       local_day integer  NOT NULL,
       facet     smallint NOT NULL,
       reviews   integer  NOT NULL,
       correct   integer  NOT NULL,
       new_cards integer  NOT NULL,
       ms        bigint   NOT NULL,
       PRIMARY KEY (user_id, local_day, facet)
     )`,
    // A day that counts for the streak.
    `CREATE TABLE streak_day (
       user_id   uuid    NOT NULL,
       local_day integer NOT NULL,
       PRIMARY KEY (user_id, local_day)
     )`,
    `CREATE TABLE streak (
       user_id  uuid    NOT NULL,
       current  integer NOT NULL,
       longest  integer NOT NULL,
       freezes  integer NOT NULL,
       last_day integer,
       PRIMARY KEY (user_id)
     )`,
    // Days that break no streak: of a vacation, or too short by travel.
    `CREATE TABLE excused_days (
       user_id  uuid    NOT NULL,
       from_day integer NOT NULL,
       to_day   integer,
       PRIMARY KEY (user_id, from_day)
     )`,
    `CREATE TABLE event (
       user_id  uuid        NOT NULL,
       event_id uuid        NOT NULL,
       type     smallint    NOT NULL,
       at       timestamptz NOT NULL,
       data     jsonb       NOT NULL,
       PRIMARY KEY (user_id, event_id)
     )`,
    'CREATE INDEX event_by_time ON event (user_id, at)',
    `CREATE TABLE achievement (
       user_id   uuid        NOT NULL,
       key       text        NOT NULL,
       earned_at timestamptz NOT NULL,
       PRIMARY KEY (user_id, key)
     )`,
    `CREATE TABLE study_note (
       user_id    uuid        NOT NULL,
       subject_id integer     NOT NULL,
       synonyms   jsonb       NOT NULL,
       note       text        NOT NULL,
       updated_at timestamptz NOT NULL,
       PRIMARY KEY (user_id, subject_id)
     )`,
    // "Study this": lessons that the learner asked for.
    `CREATE TABLE wanted_subject (
       user_id    uuid        NOT NULL,
       subject_id integer     NOT NULL,
       added_at   timestamptz NOT NULL,
       PRIMARY KEY (user_id, subject_id)
     )`,
    `CREATE TABLE srs_params (
       user_id    uuid             NOT NULL,
       version    integer          NOT NULL,
       w          jsonb            NOT NULL,
       log_loss   double precision,
       reviews    integer          NOT NULL,
       created_at timestamptz      NOT NULL,
       active     boolean          NOT NULL,
       PRIMARY KEY (user_id, version)
     )`,
    // What a reset of levels took away, for as long as it can be taken back.
    `CREATE TABLE level_reset (
       user_id    uuid        NOT NULL,
       reset_id   uuid        NOT NULL,
       from_level smallint    NOT NULL,
       cards      jsonb       NOT NULL,
       levels     jsonb       NOT NULL,
       created_at timestamptz NOT NULL,
       PRIMARY KEY (user_id, reset_id)
     )`,
  ],
}
