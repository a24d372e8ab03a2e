import type { Migration } from './migration'

/**
 * What one client does with a mailed code is told apart from what others do: codes know who asked
 * for them, so that a stranger's mail does not void the owner's and a stranger's wrong tries are
 * counted apart. A session knows which refresh token it handed out twice, a challenge which
 * session asked for it.
 */
export const sharedLimits: Migration = {
  name: '0007-shared-limits',
  steps: [
    `ALTER TABLE auth_code ADD COLUMN asked_by text NOT NULL DEFAULT ''`,
    `ALTER TABLE auth_code ADD COLUMN stranger_tries integer NOT NULL DEFAULT 0`,
    `ALTER TABLE auth_code DROP CONSTRAINT auth_code_pkey,
       ADD CONSTRAINT auth_code_pkey PRIMARY KEY (user_id, slot, asked_by)`,
    `ALTER TABLE auth_session ADD COLUMN handed_again integer NOT NULL DEFAULT 0`,
    `ALTER TABLE auth_challenge ADD COLUMN session_id uuid`,
  ],
}
