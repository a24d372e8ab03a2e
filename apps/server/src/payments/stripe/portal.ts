import { createHash } from 'node:crypto'
import type { PaymentProvider } from '@kotonoha/api/payments/payments'
import type { Stripe } from 'stripe'
import type { StripePrices } from './price-list'

type Wish = Parameters<PaymentProvider['openPortal']>[0]

/** Opens Stripe's own pages about how and what a learner pays. */
export function createPortal(stripe: Stripe, prices: StripePrices) {
  let known: { hash: string; id: string } | undefined

  /**
   * What the pages allow. Made by us, so that nobody has to set it up by hand, and found again by
   * what it says: every node and every start has the same one.
   */
  async function findConfiguration(): Promise<string> {
    const features = toFeatures((await prices.get()).offers)
    const hash = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 32)
    if (known?.hash === hash) return known.id
    const list = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
    const found = list.data.find(({ metadata }) => metadata?.kotonoha === hash)
    const id = found?.id ?? (await make(features, hash))
    known = { hash, id }
    return id
  }

  async function make(features: Features, hash: string): Promise<string> {
    const params = { features, metadata: { kotonoha: hash } }
    const idempotencyKey = `portal-configuration:${hash}`
    const { id } = await stripe.billingPortal.configurations.create(params, { idempotencyKey })
    return id
  }

  return async ({ customerId, subscriptionId, flow, returnUrl, key }: Wish): Promise<string> => {
    if (flow === 'pay') {
      const open = await stripe.invoices.list({ customer: customerId, status: 'open', limit: 100 })
      const url = open.data.at(-1)?.hosted_invoice_url
      if (url) return url
    }
    const flow_data = toFlow(flow, subscriptionId, returnUrl)
    const { url } = await stripe.billingPortal.sessions.create(
      {
        customer: customerId,
        configuration: await findConfiguration(),
        return_url: returnUrl,
        ...(flow_data !== undefined && { flow_data }),
      },
      { idempotencyKey: `portal:${customerId}:${key}` },
    )
    return url
  }
}

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features

function toFeatures(offers: Awaited<ReturnType<StripePrices['get']>>['offers']): Features {
  const renewing = offers.filter(({ interval }) => interval !== null)
  const products = [...new Set(renewing.map(({ productId }) => productId))].map((product) => ({
    product,
    prices: renewing.filter((each) => each.productId === product).map(({ priceId }) => priceId),
  }))
  return {
    customer_update: { enabled: true, allowed_updates: ['email', 'name', 'address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    ...(renewing.length > 1 && {
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products,
        proration_behavior: 'always_invoice',
      },
    }),
  }
}

function toFlow(
  flow: Wish['flow'],
  subscription: string | undefined,
  returnUrl: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData | undefined {
  const after_completion = { type: 'redirect' as const, redirect: { return_url: returnUrl } }
  if (flow === 'payment-method') return { type: 'payment_method_update', after_completion }
  if (flow === 'update' && subscription !== undefined) {
    return { type: 'subscription_update', subscription_update: { subscription }, after_completion }
  }
  return undefined
}
