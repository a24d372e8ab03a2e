import type { Stripe } from 'stripe'

// Whole objects of Stripe, as its types want them; what is left at `null` means nothing to us.

const list = <Item>(data: Item[]): Stripe.ApiList<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url: '/v1/of-a-test',
})

const livemode = false
const metadata = {}

/** In seconds, as all moments of Stripe. */
interface Made {
  id: string
  created: number
}

export function buildCustomer(made: Made & { email: string | null; metadata: Stripe.Metadata }) {
  const customer: Stripe.Customer = {
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    invoice_prefix: 'KOTONOHA',
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode,
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...made,
  }
  return customer
}

interface PriceWish extends Made {
  lookup_key: string
  unit_amount: number
  interval: 'month' | 'year' | null
}

export function buildPrice({ unit_amount, interval, ...made }: PriceWish) {
  const price: Stripe.Price = {
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    currency: 'eur',
    custom_unit_amount: null,
    livemode,
    metadata,
    nickname: null,
    product: 'prod_kotonoha',
    recurring: interval && {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'inclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: interval === null ? 'one_time' : 'recurring',
    unit_amount,
    unit_amount_decimal: null,
    ...made,
  }
  return price
}

type SessionWish = Made &
  Pick<
    Stripe.Checkout.Session,
    | 'customer'
    | 'mode'
    | 'success_url'
    | 'cancel_url'
    | 'expires_at'
    | 'metadata'
    | 'url'
    | 'client_reference_id'
    | 'amount_total'
  >

export function buildSession(wish: SessionWish) {
  const session: Stripe.Checkout.Session = {
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: wish.amount_total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency: 'eur',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode,
    locale: null,
    managed_payments: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: null,
    ui_mode: 'hosted_page',
    wallet_options: null,
    ...wish,
  }
  return session
}

export function buildSubscription({
  price,
  periodEnd,
  itemId,
  ...made
}: Made & { customer: string; price: Stripe.Price; periodEnd: number; itemId: string }) {
  const subscription: Stripe.Subscription = {
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: made.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    currency: price.currency,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: list([
      {
        id: itemId,
        object: 'subscription_item',
        billing_thresholds: null,
        created: made.created,
        current_period_start: made.created,
        current_period_end: periodEnd,
        current_trial: null,
        discounts: [],
        metadata,
        plan: toPlan(price),
        price,
        quantity: 1,
        subscription: made.id,
        tax_rates: [],
      },
    ]),
    latest_invoice: null,
    livemode,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: made.created,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
    ...made,
  }
  return subscription
}

/** The older form of a price, which subscriptions still show. */
function toPlan({ id, created, currency, unit_amount, recurring, product }: Stripe.Price) {
  const plan: Stripe.Plan = {
    id,
    object: 'plan',
    active: true,
    amount: unit_amount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created,
    currency,
    interval: recurring?.interval ?? 'month',
    interval_count: 1,
    livemode,
    metadata,
    meter: null,
    nickname: null,
    product: typeof product === 'string' ? product : product.id,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
  return plan
}

interface InvoiceWish extends Made {
  customer: string
  subscription: string | null
  total: number
  number: string
  paymentIntent: string
  hosted_invoice_url: string
}

export function buildInvoice({ subscription, total, paymentIntent, ...made }: InvoiceWish) {
  const { id, created } = made
  const invoice: Stripe.Invoice = {
    object: 'invoice',
    account_country: 'DE',
    account_name: 'Kotonoha',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 1,
    attempted: true,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: subscription === null ? 'manual' : 'subscription_cycle',
    collection_method: 'charge_automatically',
    currency: 'eur',
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: list([]),
    livemode,
    metadata,
    next_payment_attempt: null,
    on_behalf_of: null,
    parent:
      subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: { metadata: null, subscription },
            type: 'subscription_details',
          },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    payments: list([
      {
        id: `inpay_${id}`,
        object: 'invoice_payment',
        amount_paid: null,
        amount_requested: total,
        created,
        currency: 'eur',
        invoice: id,
        is_default: true,
        livemode,
        payment: { type: 'payment_intent', payment_intent: paymentIntent },
        status: 'open',
        status_transitions: { canceled_at: null, paid_at: null },
      },
    ]),
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
    ...made,
  }
  return invoice
}

export { list }
