import { forSlicesOfUsers } from './for-slices-of-users'
import type { Migration } from './migration'

/** The statement as it was released counts the answers of all learners at once. */
const countHours = (isOfSlice = '') =>
  `INSERT INTO hourly_stat
     SELECT user_id, local_day, extract(hour FROM reviewed_at AT TIME ZONE 'UTC')::smallint, facet,
            (subject_id / 10000000)::smallint,
            CASE WHEN mode = 3 OR p_recall IS NULL THEN 0
                 WHEN pre_s >= 21 THEN 2 ELSE 1 END,
            count(*) FILTER (WHERE mode <> 3),
            count(*) FILTER (WHERE mode <> 3 AND grade > 1),
            count(*) FILTER (WHERE mode <> 3 AND grade > 2),
            coalesce(sum(floor(p_recall * 1000000 + 0.5)) FILTER (WHERE mode <> 3), 0),
            count(*) FILTER (WHERE mode = 3 OR pre_state = 0),
            sum(answer_ms)
     FROM   review
     WHERE  status = 0${isOfSlice}
     GROUP  BY 1, 2, 3, 4, 5, 6
     ON CONFLICT DO NOTHING`
const countCalibration = (isOfSlice = '') =>
  `INSERT INTO daily_calibration
     SELECT user_id, local_day, least(19, floor(p_recall * 20))::smallint, count(*),
            count(*) FILTER (WHERE grade > 1), sum(floor(p_recall * 1000000 + 0.5))
     FROM   review
     WHERE  status = 0 AND mode <> 3 AND p_recall IS NOT NULL${isOfSlice}
     GROUP  BY 1, 2, 3
     ON CONFLICT DO NOTHING`

const toParts = (count: (isOfSlice: string) => string) =>
  forSlicesOfUsers((isOfSlice) =>
    count(`
     AND    ${isOfSlice}`),
  )

/**
 * What the pages of progress read, so that none of them ever goes through the whole log: the counts
 * of `daily_stat` once more by hour, kind and how well the card was known.
 */
export const progress: Migration = {
  name: '0013-progress',
  steps: [
    // Hours are those of UTC, for a count must follow from the log alone: a learner's zone may
    // change. `age`: 0 no prediction (a lesson, or asked again the same day), 1 young, 2 mature.
    // `clean`: right without a hint. `predicted`: the sum of the predicted chances in millionths, which add up without rounding.
    `CREATE TABLE hourly_stat (
       user_id   uuid     NOT NULL,
       local_day integer  NOT NULL,
       utc_hour  smallint NOT NULL,
       facet     smallint NOT NULL,
       kind      smallint NOT NULL,
       age       smallint NOT NULL,
       answers   integer  NOT NULL,
       correct   integer  NOT NULL,
       clean     integer  NOT NULL,
       predicted bigint   NOT NULL,
       lessons   integer  NOT NULL,
       ms        bigint   NOT NULL,
       PRIMARY KEY (user_id, local_day, utc_hour, facet, kind, age)
     )`,
    countHours(),
    // What was predicted against what came, by twentieths of the predicted chance.
    `CREATE TABLE daily_calibration (
       user_id   uuid     NOT NULL,
       local_day integer  NOT NULL,
       bin       smallint NOT NULL,
       asked     integer  NOT NULL,
       recalled  integer  NOT NULL,
       predicted bigint   NOT NULL,
       PRIMARY KEY (user_id, local_day, bin)
     )`,
    countCalibration(),
    // An achievement that the learner has seen stays, whatever a late answer changes.
    'ALTER TABLE achievement ADD COLUMN seen_at timestamptz',
  ],
  // Millions of answers in one transaction would hold back what is swept from the tables.
  inParts: new Map([
    [countHours(), toParts(countHours)],
    [countCalibration(), toParts(countCalibration)],
  ]),
}
