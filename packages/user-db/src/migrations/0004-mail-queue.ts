import type { Migration } from './migration'

/**
 * Mails that wait for the mail server.
 *
 * A queue of the product's and not a learner's table: some mails go to people without an
 * account, so its key is the mail's own. The mail is sealed by whoever wrote it, since it may
 * hold a link or a code, and the database holds neither in the clear.
 */
export const mailQueue: Migration = {
  name: '0004-mail-queue',
  steps: [
    `CREATE TABLE outgoing_mail (
       mail_id      uuid        NOT NULL,
       user_id      uuid,
       sealed_mail  bytea       NOT NULL,
       created_at   timestamptz NOT NULL,
       due_at       timestamptz NOT NULL,
       expires_at   timestamptz NOT NULL,
       failures     integer     NOT NULL,
       last_failure text,
       PRIMARY KEY (mail_id)
     )`,
    'CREATE INDEX outgoing_mail_by_due ON outgoing_mail (due_at)',
    'CREATE INDEX outgoing_mail_by_user ON outgoing_mail (user_id)',
  ],
}
