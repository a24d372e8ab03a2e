import type { Stripe } from 'stripe'
import type { StripeSettings } from './stripe-settings'

/** The shape of what Stripe answers is this version's, whatever the account is set to. */
const apiVersion = '2026-10-28.endive'

/** A page of a learner waits for it: with the tries after it, less than half a minute. */
const usualPatience = { timeout: 8_000, maxNetworkRetries: 2 }

/** Loads the library, which is of no use to who sells nothing, and asks nothing yet. */
export async function openStripe(
  { secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>,
  patience = usualPatience,
): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const { protocol, hostname, port } = apiUrl
  return new Stripe(secretKey, {
    apiVersion,
    ...patience,
    // It would tell Stripe how long earlier requests took.
    telemetry: false,
    appInfo: { name: 'Kotonoha' },
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
  })
}
