import { randomUUID } from 'node:crypto'
import type { CheckoutStatus } from '@kotonoha/user-db/queries/billing/billing-numbers'
import type {
  CustomerState,
  PaymentProvider,
  Payments,
  WithdrawalNotice,
} from '../payments/payments'

/** A payment service that a test tells what to say. */
export interface SimplePayments extends Payments {
  customers: Map<string, CustomerState>
  checkouts: Map<string, CheckoutStatus>
  withdrawals: WithdrawalNotice[]
  /** What was given back, by the keys that make it once. */
  refunds: Map<string, { paymentId: string; amount?: number }>
  ended: string[]
}

export function createSimplePayments(): SimplePayments {
  const customers = new Map<string, CustomerState>()
  const checkouts = new Map<string, CheckoutStatus>()
  const withdrawals: WithdrawalNotice[] = []
  const refunds = new Map<string, { paymentId: string; amount?: number }>()
  const ended: string[] = []
  const provider: PaymentProvider = {
    name: 'test',
    listPrices: async () => ({
      tax: 'included',
      prices: [
        { plan: 'monthly', amount: 900, currency: 'eur', interval: 'month' },
        { plan: 'annual', amount: 7200, currency: 'eur', interval: 'year' },
        { plan: 'lifetime', amount: 18_000, currency: 'eur', interval: null },
      ],
    }),
    async createCustomer() {
      const customerId = `customer-${randomUUID()}`
      customers.set(customerId, { subscriptions: [], purchases: [] })
      return customerId
    },
    async createCheckout({ checkoutId }) {
      const sessionId = `session-${checkoutId}`
      if (!checkouts.has(sessionId)) checkouts.set(sessionId, 'open')
      return { sessionId, url: `/pay/${sessionId}` }
    },
    findCheckout: async (sessionId) => checkouts.get(sessionId) ?? 'expired',
    async expireCheckout(sessionId) {
      if (checkouts.get(sessionId) === 'open') checkouts.set(sessionId, 'expired')
    },
    readCustomer: async (customerId) =>
      customers.get(customerId) ?? { subscriptions: [], purchases: [] },
    openPortal: async ({ customerId }) => `/portal/${customerId}`,
    findCustomerOf: async () => undefined,
    async cancelAtPeriodEnd(subscriptionId, isCancelled) {
      for (const { subscriptions } of customers.values()) {
        for (const each of subscriptions) {
          if (each.subscriptionId !== subscriptionId) continue
          each.cancelsAt = isCancelled ? each.periodEndsAt : undefined
        }
      }
    },
    async endSubscription(subscriptionId) {
      ended.push(subscriptionId)
      for (const { subscriptions } of customers.values()) {
        for (const each of subscriptions) {
          if (each.subscriptionId === subscriptionId) {
            Object.assign(each, { status: 'canceled', endedAt: each.startedAt })
          }
        }
      }
    },
    async refund({ key, ...refund }) {
      if (!refunds.has(key)) refunds.set(key, refund)
      if (refund.amount !== undefined) return
      for (const { purchases } of customers.values()) {
        for (const each of purchases) {
          if (each.paymentId === refund.paymentId) each.refundedAt ??= each.paidAt
        }
      }
    },
    listInvoices: async (customerId) => ({
      invoices: (customers.get(customerId)?.purchases ?? []).map((each) => ({
        invoiceId: each.paymentId,
        number: null,
        at: each.paidAt,
        amount: each.amount,
        currency: each.currency,
        status: 'paid' as const,
        url: null,
      })),
      nextCursor: null,
    }),
    async forgetCustomer(customerId) {
      customers.delete(customerId)
    },
    listEvents: async () => [],
  }
  return {
    provider,
    freeLevels: 1,
    findOffer: () => undefined,
    siteUrl: 'https://kotonoha.example',
    announceWithdrawal: async (_queries, notice) => {
      withdrawals.push(notice)
    },
    customers,
    checkouts,
    withdrawals,
    refunds,
    ended,
  }
}
