import type { Migration } from './migration'

/** What taking a reset back restores beside cards, and the brake of the next level. */
export const pace: Migration = {
  name: '0010-pace',
  steps: [
    // Null in resets that were made before: those give back the cards and levels alone.
    'ALTER TABLE level_reset ADD COLUMN own_level smallint',
    // The learner day since which the brake has stopped all lessons.
    'ALTER TABLE kanji_profile ADD COLUMN braked_on integer',
    'ALTER TABLE kanji_profile ADD COLUMN limit_kept boolean NOT NULL DEFAULT false',
  ],
}
