import type { Migration } from './migration'

/** Named lists of words and kanji, and the links that show them to others. */
export const lists: Migration = {
  name: '0002-lists',
  steps: [
    `CREATE TABLE list (
       user_id    uuid             NOT NULL,
       list_id    uuid             NOT NULL,
       name       text             NOT NULL,
       position   double precision NOT NULL,
       created_at timestamptz      NOT NULL,
       updated_at timestamptz      NOT NULL,
       deleted_at timestamptz,
       PRIMARY KEY (user_id, list_id)
     )`,
    // An item is known by what it is, not by an id: two devices that save the same word mean one.
    `CREATE TABLE list_item (
       user_id         uuid             NOT NULL,
       list_id         uuid             NOT NULL,
       kind            text             NOT NULL,
       target_id       text             NOT NULL,
       word_id         integer,
       shown_text      text             NOT NULL,
       shown_reading   text             NOT NULL,
       shown_meaning   text             NOT NULL,
       note            text             NOT NULL,
       position        double precision NOT NULL,
       added_at        timestamptz      NOT NULL,
       removed_at      timestamptz,
       PRIMARY KEY (user_id, list_id, kind, target_id)
     )`,
    'CREATE INDEX list_item_by_position ON list_item (user_id, list_id, position)',
    'CREATE INDEX list_item_by_target ON list_item (user_id, kind, target_id)',
    `CREATE TABLE list_share (
       user_id    uuid        NOT NULL,
       list_id    uuid        NOT NULL,
       token      text        NOT NULL,
       created_at timestamptz NOT NULL,
       PRIMARY KEY (user_id, list_id)
     )`,
    // A token is unique among everybody, so it is the key of a table of its own.
    `CREATE TABLE share_token (
       token   text NOT NULL,
       user_id uuid NOT NULL,
       list_id uuid NOT NULL,
       PRIMARY KEY (token)
     )`,
  ],
}
