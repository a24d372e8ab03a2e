import type { Migration } from './migration'

/** Where learners are called back to: their browsers, and when. */
export const notifications: Migration = {
  name: '0018-notifications',
  steps: [
    // An address that the maker of a browser gave out, with the two keys that only this browser
    // can read what is sent there. It is one of the session, and ends with it.
    // `sent_for_day`: the last learner day of which this browser was reminded.
    `CREATE TABLE push_subscription (
       user_id       uuid        NOT NULL,
       endpoint_hash text        NOT NULL,
       endpoint      text        NOT NULL,
       p256dh        text        NOT NULL,
       auth          text        NOT NULL,
       session_id    uuid        NOT NULL,
       device        text        NOT NULL,
       created_at    timestamptz NOT NULL,
       sent_for_day  integer,
       failed_since  timestamptz,
       PRIMARY KEY (user_id, endpoint_hash)
     )`,
    // One browser has one owner: whoever turned reminders on there last.
    'CREATE INDEX push_subscription_by_endpoint ON push_subscription (endpoint_hash)',
    // `for_day`: the learner day that `next_at` was planned for; null where it must be planned yet.
    // `unopened`: what was sent since the learner last opened one or studied.
    `CREATE TABLE notification_plan (
       user_id      uuid        NOT NULL,
       kind         text        NOT NULL,
       next_at      timestamptz NOT NULL,
       for_day      integer,
       sent_for_day integer,
       unopened     integer     NOT NULL,
       PRIMARY KEY (user_id, kind)
     )`,
    'CREATE INDEX notification_plan_by_next ON notification_plan (next_at)',
    // What can be unsubscribed from: none of those that still wait goes out after that.
    'ALTER TABLE outgoing_mail ADD COLUMN kind text',
  ],
}
