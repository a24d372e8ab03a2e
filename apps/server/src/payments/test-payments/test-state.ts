import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { subscriptionStatuses } from '@kotonoha/billing/billing-facts'
import { plans } from '@kotonoha/billing/plan'
import { z } from 'zod'

const moment = z.coerce.date()
const maybe = moment.optional()

const subscription = z.object({
  subscriptionId: z.string(),
  plan: z.enum(plans),
  status: z.enum(subscriptionStatuses),
  startedAt: moment,
  periodEndsAt: maybe,
  cancelsAt: maybe,
  endedAt: maybe,
  pastDueSince: maybe,
})

const purchase = z.object({
  paymentId: z.string(),
  contractId: z.string(),
  plan: z.enum(plans),
  amount: z.int(),
  currency: z.string(),
  paidAt: moment,
  refundedAt: maybe,
  disputeLostAt: maybe,
})

const customer = z.object({
  customerId: z.string(),
  subscriptions: z.array(subscription),
  purchases: z.array(purchase),
  /** Whether the way to pay works when the next payment is due. */
  isPaymentRefused: z.boolean(),
})

const checkout = z.object({
  sessionId: z.string(),
  customerId: z.string(),
  plan: z.enum(plans),
  status: z.enum(['open', 'paid', 'expired']),
  expiresAt: moment,
  paidPath: z.string(),
  leftPath: z.string(),
})

const testState = z.object({
  customers: z.array(customer),
  checkouts: z.array(checkout),
  portals: z.array(
    z.object({ portalId: z.string(), customerId: z.string(), returnPath: z.string() }),
  ),
  /** Refunds that were done, by their keys. */
  refunds: z.array(z.string()),
})

export type TestState = z.infer<typeof testState>
export type TestCustomer = z.infer<typeof customer>

/** What the test payments know, in one file, so that a start anew knows it too. */
export function openTestState(path: string): { state: TestState; save: () => void } {
  const state = readState(path)
  return {
    state,
    save() {
      writeFileSync(`${path}.new`, JSON.stringify(state))
      renameSync(`${path}.new`, path)
    },
  }
}

function readState(path: string): TestState {
  try {
    return testState.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { customers: [], checkouts: [], portals: [], refunds: [] }
  }
}
