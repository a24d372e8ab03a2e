import type { Migration } from './migration'

/** Which node asks the payment service for what did not arrive, and up to when that was done. */
export const billingReconciliation: Migration = {
  name: '0021-billing-reconciliation',
  steps: [
    // leased_until: when the next may begin, also where the one before was killed.
    // complete_until: what was told before this moment is known, whatever got lost on the way.
    `CREATE TABLE billing_reconciliation (
       provider       smallint    NOT NULL,
       leased_until   timestamptz NOT NULL,
       complete_until timestamptz,
       PRIMARY KEY (provider)
     )`,
  ],
}
