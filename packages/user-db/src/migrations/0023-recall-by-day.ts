import { forSlicesOfUsers } from './for-slices-of-users'
import type { Migration } from './migration'

/**
 * What statistics and dashboard read of somebody who has studied for years: how well cards were
 * remembered by day and facet, two rows a day where `hourly_stat` has thirty, and the cards that fail
 * most.
 */
export const recallByDay: Migration = {
  name: '0023-recall-by-day',
  steps: [
    // First answers of a day to cards learnt earlier, young and mature as in `hourly_stat`;
    // predicted: the sum of the predicted chances in millionths.
    `ALTER TABLE daily_stat
       ADD COLUMN young_asked      integer NOT NULL DEFAULT 0,
       ADD COLUMN young_recalled   integer NOT NULL DEFAULT 0,
       ADD COLUMN young_predicted  bigint  NOT NULL DEFAULT 0,
       ADD COLUMN mature_asked     integer NOT NULL DEFAULT 0,
       ADD COLUMN mature_recalled  integer NOT NULL DEFAULT 0,
       ADD COLUMN mature_predicted bigint  NOT NULL DEFAULT 0`,
    ...forSlicesOfUsers(
      (isOfSlice) => `
     UPDATE daily_stat
     SET    young_asked = counted.young_asked, young_recalled = counted.young_recalled,
            young_predicted = counted.young_predicted, mature_asked = counted.mature_asked,
            mature_recalled = counted.mature_recalled, mature_predicted = counted.mature_predicted
     FROM   (SELECT user_id, local_day, facet,
                    coalesce(sum(answers) FILTER (WHERE age = 1), 0) AS young_asked,
                    coalesce(sum(correct) FILTER (WHERE age = 1), 0) AS young_recalled,
                    coalesce(sum(predicted) FILTER (WHERE age = 1), 0) AS young_predicted,
                    coalesce(sum(answers) FILTER (WHERE age = 2), 0) AS mature_asked,
                    coalesce(sum(correct) FILTER (WHERE age = 2), 0) AS mature_recalled,
                    coalesce(sum(predicted) FILTER (WHERE age = 2), 0) AS mature_predicted
             FROM   hourly_stat
             WHERE  age > 0 AND ${isOfSlice}
             GROUP  BY user_id, local_day, facet) AS counted
     WHERE  daily_stat.user_id = counted.user_id AND daily_stat.local_day = counted.local_day
     AND    daily_stat.facet = counted.facet`,
    ),
    `CREATE INDEX card_lapsing ON card (user_id, lapses DESC, subject_id, facet)
     WHERE (flags & 1) = 0 AND lapses > 1`,
  ],
}
