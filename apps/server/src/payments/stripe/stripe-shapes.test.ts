import { expect, test } from 'vitest'
import { idOf, StripeBooks } from './testing/stripe-books'
import fixture from './testing/stripe-fixture-fields.json'
import { buildCustomer, buildPrice } from './testing/stripe-objects'
import { buildPortalConfiguration, buildPortalSession } from './testing/stripe-payment-objects'

const made = { id: 'x', created: 1 }

/** One of each, from a life that has all of them. */
function makeOneOfEach(): Record<string, object> {
  const books = new StripeBooks(new Date('2026-04-01T12:00:00Z'))
  const session = books.openSession('cus_1', 'annual')
  books.pay(session.id)
  const [subscription, invoice, charge] = [
    books.subscriptions[0],
    books.invoices[0],
    books.charges[0],
  ]
  if (!subscription || !invoice || !charge) throw new RangeError('nothing was bought')
  const portal = { customer: 'cus_1', configuration: 'bpc_1', return_url: null, url: '' }
  return {
    customer: buildCustomer({ ...made, email: null, metadata: {} }),
    price: buildPrice({ ...made, lookup_key: 'x', unit_amount: 1, interval: 'month' }),
    'checkout.session': session,
    subscription,
    subscription_item: subscription.items.data[0] ?? {},
    invoice,
    invoice_payment: invoice.payments?.data[0] ?? {},
    payment_intent: books.intents[0] ?? {},
    charge,
    refund: books.refund({ intent: idOf(charge.payment_intent) }),
    dispute: books.dispute(charge),
    'billing_portal.session': buildPortalSession({ ...made, ...portal }),
    'billing_portal.configuration': buildPortalConfiguration({ ...made, metadata: {} }),
    event: books.events[0] ?? {},
  }
}

/** Fields that an answer may lack, or, as the first, that our version of the interface has not. */
const gone: Record<string, string[]> = {
  invoice: ['subscription'],
  payment_intent: ['amount_details'],
  refund: ['destination_details'],
  dispute: ['payment_method_details'],
}

/** Fields that came after the example, or are shown only where they are asked for. */
const newer: Record<string, string[]> = {
  'checkout.session': ['allowed_payment_method_types'],
  subscription_item: ['current_trial'],
  invoice: ['payments'],
  payment_intent: ['allowed_payment_method_types', 'payment_record'],
  dispute: ['intended_submission_method'],
}

test.each(Object.entries(makeOneOfEach()))(
  'our %s has the fields that Stripe shows in its own example',
  (name, object) => {
    const shown: readonly string[] = fixture.objects[name as keyof typeof fixture.objects]
    const ours = Object.keys(object)
    expect(shown.filter((each) => !ours.includes(each))).toEqual(gone[name] ?? [])
    expect(ours.filter((each) => !shown.includes(each))).toEqual(newer[name] ?? [])
  },
)
