import type { Stripe } from 'stripe'
import { list } from './stripe-objects'

const livemode = false
const metadata = {}

interface Made {
  id: string
  created: number
}

type Paid = Made & { customer: string; amount: number }

export function buildIntent(wish: Paid) {
  const intent: Stripe.PaymentIntent = {
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: null,
    confirmation_method: 'automatic',
    currency: 'eur',
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...wish,
  }
  return intent
}

/** One that holds what must never reach a log: a card's last digits, a name, an address. */
export function buildCharge({ paymentIntent, ...wish }: Paid & { paymentIntent: string }) {
  const charge: Stripe.Charge = {
    object: 'charge',
    amount_captured: wish.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: {
        city: 'Musterstadt',
        country: 'DE',
        line1: 'Geheimer Weg 7',
        line2: null,
        postal_code: '12345',
        state: null,
      },
      email: null,
      name: 'Erika Mustermann',
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: true,
    currency: 'eur',
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode,
    metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: paymentIntent,
    payment_method: 'pm_4242424242424242',
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    refunds: list<Stripe.Refund>([]),
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
    ...wish,
  }
  return charge
}

export function buildRefund(
  wish: Made & Pick<Stripe.Refund, 'amount' | 'charge' | 'payment_intent' | 'metadata' | 'status'>,
) {
  const refund: Stripe.Refund = {
    object: 'refund',
    balance_transaction: null,
    currency: 'eur',
    customer: null,
    customer_account: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
    ...wish,
  }
  return refund
}

export function buildDispute(
  wish: Made & Pick<Stripe.Dispute, 'amount' | 'charge' | 'payment_intent'>,
) {
  const dispute: Stripe.Dispute = {
    object: 'dispute',
    balance_transactions: [],
    currency: 'eur',
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode,
    metadata,
    reason: 'general',
    status: 'needs_response',
    ...wish,
  }
  return dispute
}

export function buildPortalSession(
  wish: Made &
    Pick<Stripe.BillingPortal.Session, 'customer' | 'configuration' | 'return_url' | 'url'>,
) {
  const session: Stripe.BillingPortal.Session = {
    object: 'billing_portal.session',
    customer_account: null,
    flow: null,
    livemode,
    locale: null,
    on_behalf_of: null,
    ...wish,
  }
  return session
}

export function buildPortalConfiguration(wish: Made & { metadata: Stripe.Metadata }) {
  const configuration: Stripe.BillingPortal.Configuration = {
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: true },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ['price'],
        enabled: true,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode,
    login_page: { enabled: false, url: null },
    name: null,
    updated: wish.created,
    ...wish,
  }
  return configuration
}

/** The object as it was when it was told of. */
export function buildEvent({ type, object, ...made }: Made & { type: string; object: object }) {
  return {
    ...made,
    object: 'event' as const,
    api_version: '2026-10-28.endive',
    data: { object: structuredClone(object) },
    livemode,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
}

export type FakeEvent = ReturnType<typeof buildEvent>
