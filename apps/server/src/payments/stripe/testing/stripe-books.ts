import type { Stripe } from 'stripe'
import { toId } from '../customer-records'
import { buildInvoice, buildPrice, buildSession, buildSubscription } from './stripe-objects'
import {
  buildCharge,
  buildDispute,
  buildEvent,
  buildIntent,
  buildRefund,
  type FakeEvent,
} from './stripe-payment-objects'

const daySeconds = 86_400

/** What stays unpaid for so long is given up, as an account is set to by itself. */
const unpaidDays = 28

export type FakeCustomer = Stripe.Customer | Stripe.DeletedCustomer

/** All that the fake service has written down, and what happens in it. Time is the test's. */
export class StripeBooks {
  now: Date
  /** Of pages that it shows. */
  origin = 'https://stripe.test'
  customers: FakeCustomer[] = []
  sessions: Stripe.Checkout.Session[] = []
  subscriptions: Stripe.Subscription[] = []
  invoices: Stripe.Invoice[] = []
  intents: Stripe.PaymentIntent[] = []
  charges: Stripe.Charge[] = []
  refunds: Stripe.Refund[] = []
  disputes: Stripe.Dispute[] = []
  configurations: Stripe.BillingPortal.Configuration[] = []
  portals: Stripe.BillingPortal.Session[] = []
  events: FakeEvent[] = []
  /** Where it tells what. */
  webhooks: Pick<Stripe.WebhookEndpoint, 'id' | 'url' | 'status' | 'enabled_events'>[] = []
  prices: Stripe.Price[]
  /** Customers whose card is refused. */
  refused = new Set<string>()
  /** Hears of each event. */
  onEvent: (event: FakeEvent) => void = () => {}
  #made = 0

  constructor(now: Date) {
    this.now = now
    const created = this.seconds
    this.prices = [
      { lookup_key: 'kotonoha_monthly', unit_amount: 931, interval: 'month' as const },
      { lookup_key: 'kotonoha_annual', unit_amount: 7237, interval: 'year' as const },
      { lookup_key: 'kotonoha_lifetime', unit_amount: 18_043, interval: null },
    ].map((each) => buildPrice({ id: this.newId('price'), created, ...each }))
  }

  get seconds(): number {
    return Math.floor(this.now.getTime() / 1000)
  }

  newId(kind: string): string {
    this.#made += 1
    return `${kind}_fake${String(this.#made).padStart(8, '0')}`
  }

  tell(type: string, object: object): void {
    const event = buildEvent({ id: this.newId('evt'), created: this.seconds, type, object })
    this.events.unshift(event)
    this.onEvent(event)
  }

  priceOf(lookupKey: string): Stripe.Price {
    return found(this.prices.find((each) => each.lookup_key === lookupKey))
  }

  /** A checkout as the product asks for one; for lives that are lived here alone. */
  openSession(customer: string, plan: string): Stripe.Checkout.Session {
    const id = this.newId('cs_test')
    const session = buildSession({
      id,
      created: this.seconds,
      customer,
      mode: plan === 'lifetime' ? 'payment' : 'subscription',
      success_url: this.origin,
      cancel_url: this.origin,
      client_reference_id: id,
      expires_at: this.seconds + 3600,
      metadata: { plan },
      amount_total: this.priceOf(`kotonoha_${plan}`).unit_amount,
      url: `${this.origin}/pay/${id}`,
    })
    this.sessions.unshift(session)
    return session
  }

  /** Ends the lives of all others. */
  forgetAllBut(customer: string): void {
    this.customers = this.customers.filter(({ id }) => id === customer)
    for (const all of [this.sessions, this.subscriptions, this.invoices, this.charges]) {
      const own = all.filter((each) => each.customer === customer)
      all.splice(0, all.length, ...(own as never[]))
    }
    this.disputes = []
    this.events = []
  }

  /** Somebody pays on the page of a checkout; a debit stays unsure until it is settled. */
  pay(sessionId: string, how: 'at-once' | 'debit' = 'at-once'): void {
    const session = found(this.sessions.find(({ id }) => id === sessionId))
    if (session.status !== 'open' || session.expires_at <= this.seconds) return
    const customer = idOf(session.customer)
    session.status = 'complete'
    const plan = session.metadata?.plan ?? ''
    const price = this.priceOf(`kotonoha_${plan}`)
    const subscription = plan === 'lifetime' ? null : this.#subscribe(customer, price)
    const total = price.unit_amount ?? 0
    const invoice = this.#invoice({ customer, subscription: subscription?.id ?? null, total })
    session.invoice = invoice.id
    session.subscription = subscription?.id ?? null
    // As Stripe has it: the intent stands with the session of one payment only.
    const intentId = intentOf(invoice)
    if (subscription === null) session.payment_intent = intentId
    if (how === 'at-once') {
      this.#settle(invoice)
      session.payment_status = 'paid'
    } else {
      found(this.intents.find(({ id }) => id === intentId)).status = 'processing'
    }
    if (subscription !== null) this.tell('customer.subscription.created', subscription)
    this.tell('checkout.session.completed', session)
  }

  /** A debit arrives, or bounces. */
  settleDebit(sessionId: string, isPaid: boolean): void {
    const session = found(this.sessions.find(({ id }) => id === sessionId))
    const invoice = found(this.invoices.find(({ id }) => id === session.invoice))
    const subscription = this.subscriptions.find(({ id }) => id === session.subscription)
    if (isPaid) {
      this.#settle(invoice)
      session.payment_status = 'paid'
      this.tell('checkout.session.async_payment_succeeded', session)
      return
    }
    const intent = found(this.intents.find(({ id }) => id === intentOf(invoice)))
    intent.status = 'requires_payment_method'
    if (subscription !== undefined) {
      subscription.status = 'past_due'
      this.tell('customer.subscription.updated', subscription)
    }
    this.tell('invoice.payment_failed', invoice)
    this.tell('checkout.session.async_payment_failed', session)
  }

  expire(session: Stripe.Checkout.Session): void {
    session.status = 'expired'
    this.tell('checkout.session.expired', session)
  }

  /** Lets time pass, with the renewals and ends that it brings, each at its own moment. */
  advanceTo(moment: Date): void {
    const due = () =>
      this.subscriptions
        .map((each) => ({ each, at: this.#nextStep(each) }))
        .filter(({ at }) => at * 1000 <= moment.getTime())
        .toSorted((a, b) => a.at - b.at)
    for (let [next] = due(); next !== undefined; [next] = due()) {
      this.now = new Date(next.at * 1000)
      this.#step(next.each)
    }
    this.now = moment
    for (const session of this.sessions) {
      if (session.status === 'open' && session.expires_at <= this.seconds) this.expire(session)
    }
  }

  #nextStep(subscription: Stripe.Subscription): number {
    const { status, ended_at, cancel_at } = subscription
    if (ended_at !== null || status === 'canceled') return Number.POSITIVE_INFINITY
    const { current_period_end, current_period_start } = itemOf(subscription)
    if (status === 'past_due') return current_period_start + unpaidDays * daySeconds
    return Math.min(current_period_end, cancel_at ?? Number.POSITIVE_INFINITY)
  }

  #step(subscription: Stripe.Subscription): void {
    const isCancelled = subscription.cancel_at_period_end || subscription.cancel_at !== null
    if (isCancelled || subscription.status === 'past_due') {
      this.end(subscription)
      return
    }
    const item = itemOf(subscription)
    item.current_period_start = item.current_period_end
    item.current_period_end = this.#periodEnd(item.price)
    const customer = idOf(subscription.customer)
    const total = item.price.unit_amount ?? 0
    const invoice = this.#invoice({ customer, subscription: subscription.id, total })
    if (this.refused.has(customer)) {
      subscription.status = 'past_due'
      this.tell('invoice.payment_failed', invoice)
    } else {
      this.#settle(invoice)
    }
    this.tell('customer.subscription.updated', subscription)
  }

  end(subscription: Stripe.Subscription): void {
    if (subscription.ended_at !== null) return
    subscription.status = 'canceled'
    subscription.ended_at = this.seconds
    subscription.canceled_at ??= this.seconds
    this.tell('customer.subscription.deleted', subscription)
  }

  /** By the customer, or for them. `page`: on Stripe's own pages, which set a moment. */
  setCancelled(subscription: Stripe.Subscription, how: boolean | 'page'): void {
    const { current_period_end } = itemOf(subscription)
    subscription.cancel_at_period_end = how === true
    subscription.cancel_at = how === false ? null : current_period_end
    subscription.canceled_at = how === false ? null : this.seconds
    this.tell('customer.subscription.updated', subscription)
  }

  /** With a card that works what is open is paid. */
  mend(customer: string): void {
    this.refused.delete(customer)
    for (const invoice of this.invoices) {
      if (invoice.customer !== customer || invoice.status !== 'open') continue
      this.#settle(invoice)
      const id = invoice.parent?.subscription_details?.subscription
      const subscription = this.subscriptions.find((each) => each.id === id)
      if (subscription === undefined || subscription.ended_at !== null) continue
      subscription.status = 'active'
      this.tell('customer.subscription.updated', subscription)
    }
  }

  changePlan(subscription: Stripe.Subscription, lookupKey: string): void {
    const item = itemOf(subscription)
    item.price = this.priceOf(lookupKey)
    item.current_period_start = this.seconds
    item.current_period_end = this.#periodEnd(item.price)
    const customer = idOf(subscription.customer)
    const total = item.price.unit_amount ?? 0
    this.#settle(this.#invoice({ customer, subscription: subscription.id, total }))
    this.tell('customer.subscription.updated', subscription)
  }

  refund(wish: {
    intent: string
    amount?: number | undefined
    metadata?: Stripe.Metadata
  }): Stripe.Refund {
    const charge = found(this.charges.find(({ payment_intent }) => payment_intent === wish.intent))
    const amount = wish.amount ?? charge.amount - charge.amount_refunded
    const refund = buildRefund({
      id: this.newId('re'),
      created: this.seconds,
      amount,
      charge: charge.id,
      payment_intent: wish.intent,
      metadata: wish.metadata ?? {},
      status: 'succeeded',
    })
    this.refunds.unshift(refund)
    charge.refunds?.data.unshift(refund)
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded >= charge.amount
    this.tell('charge.refunded', charge)
    this.tell('refund.updated', refund)
    return refund
  }

  /** A refund that the card did not take: the money is the shop's again. */
  failRefund(refund: Stripe.Refund): void {
    const charge = found(this.charges.find(({ id }) => id === refund.charge))
    refund.status = 'failed'
    charge.amount_refunded -= refund.amount
    charge.refunded = false
    this.tell('refund.failed', refund)
  }

  dispute(charge: Stripe.Charge): Stripe.Dispute {
    const { id, amount, payment_intent } = charge
    const made = { id: this.newId('dp'), created: this.seconds }
    const dispute = buildDispute({ ...made, amount, charge: id, payment_intent })
    charge.disputed = true
    this.disputes.unshift(dispute)
    this.tell('charge.dispute.created', dispute)
    return dispute
  }

  closeDispute(dispute: Stripe.Dispute, status: 'won' | 'lost'): void {
    dispute.status = status
    this.tell('charge.dispute.closed', dispute)
  }

  #subscribe(customer: string, price: Stripe.Price): Stripe.Subscription {
    const made = { id: this.newId('sub'), itemId: this.newId('si'), created: this.seconds }
    const periodEnd = this.#periodEnd(price)
    const subscription = buildSubscription({ ...made, customer, price, periodEnd })
    this.subscriptions.unshift(subscription)
    return subscription
  }

  #periodEnd({ recurring }: Stripe.Price): number {
    const end = new Date(this.now)
    if (recurring?.interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1)
    else end.setUTCMonth(end.getUTCMonth() + 1)
    return Math.floor(end.getTime() / 1000)
  }

  #invoice(about: {
    customer: string
    subscription: string | null
    total: number
  }): Stripe.Invoice {
    const { customer, total: amount } = about
    const intent = buildIntent({ id: this.newId('pi'), created: this.seconds, customer, amount })
    this.intents.unshift(intent)
    const id = this.newId('in')
    const invoice = buildInvoice({
      id,
      created: this.seconds,
      ...about,
      number: `KOTONOHA-${String(this.invoices.length + 1).padStart(4, '0')}`,
      paymentIntent: intent.id,
      hosted_invoice_url: `${this.origin}/invoice/${id}`,
    })
    this.invoices.unshift(invoice)
    return invoice
  }

  #settle(invoice: Stripe.Invoice): void {
    const intent = found(this.intents.find(({ id }) => id === intentOf(invoice)))
    const { customer, amount } = intent
    const made = { id: this.newId('ch'), created: this.seconds, customer: idOf(customer) }
    const charge = buildCharge({ ...made, amount, paymentIntent: intent.id })
    this.charges.unshift(charge)
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: amount,
      latest_charge: charge.id,
    })
    Object.assign(invoice, { status: 'paid', amount_paid: amount, amount_remaining: 0 })
    this.tell('invoice.paid', invoice)
  }
}

/** Throws for what no test should ask for. */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new RangeError('the fake service has no such thing')
  return thing
}

function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  return found(items.data[0])
}

function intentOf(invoice: Stripe.Invoice): string {
  return idOf(invoice.payments?.data[0]?.payment.payment_intent)
}

/** Of what Stripe gives as its id, or whole. */
export function idOf(object: string | { id: string } | null | undefined): string {
  return found(toId(object))
}
