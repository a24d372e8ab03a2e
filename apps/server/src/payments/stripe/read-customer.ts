import type { CustomerState } from '@kotonoha/api/payments/payments'
import type { Stripe } from 'stripe'
import { toCustomerState } from './customer-records'

/** A page of a list; more pages are asked for by themselves. */
const pageSize = 100

/** More than any learner has in a lifetime of monthly payments; a bound for what is held. */
const most = 1_000

/** Asks Stripe how everything of a customer is now. */
export async function readCustomer(
  stripe: Stripe,
  customer: string,
): Promise<CustomerState | undefined> {
  const found = await stripe.customers.retrieve(customer)
  if ('deleted' in found && found.deleted) return undefined
  const limit = pageSize
  const [subscriptions, invoices, charges, sessions] = await Promise.all([
    stripe.subscriptions
      .list({ customer, status: 'all', limit })
      .autoPagingToArray({ limit: most }),
    stripe.invoices
      .list({ customer, limit, expand: ['data.payments'] })
      .autoPagingToArray({ limit: most }),
    listCharges(stripe, customer),
    stripe.checkout.sessions
      .list({ customer, status: 'complete', limit })
      .autoPagingToArray({ limit: most }),
  ])
  const disputes: Stripe.Dispute[] = []
  for (const charge of charges.filter(({ disputed }) => disputed)) {
    const { data } = await stripe.disputes.list({ charge: charge.id, limit })
    disputes.push(...data)
  }
  return toCustomerState({ subscriptions, invoices, charges, disputes, sessions })
}

/** With what was given back of each. */
export function listCharges(stripe: Stripe, customer: string): Promise<Stripe.Charge[]> {
  return stripe.charges
    .list({ customer, limit: pageSize, expand: ['data.refunds'] })
    .autoPagingToArray({ limit: most })
}
