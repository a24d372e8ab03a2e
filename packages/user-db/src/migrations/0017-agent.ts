import type { Migration } from './migration'

/**
 * What may act for a learner: tokens made by hand and assistants that were let in, and what they
 * did. Nothing that opens something is stored as it was handed out.
 */
export const agent: Migration = {
  name: '0017-agent',
  steps: [
    // The counts stand in the row that every call reads anyway, so that all nodes count together.
    `CREATE TABLE agent_grant (
       user_id       uuid        NOT NULL,
       grant_id      uuid        NOT NULL,
       kind          text        NOT NULL,
       name          text        NOT NULL,
       hint          text        NOT NULL,
       client_id     text,
       scopes        text        NOT NULL,
       created_at    timestamptz NOT NULL,
       expires_at    timestamptz NOT NULL,
       revoked_at    timestamptz,
       last_used_at  timestamptz,
       minute_number bigint      NOT NULL DEFAULT 0,
       minute_calls  integer     NOT NULL DEFAULT 0,
       minute_writes integer     NOT NULL DEFAULT 0,
       day_number    bigint      NOT NULL DEFAULT 0,
       day_calls     integer     NOT NULL DEFAULT 0,
       PRIMARY KEY (user_id, grant_id)
     )`,
    // Asked for with nothing but the token in hand, so keyed by its hash.
    `CREATE TABLE agent_token (
       token_hash text        NOT NULL,
       user_id    uuid        NOT NULL,
       grant_id   uuid        NOT NULL,
       kind       text        NOT NULL,
       expires_at timestamptz NOT NULL,
       used_at    timestamptz,
       PRIMARY KEY (token_hash)
     )`,
    `CREATE INDEX agent_token_of_grant ON agent_token (user_id, grant_id)`,
    `CREATE TABLE oauth_client (
       client_id     text        NOT NULL,
       name          text        NOT NULL,
       redirect_uris text        NOT NULL,
       source        text        NOT NULL,
       created_at    timestamptz NOT NULL,
       used_at       timestamptz NOT NULL,
       PRIMARY KEY (client_id)
     )`,
    `CREATE TABLE oauth_code (
       code_hash    text        NOT NULL,
       user_id      uuid        NOT NULL,
       grant_id     uuid        NOT NULL,
       client_id    text        NOT NULL,
       redirect_uri text        NOT NULL,
       challenge    text        NOT NULL,
       expires_at   timestamptz NOT NULL,
       used_at      timestamptz,
       PRIMARY KEY (code_hash)
     )`,
    `CREATE TABLE agent_call (
       user_id   uuid        NOT NULL,
       call_id   uuid        NOT NULL,
       grant_id  uuid        NOT NULL,
       tool      text        NOT NULL,
       summary   text        NOT NULL,
       outcome   text        NOT NULL,
       is_change boolean     NOT NULL,
       ms        integer     NOT NULL,
       at        timestamptz NOT NULL,
       PRIMARY KEY (user_id, call_id)
     )`,
    `CREATE TABLE agent_setting (
       user_id        uuid    NOT NULL,
       keeps_look_ups boolean NOT NULL,
       PRIMARY KEY (user_id)
     )`,
    // What was consented to, which the grant gets when the code is redeemed.
    `ALTER TABLE oauth_code ADD COLUMN scopes text NOT NULL DEFAULT ''`,
  ],
}
