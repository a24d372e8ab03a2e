import type { Stripe } from 'stripe'
import type { StripeSettings } from './stripe-settings'

/** The shape of what Stripe answers is this version's, whatever the account is set to. */
const apiVersion = '2026-10-28.endive'

/** A page of a learner waits for it: with the tries after it, less than half a minute. */
const timeoutMs = 8_000
const retries = 2

/** Loads the library, which is of no use to who sells nothing, and asks nothing yet. */
export async function openStripe({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const { protocol, hostname, port } = apiUrl
  return new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    // It would tell Stripe how long earlier requests took.
    telemetry: false,
    appInfo: { name: 'Kotonoha' },
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
  })
}
