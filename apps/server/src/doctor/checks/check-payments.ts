import type { Stripe } from 'stripe'
import { openStripe } from '../../payments/stripe/open-stripe'
import { lookupKeys } from '../../payments/stripe/price-list'
import { watchedEvents } from '../../payments/stripe/stripe-events'
import {
  isLiveKey,
  type StripeSettings,
  stripeWebhookPath,
} from '../../payments/stripe/stripe-settings'
import { type Check, type Finding, patienceMs } from '../finding'

const part = 'Payments'

/** Asks Stripe with the key as the server does, and changes nothing there. */
export const checkPayments: Check = async ({ auth, payments }) => {
  if (auth === undefined || payments === undefined) {
    return { part, state: 'off', text: 'KOTONOHA_ACCOUNTS=off: none taken' }
  }
  switch (payments.provider) {
    case 'off':
      return { part, state: 'off', text: 'KOTONOHA_PAYMENTS=off: everybody has everything' }
    case 'test':
      return { part, state: 'works', text: 'a trial run: no money moves' }
    case 'stripe':
      return checkStripe(payments.stripe, auth.siteUrl)
  }
}

async function checkStripe(settings: StripeSettings, siteUrl: string): Promise<Finding> {
  const stripe = await openStripe(settings)
  const patience = { timeout: patienceMs, maxNetworkRetries: 0 }
  const wanted = Object.values(lookupKeys)
  let prices: Stripe.Price[]
  try {
    const params = { lookup_keys: wanted, active: true, limit: 10 }
    prices = (await stripe.prices.list(params, patience)).data
  } catch (error) {
    return {
      part,
      state: 'wrong',
      text: `Stripe refuses (${toType(error)}): check STRIPE_SECRET_KEY`,
    }
  }
  const found = wanted.filter((key) => prices.some((each) => each.lookup_key === key))
  if (found.length === 0) {
    const text = `Stripe has no price with a lookup key of ${wanted.join(', ')}: nothing can be sold`
    return { part, state: 'wrong', text }
  }
  const webhook = await findWebhookProblem(stripe, `${siteUrl}${stripeWebhookPath}`, patience)
  if (webhook !== undefined) return { part, state: 'wrong', text: webhook }
  const mode = isLiveKey(settings.secretKey) ? 'live' : 'a test key: no money moves'
  const text = `Stripe, ${mode}; prices ${found.join(', ')}; tax ${settings.tax}`
  const isUnsaid =
    settings.tax !== 'off' && prices.some((each) => each.tax_behavior === 'unspecified')
  return isUnsaid
    ? { part, state: 'wrong', text: `${text}, but a price does not say whether it includes it` }
    : { part, state: 'works', text }
}

/** What hinders Stripe from telling us; undefined: nothing does. */
async function findWebhookProblem(
  stripe: Stripe,
  address: string,
  patience: Stripe.RequestOptions,
): Promise<string | undefined> {
  let endpoints: Stripe.WebhookEndpoint[]
  try {
    endpoints = (await stripe.webhookEndpoints.list({ limit: 100 }, patience)).data
  } catch (error) {
    return `whether Stripe tells ${address} cannot be seen (${toType(error)}): let the key read webhook endpoints`
  }
  const own = endpoints.find(({ url, status }) => url === address && status === 'enabled')
  if (own === undefined) {
    return `Stripe has no enabled webhook endpoint ${address}: make one for ${watchedEvents.join(', ')}`
  }
  const { enabled_events } = own
  if (enabled_events.includes('*')) return undefined
  const missing = watchedEvents.filter((event) => !enabled_events.includes(event))
  return missing.length === 0
    ? undefined
    : `the webhook endpoint ${address} is not told of ${missing.join(', ')}`
}

/** Its message may hold a part of the key. */
function toType(error: unknown): string {
  return error instanceof Error && 'type' in error ? String(error.type) : 'no answer'
}
