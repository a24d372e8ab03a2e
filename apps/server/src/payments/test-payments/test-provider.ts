import type { PaymentProvider } from '@kotonoha/api/payments/payments'
import { settleTime, testPrices } from './test-contracts'
import type { TestCustomer, TestState } from './test-state'

/** Where the pages of the test payments are. */
export const testPayPath = '/dev/pay'

export interface TestPayments {
  state: TestState
  save: () => void
  clock: () => Date
  /** Unguessable: whoever knows the id of a page can use it. */
  newId: () => string
}

/** Payments with which no money moves: pages with buttons in place of a card. */
export function createTestProvider(test: TestPayments): PaymentProvider {
  const { state, save, clock, newId } = test
  const findCheckout = (sessionId: string) =>
    state.checkouts.find((each) => each.sessionId === sessionId)
  return {
    name: 'test',
    listPrices: async () => ({ tax: 'included', prices: [...testPrices] }),
    async createCustomer() {
      const customerId = `test_customer_${newId()}`
      state.customers.push({
        customerId,
        subscriptions: [],
        purchases: [],
        isPaymentRefused: false,
      })
      save()
      return customerId
    },
    async createCheckout({ customerId, plan, checkoutId, expiresAt, paidUrl, leftUrl }) {
      const sessionId = `test_checkout_${checkoutId}`
      if (findCheckout(sessionId) === undefined) {
        const [paidPath, leftPath] = [toPath(paidUrl), toPath(leftUrl)]
        const rest = { expiresAt, paidPath, leftPath }
        state.checkouts.push({ sessionId, customerId, plan, status: 'open', ...rest })
        save()
      }
      return { sessionId, url: `${testPayPath}/checkout/${sessionId}` }
    },
    async findCheckout(sessionId) {
      const found = findCheckout(sessionId)
      if (found === undefined) return 'expired'
      return found.status === 'open' && found.expiresAt <= clock() ? 'expired' : found.status
    },
    async expireCheckout(sessionId) {
      const found = findCheckout(sessionId)
      if (found?.status === 'open') found.status = 'expired'
      save()
    },
    async readCustomer(customerId) {
      const { subscriptions, purchases } = getCustomer(test, customerId)
      return {
        subscriptions: subscriptions.map((each) => ({
          ...each,
          periodEndsAt: each.periodEndsAt,
          cancelsAt: each.cancelsAt,
          endedAt: each.endedAt,
          pastDueSince: each.pastDueSince,
        })),
        purchases: purchases.map((each) => ({
          ...each,
          refundedAt: each.refundedAt,
          disputeLostAt: each.disputeLostAt,
        })),
      }
    },
    findCustomerOf: async () => undefined,
    async openPortal({ customerId, returnUrl }) {
      const portalId = newId()
      state.portals.push({ portalId, customerId, returnPath: toPath(returnUrl) })
      save()
      return `${testPayPath}/portal/${portalId}`
    },
    async cancelAtPeriodEnd(subscriptionId, isCancelled) {
      const found = findSubscription(state, subscriptionId)
      if (found !== undefined) found.cancelsAt = isCancelled ? found.periodEndsAt : undefined
      save()
    },
    async endSubscription(subscriptionId) {
      const found = findSubscription(state, subscriptionId)
      if (found !== undefined && found.endedAt === undefined) {
        Object.assign(found, { status: 'canceled', endedAt: clock() })
      }
      save()
    },
    async refund({ paymentId, amount, key }) {
      if (state.refunds.includes(key)) return
      state.refunds.push(key)
      const paid = state.customers
        .flatMap(({ purchases }) => purchases)
        .find((each) => each.paymentId === paymentId)
      if (paid !== undefined && (amount === undefined || amount >= paid.amount)) {
        paid.refundedAt = clock()
      }
      save()
    },
    async listInvoices(customerId) {
      const { purchases } = getCustomer(test, customerId)
      return {
        invoices: purchases.map(({ paymentId, paidAt, amount, currency, refundedAt }, index) => ({
          invoiceId: paymentId,
          number: `TEST-${String(purchases.length - index).padStart(4, '0')}`,
          at: paidAt,
          amount,
          currency,
          status: refundedAt === undefined ? ('paid' as const) : ('refunded' as const),
          url: `${testPayPath}/invoice/${paymentId}`,
        })),
        nextCursor: null,
      }
    },
    async forgetCustomer(customerId) {
      state.customers = state.customers.filter((each) => each.customerId !== customerId)
      state.checkouts = state.checkouts.filter((each) => each.customerId !== customerId)
      state.portals = state.portals.filter((each) => each.customerId !== customerId)
      save()
    },
    listEvents: async () => [],
  }
}

/** As they are now; throws for one that nobody made. */
export function getCustomer(test: TestPayments, customerId: string): TestCustomer {
  const found = test.state.customers.find((each) => each.customerId === customerId)
  if (found === undefined) throw new RangeError('no such customer of the test payments')
  settleTime(found, { now: test.clock(), newId: test.newId })
  return found
}

function findSubscription(state: TestState, subscriptionId: string) {
  return state.customers
    .flatMap(({ subscriptions }) => subscriptions)
    .find((each) => each.subscriptionId === subscriptionId)
}

/** The browser stays where it is, by whatever name it came to this machine. */
function toPath(url: string): string {
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}
