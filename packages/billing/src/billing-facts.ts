import type { Plan } from './plan'

/** The states of a subscription, by the names that Stripe gives them. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** A contract that renews itself, as the payment service tells of it. */
export interface Subscription {
  subscriptionId: string
  plan: Plan
  status: SubscriptionStatus
  startedAt: Date
  /** The end of the time that the latest invoice is for. */
  periodEndsAt: Date | undefined
  /** When it will end because it was cancelled. */
  cancelsAt: Date | undefined
  /** When it did end. */
  endedAt: Date | undefined
  /** Since when an invoice is open that could not be paid. */
  pastDueSince: Date | undefined
}

/** A payment that was made. */
export interface Purchase {
  paymentId: string
  /** The subscription that it is for; its own id where something was bought once for ever. */
  contractId: string
  plan: Plan
  /** In the smallest unit of the currency, such as cents. */
  amount: number
  /** ISO 4217, in small letters. */
  currency: string
  paidAt: Date
  /** When all of it had been given back; a part given back changes nothing. */
  refundedAt: Date | undefined
  /** When the bank took it back for good. */
  disputeLostAt: Date | undefined
}

/** A payment with what the learner declared about it here. */
export interface KeptPurchase extends Purchase {
  /** When the learner withdrew from the contract. */
  withdrawnAt: Date | undefined
}

/** All that decides what a learner has. */
export interface BillingFacts {
  subscriptions: readonly Subscription[]
  purchases: readonly KeptPurchase[]
}

export const dayMs = 86_400_000
