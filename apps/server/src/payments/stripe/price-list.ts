import type { PlanPrice, PriceList } from '@kotonoha/api/payments/payments'
import { PaymentsUnavailableError } from '@kotonoha/api/payments/payments'
import { type Plan, plans } from '@kotonoha/billing/plan'
import type { Stripe } from 'stripe'
import type { Log } from '../../log'
import type { AskStripe } from './ask-stripe'
import type { StripeSettings } from './stripe-settings'

/** Under which names an operator puts the prices into Stripe. */
export const lookupKeys: Readonly<Record<Plan, string>> = {
  monthly: 'kotonoha_monthly',
  annual: 'kotonoha_annual',
  lifetime: 'kotonoha_lifetime',
}

/** A price that was changed is shown within this. */
const lifeMs = 3_600_000

/** Every page of a subscription asks; while nobody answers most are told so at once. */
const pauseAfterFailureMs = 15_000

/** Nobody waits for prices as long as for a payment. */
const patience = { timeout: 4_000, maxNetworkRetries: 1 }

interface Offer extends PlanPrice {
  priceId: string
  productId: string
}

interface Known {
  list: PriceList
  offers: Offer[]
}

export interface StripePrices {
  get: () => Promise<Known>
}

interface PriceOptions {
  stripe: Stripe
  ask: AskStripe
  tax: StripeSettings['tax']
  clock: () => Date
  log: Log
}

/** The prices that stand in Stripe, asked for once an hour. */
export function openPriceList({ stripe, ask, tax, clock, log }: PriceOptions): StripePrices {
  let known: { at: number; value: Known } | undefined
  let failedAt: number | undefined
  let asking: Promise<Known> | undefined

  async function askNow(): Promise<Known> {
    try {
      const params = { lookup_keys: Object.values(lookupKeys), active: true, limit: 10 }
      const { data } = await ask('prices', () => stripe.prices.list(params, patience))
      const value = toKnown(data, tax)
      const missing = plans.filter((plan) => !value.offers.some((each) => each.plan === plan))
      if (missing.length > 0) {
        const names = missing.map((plan) => lookupKeys[plan]).join(', ')
        log.warn('plans without a price in Stripe are not offered', { missing: names })
      }
      known = { at: clock().getTime(), value }
      failedAt = undefined
      return value
    } catch (error) {
      failedAt = clock().getTime()
      throw error
    } finally {
      asking = undefined
    }
  }

  return {
    async get() {
      const now = clock().getTime()
      if (known !== undefined && now - known.at < lifeMs) return known.value
      if (failedAt !== undefined && now - failedAt < pauseAfterFailureMs) {
        throw new PaymentsUnavailableError('prices: not answered a moment ago')
      }
      asking ??= askNow()
      return asking
    },
  }
}

function toKnown(found: readonly Stripe.Price[], tax: StripeSettings['tax']): Known {
  const offers = found.flatMap((price) => toOffer(price) ?? [])
  // In the order in which they are shown.
  offers.sort((a, b) => plans.indexOf(a.plan) - plans.indexOf(b.plan))
  const isIncluded = tax === 'off' || found.every((price) => price.tax_behavior === 'inclusive')
  const prices = offers.map(({ plan, amount, currency, interval }) => ({
    plan,
    amount,
    currency,
    interval,
  }))
  return { offers, list: { tax: isIncluded ? 'included' : 'added', prices } }
}

/** Undefined for one that a page could not say in a sentence: by usage, every three months. */
function toOffer(price: Stripe.Price): Offer | undefined {
  const { id, lookup_key, unit_amount, currency, recurring, product } = price
  const plan = plans.find((each) => lookupKeys[each] === lookup_key)
  if (plan === undefined || unit_amount === null) return undefined
  const shared = { plan, amount: unit_amount, currency }
  const ids = { priceId: id, productId: typeof product === 'string' ? product : product.id }
  if (plan === 'lifetime') {
    return recurring === null ? { ...shared, ...ids, interval: null } : undefined
  }
  const interval = plan === 'annual' ? 'year' : 'month'
  const isPlain = recurring?.interval === interval && recurring.interval_count === 1
  return isPlain ? { ...shared, ...ids, interval } : undefined
}
