import { subscriptionStatuses } from '@kotonoha/billing/billing-facts'
import { billingNotices, entitlementKinds } from '@kotonoha/billing/entitlement'
import { plans } from '@kotonoha/billing/plan'

/**
 * Who takes payments: the test payments of a trial run, Stripe, or Stripe with a key by which no
 * money moves. What was tried out so counts for nothing once real payments are on.
 */
export const paymentProviders = ['test', 'stripe', 'stripe-test'] as const

export type PaymentProviderName = (typeof paymentProviders)[number]

/**
 * `open`: to be paid still, also where the payment service was not reached yet; `pending`: paid in
 * a way that takes days to be sure, such as a direct debit.
 */
export const checkoutStatuses = ['open', 'paid', 'failed', 'expired', 'pending'] as const

export type CheckoutStatus = (typeof checkoutStatuses)[number]

export const consentKinds = ['terms', 'withdrawal'] as const

/** A name as the number that stands for it in a row, and back; a number no name has is a fault. */
function createNumbers<Name extends string>(names: readonly Name[]) {
  return {
    toNumber: (name: Name) => names.indexOf(name),
    toName: (number: number): Name => {
      const name = names[number]
      if (name === undefined) throw new RangeError(`${number} is none of ${names.join(', ')}`)
      return name
    },
  }
}

export const providerNumbers = createNumbers(paymentProviders)
export const planNumbers = createNumbers(plans)
export const statusNumbers = createNumbers(subscriptionStatuses)
export const checkoutNumbers = createNumbers(checkoutStatuses)
export const consentNumbers = createNumbers(consentKinds)
export const kindNumbers = createNumbers(entitlementKinds)
export const noticeNumbers = createNumbers(billingNotices)
