import type { Migration } from './migration'

/**
 * Who may sign in, and how.
 *
 * Metadata is text: a learner may write a NUL, which jsonb refuses. Nothing that opens a session
 * is stored as it was handed out: codes and links as hashes, TOTP secrets encrypted; refresh
 * tokens are derived from the session's counter with a key that is kept elsewhere.
 */
export const auth: Migration = {
  name: '0005-auth',
  steps: [
    `CREATE TABLE auth_user (
       user_id                  uuid        NOT NULL,
       role                     text        NOT NULL,
       email                    text,
       phone                    text,
       password_hash            text,
       email_confirmed_at       timestamptz,
       phone_confirmed_at       timestamptz,
       invited_at               timestamptz,
       confirmation_sent_at     timestamptz,
       recovery_sent_at         timestamptz,
       new_email                text,
       email_change_sent_at     timestamptz,
       email_change_half        text,
       reauthentication_sent_at timestamptz,
       last_sign_in_at          timestamptz,
       app_metadata             text        NOT NULL,
       user_metadata            text        NOT NULL,
       is_anonymous             boolean     NOT NULL,
       banned_until             timestamptz,
       deleted_at               timestamptz,
       created_at               timestamptz NOT NULL,
       updated_at               timestamptz NOT NULL,
       PRIMARY KEY (user_id)
     )`,
    // Keyed by the address itself, which is what must be unique among all users.
    `CREATE TABLE auth_address (
       address text NOT NULL,
       user_id uuid NOT NULL,
       PRIMARY KEY (address)
     )`,
    // Addresses that somebody wants to change to; several may want the same until one proves it.
    `CREATE TABLE auth_wanted_address (
       address   text        NOT NULL,
       user_id   uuid        NOT NULL,
       wanted_at timestamptz NOT NULL,
       PRIMARY KEY (address, user_id)
     )`,
    `CREATE TABLE auth_identity (
       user_id         uuid        NOT NULL,
       identity_id     uuid        NOT NULL,
       provider        text        NOT NULL,
       provider_id     text        NOT NULL,
       identity_data   text        NOT NULL,
       last_sign_in_at timestamptz,
       created_at      timestamptz NOT NULL,
       updated_at      timestamptz NOT NULL,
       PRIMARY KEY (user_id, identity_id)
     )`,
    `CREATE TABLE auth_session (
       user_id            uuid        NOT NULL,
       session_id         uuid        NOT NULL,
       aal                text        NOT NULL,
       amr                text        NOT NULL,
       factor_id          uuid,
       refresh_counter    integer     NOT NULL,
       lowest_counter     integer     NOT NULL,
       rotated_at         timestamptz NOT NULL,
       last_used_at       timestamptz NOT NULL,
       user_agent         text        NOT NULL,
       created_at         timestamptz NOT NULL,
       PRIMARY KEY (user_id, session_id)
     )`,
    `CREATE TABLE auth_code (
       user_id          uuid        NOT NULL,
       slot             text        NOT NULL,
       kind             text        NOT NULL,
       address          text        NOT NULL,
       link_hash        text,
       code_hash        text        NOT NULL,
       wrong_tries      integer     NOT NULL,
       keeps_password   boolean     NOT NULL,
       challenge        text,
       challenge_method text,
       expires_at       timestamptz NOT NULL,
       PRIMARY KEY (user_id, slot)
     )`,
    // Redeemed with nothing but the code in hand, so keyed by its hash.
    `CREATE TABLE auth_flow (
       code_hash        text        NOT NULL,
       user_id          uuid        NOT NULL,
       kind             text        NOT NULL,
       challenge        text        NOT NULL,
       challenge_method text        NOT NULL,
       expires_at       timestamptz NOT NULL,
       PRIMARY KEY (code_hash)
     )`,
    `CREATE TABLE auth_factor (
       user_id            uuid        NOT NULL,
       factor_id          uuid        NOT NULL,
       friendly_name      text        NOT NULL,
       status             text        NOT NULL,
       encrypted_secret   text        NOT NULL,
       last_step          bigint      NOT NULL,
       last_challenged_at timestamptz,
       created_at         timestamptz NOT NULL,
       updated_at         timestamptz NOT NULL,
       PRIMARY KEY (user_id, factor_id)
     )`,
    `CREATE TABLE auth_challenge (
       user_id        uuid        NOT NULL,
       challenge_id   uuid        NOT NULL,
       factor_id      uuid        NOT NULL,
       client_address text        NOT NULL,
       created_at     timestamptz NOT NULL,
       used_at        timestamptz,
       PRIMARY KEY (user_id, challenge_id)
     )`,
    // For addresses known and unknown alike, so that the pause tells nobody who has an account.
    `CREATE TABLE auth_mail_pause (
       address_hash text        NOT NULL,
       slot         text        NOT NULL,
       sent_at      timestamptz NOT NULL,
       PRIMARY KEY (address_hash, slot)
     )`,
  ],
}
