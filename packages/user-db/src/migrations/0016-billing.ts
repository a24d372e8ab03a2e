import type { Migration } from './migration'

/**
 * What learners bought, as far as entitlement asks, and what the payment service told.
 *
 * No card, no address: those are the payment service's alone. `provider` keeps what the test
 * payments of a trial run left from counting once real ones are on.
 */
export const billing: Migration = {
  name: '0016-billing',
  steps: [
    // Of two readings of a customer, the one begun later is kept, whichever ends first.
    `CREATE TABLE billing_customer (
       user_id     uuid        NOT NULL,
       provider    smallint    NOT NULL,
       customer_id text        NOT NULL,
       created_at  timestamptz NOT NULL,
       reads_begun bigint      NOT NULL,
       read_kept   bigint      NOT NULL,
       PRIMARY KEY (user_id, provider)
     )`,
    // Whose customer an event is about: unique among all, so keyed by itself.
    `CREATE TABLE billing_customer_owner (
       customer_id text NOT NULL,
       user_id     uuid NOT NULL,
       PRIMARY KEY (customer_id)
     )`,
    'CREATE INDEX billing_customer_owner_by_user ON billing_customer_owner (user_id)',
    // `session_id`, `url`: what the payment service made of it; null until it has answered.
    `CREATE TABLE billing_checkout (
       user_id       uuid        NOT NULL,
       checkout_id   uuid        NOT NULL,
       provider      smallint    NOT NULL,
       plan          smallint    NOT NULL,
       status        smallint    NOT NULL,
       session_id    text,
       url           text,
       terms_version text        NOT NULL,
       created_at    timestamptz NOT NULL,
       expires_at    timestamptz NOT NULL,
       PRIMARY KEY (user_id, checkout_id)
     )`,
    `CREATE TABLE billing_subscription (
       user_id         uuid        NOT NULL,
       subscription_id text        NOT NULL,
       provider        smallint    NOT NULL,
       plan            smallint    NOT NULL,
       status          smallint    NOT NULL,
       started_at      timestamptz NOT NULL,
       period_ends_at  timestamptz,
       cancels_at      timestamptz,
       ended_at        timestamptz,
       past_due_since  timestamptz,
       seen_at         timestamptz NOT NULL,
       PRIMARY KEY (user_id, subscription_id)
     )`,
    `CREATE TABLE billing_purchase (
       user_id         uuid        NOT NULL,
       payment_id      text        NOT NULL,
       provider        smallint    NOT NULL,
       contract_id     text        NOT NULL,
       plan            smallint    NOT NULL,
       amount          bigint      NOT NULL,
       currency        text        NOT NULL,
       paid_at         timestamptz NOT NULL,
       refunded_at     timestamptz,
       dispute_lost_at timestamptz,
       withdrawn_at    timestamptz,
       PRIMARY KEY (user_id, payment_id)
     )`,
    `CREATE TABLE entitlement (
       user_id    uuid        NOT NULL,
       provider   smallint    NOT NULL,
       kind       smallint    NOT NULL,
       until      timestamptz,
       notice     smallint,
       updated_at timestamptz NOT NULL,
       PRIMARY KEY (user_id, provider)
     )`,
    `CREATE TABLE billing_consent (
       user_id      uuid        NOT NULL,
       consent_id   uuid        NOT NULL,
       kind         smallint    NOT NULL,
       text_version text        NOT NULL,
       given_at     timestamptz NOT NULL,
       PRIMARY KEY (user_id, consent_id)
     )`,
    // What was told and verified, kept for 90 days. It says which object to ask about; nothing else
    // of it is believed. `due_at`: null once it was handled.
    `CREATE TABLE billing_event (
       event_id     text        NOT NULL,
       provider     smallint    NOT NULL,
       type         text        NOT NULL,
       object_id    text        NOT NULL,
       customer_id  text,
       received_at  timestamptz NOT NULL,
       due_at       timestamptz,
       handled_at   timestamptz,
       failures     integer     NOT NULL,
       last_failure text,
       PRIMARY KEY (event_id)
     )`,
    'CREATE INDEX billing_event_by_due ON billing_event (due_at)',
  ],
}
