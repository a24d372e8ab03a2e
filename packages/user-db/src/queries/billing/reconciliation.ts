import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type PaymentProviderName, providerNumbers } from './billing-numbers'

const take = statement<{ complete_until: Date | null }>(`
  INSERT INTO billing_reconciliation AS kept (provider, leased_until, complete_until)
  VALUES ($1, $3, NULL)
  ON CONFLICT (provider) DO UPDATE
  SET    leased_until = excluded.leased_until
  WHERE  kept.leased_until <= $2
  RETURNING kept.complete_until`)

/** A node's turn to ask for what did not arrive; `completeUntil` is where the last one ended. */
export interface Reconciliation {
  completeUntil: Date | undefined
}

/** Undefined while another node is at it, or was lately. */
export async function takeReconciliation(
  queries: Queries,
  { provider, at, leaseMs }: { provider: PaymentProviderName; at: Date; leaseMs: number },
): Promise<Reconciliation | undefined> {
  const until = new Date(at.getTime() + leaseMs)
  const [row] = await queries.query(take, [providerNumbers.toNumber(provider), at, until])
  return row && { completeUntil: row.complete_until ?? undefined }
}

const finish = statement(`
  UPDATE billing_reconciliation
  SET    leased_until = $3, complete_until = $2
  WHERE  provider = $1`)

/** All that was told before `at` is known now; the next turn is at `nextAt`. */
export async function finishReconciliation(
  queries: Queries,
  { provider, at, nextAt }: { provider: PaymentProviderName; at: Date; nextAt: Date },
): Promise<void> {
  await queries.run(finish, [providerNumbers.toNumber(provider), at, nextAt])
}
