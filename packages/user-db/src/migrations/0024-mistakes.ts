import type { Migration } from './migration'

/**
 * Wrong answers of the last days without the right ones among which they stand: somebody who has
 * studied for years has five thousand answers a month, and a few hundred wrong ones.
 */
export const mistakes: Migration = {
  name: '0024-mistakes',
  steps: [
    `CREATE INDEX review_mistakes ON review (user_id, local_day)
     WHERE grade = 1 AND status = 0 AND mode <> 3`,
  ],
}
