import { type BillingFacts, dayMs, type KeptPurchase } from './billing-facts'

/**
 * A consumer may withdraw from a contract made at a distance within 14 days (Directive 2011/83/EU,
 * article 9). The days count from the one after the purchase and end with the last of them, which
 * fifteen times 24 hours cover wherever the learner lives.
 */
const withdrawalMs = 15 * dayMs

/** A contract that may be withdrawn from: all that was paid for it is given back. */
export interface Withdrawal {
  /** The first payment, which made the contract. */
  purchase: KeptPurchase
  /** It and those after it, such as for a change of plan. */
  payments: readonly KeptPurchase[]
  /** Of all of them, in the smallest unit of the currency. */
  amount: number
  until: Date
}

/** The contract that can be withdrawn from now; of several the newest. */
export function findWithdrawal(
  { subscriptions, purchases }: BillingFacts,
  now: Date,
): Withdrawal | undefined {
  const hasEnded = (contractId: string) =>
    subscriptions.some((each) => each.subscriptionId === contractId && each.endedAt !== undefined)
  const [first] = listFirstPayments(purchases)
    .filter(
      (each) =>
        each.refundedAt === undefined &&
        each.disputeLostAt === undefined &&
        each.withdrawnAt === undefined &&
        !hasEnded(each.contractId),
    )
    .map((purchase) => ({
      purchase,
      until: new Date(purchase.paidAt.getTime() + withdrawalMs),
    }))
    .filter(({ until }) => now < until)
    .toSorted((a, b) => b.until.getTime() - a.until.getTime())
  return first && { ...first, ...listPaid(first.purchase, purchases) }
}

function listPaid(
  { contractId }: KeptPurchase,
  purchases: readonly KeptPurchase[],
): Pick<Withdrawal, 'payments' | 'amount'> {
  const payments = purchases.filter(
    (each) => each.contractId === contractId && each.refundedAt === undefined,
  )
  return { payments, amount: payments.reduce((sum, each) => sum + each.amount, 0) }
}

/** Renewals go on with a contract; only its first payment makes one. */
function listFirstPayments(purchases: readonly KeptPurchase[]): KeptPurchase[] {
  return purchases.filter(
    (each) =>
      !purchases.some(
        (other) => other.contractId === each.contractId && other.paidAt < each.paidAt,
      ),
  )
}
