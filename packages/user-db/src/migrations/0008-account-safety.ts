import type { Migration } from './migration'

/**
 * What takes a change back that somebody else made, and what tells a learner of it.
 *
 * Tokens and codes are stored as hashes. What an account was like before a change is kept for as
 * long as the change can be taken back, with the factors' secrets as they lie in their own table:
 * encrypted with a key that is kept elsewhere.
 */
export const accountSafety: Migration = {
  name: '0008-account-safety',
  steps: [
    `CREATE TABLE auth_undo (
       user_id    uuid        NOT NULL,
       undo_id    uuid        NOT NULL,
       kind       text        NOT NULL,
       token_hash text        NOT NULL,
       state      text        NOT NULL,
       created_at timestamptz NOT NULL,
       expires_at timestamptz NOT NULL,
       PRIMARY KEY (user_id, undo_id)
     )`,
    `CREATE TABLE auth_known_device (
       user_id      uuid        NOT NULL,
       device_hash  text        NOT NULL,
       last_seen_at timestamptz NOT NULL,
       PRIMARY KEY (user_id, device_hash)
     )`,
    `CREATE TABLE auth_backup_code (
       user_id    uuid        NOT NULL,
       code_hash  text        NOT NULL,
       created_at timestamptz NOT NULL,
       PRIMARY KEY (user_id, code_hash)
     )`,
    // The network that the device signed in from, such as 203.0.113.*; empty before this.
    `ALTER TABLE auth_session ADD COLUMN network text NOT NULL DEFAULT ''`,
    // The session that asked for the change, which goes on when the others end.
    `ALTER TABLE auth_wanted_address ADD COLUMN session_id uuid`,
  ],
}
