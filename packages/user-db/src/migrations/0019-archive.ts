import type { Migration } from './migration'

/**
 * The older part of the log of answers, packed: one row for each card (decision 039). Nothing reads
 * it but what must know of every answer there ever was.
 */
export const archive: Migration = {
  name: '0019-archive',
  steps: [
    // packed: the answers in the order in which they were given (`packed-reviews.ts`), without their
    // ids, which do not compress and by which an answer that comes twice is known.
    `CREATE TABLE review_archive (
       user_id    uuid     NOT NULL,
       subject_id integer  NOT NULL,
       facet      smallint NOT NULL,
       review_ids uuid[]   NOT NULL,
       packed     bytea    NOT NULL,
       PRIMARY KEY (user_id, subject_id, facet)
     )`,
    // It is compressed already.
    'ALTER TABLE review_archive ALTER COLUMN packed SET STORAGE EXTERNAL',
    // Whether nothing was left due at the end of a day, for which the whole log would be asked.
    `CREATE TABLE settled_day (
       user_id   uuid    NOT NULL,
       local_day integer NOT NULL,
       dues_done boolean NOT NULL,
       PRIMARY KEY (user_id, local_day)
     )`,
  ],
}
