import type { Purchase, Subscription } from '@kotonoha/billing/billing-facts'
import type { Plan } from '@kotonoha/billing/plan'
import type { Offer } from '@kotonoha/contract/site/offer'
import type {
  CheckoutStatus,
  PaymentProviderName,
} from '@kotonoha/user-db/queries/billing/billing-numbers'
import type { BillingEvent } from '@kotonoha/user-db/queries/billing/events'
import type { Queries } from '@kotonoha/user-db/user-db'

/** The payment service did not answer, or not as it should; the message names no learner. */
export class PaymentsUnavailableError extends Error {
  override readonly name = 'PaymentsUnavailableError'
}

/** What a plan costs. */
export interface PlanPrice {
  plan: Plan
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
  interval: 'month' | 'year' | null
}

/** What can be bought. */
export interface PriceList {
  /** Whether tax comes on top of a price where it applies. */
  tax: 'added' | 'included'
  prices: PlanPrice[]
}

/** All that the payment service knows of a customer and that entitlement asks for. */
export interface CustomerState {
  subscriptions: Subscription[]
  purchases: Purchase[]
}

export interface Invoice {
  invoiceId: string
  number: string | null
  at: Date
  amount: number
  currency: string
  status: 'paid' | 'open' | 'void' | 'refunded'
  url: string | null
}

/** What a page of the payment service is opened for. */
export interface CheckoutWish {
  customerId: string
  plan: Plan
  checkoutId: string
  expiresAt: Date
  /** Where the learner comes back to, paid or not. */
  paidUrl: string
  leftUrl: string
}

/**
 * Somebody who takes payments. Every call may throw `PaymentsUnavailableError`; those that change
 * something may be repeated with the same arguments and do it once.
 */
export interface PaymentProvider {
  name: PaymentProviderName
  listPrices: () => Promise<PriceList>
  createCustomer: (learner: { userId: string; email: string }) => Promise<string>
  createCheckout: (wish: CheckoutWish) => Promise<{ sessionId: string; url: string }>
  findCheckout: (sessionId: string) => Promise<CheckoutStatus>
  /** So that it can no more be paid. */
  expireCheckout: (sessionId: string) => Promise<void>
  /** Undefined for one that was deleted there, whose contracts have ended with that. */
  readCustomer: (customerId: string) => Promise<CustomerState | undefined>
  /** Whose an object is that an event is about and that names no customer itself. */
  findCustomerOf: (objectId: string) => Promise<string | undefined>
  /** One page for each `key`, however often it is asked for. */
  openPortal: (wish: {
    customerId: string
    subscriptionId: string | undefined
    flow: 'payment-method' | 'update' | 'pay' | undefined
    returnUrl: string
    key: string
  }) => Promise<string>
  /** Ends a subscription with the time that is paid for; or has it go on after all. */
  cancelAtPeriodEnd: (subscriptionId: string, isCancelled: boolean) => Promise<void>
  /** Ends it now; one that has ended stays so. */
  endSubscription: (subscriptionId: string) => Promise<void>
  /** Gives a payment back: all of it, or an amount; `key` once at most. */
  refund: (wish: { paymentId: string; amount?: number; key: string }) => Promise<void>
  listInvoices: (
    customerId: string,
    cursor: string | undefined,
  ) => Promise<{ invoices: Invoice[]; nextCursor: string | null }>
  /** Ends all of a customer's contracts and forgets them, as far as the law lets it. */
  forgetCustomer: (customerId: string) => Promise<void>
  /** What it told lately; nothing where it tells nothing by itself. */
  listEvents: (since: Date) => Promise<BillingEvent[]>
}

/** A mail that says when a withdrawal was received. */
export interface WithdrawalNotice {
  userId: string
  email: string
  firstName: string
  paymentId: string
  plan: Plan
  amount: number
  currency: string
  withdrawnAt: Date
}

/** What procedures need to sell something. */
export interface Payments {
  provider: PaymentProvider
  /** The levels whose lessons are free. */
  freeLevels: number
  /** What can be bought, as far as it is known now. */
  findOffer: () => Offer | undefined
  /** Address of the site, as learners know it. */
  siteUrl: string
  /** Puts the mail into the queue, in the transaction of what it tells about. */
  announceWithdrawal: (queries: Queries, notice: WithdrawalNotice) => Promise<void>
}
