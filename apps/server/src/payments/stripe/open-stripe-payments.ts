import type { PaymentProvider } from '@kotonoha/api/payments/payments'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { Log } from '../../log'
import { openStripe } from './open-stripe'
import { createStripeProvider } from './stripe-provider'
import { type StripeSettings, stripeWebhookPath } from './stripe-settings'
import { createStripeWebhook } from './stripe-webhook'

interface Options {
  settings: StripeSettings
  userDb: UserDb
  clock: () => Date
  log: Log
}

/** Payments by Stripe, and what answers it. Nothing is asked yet: the server starts without it. */
export async function openStripePayments({ settings, userDb, clock, log }: Options): Promise<{
  provider: PaymentProvider
  answer: (request: Request, client: string) => Promise<Response>
}> {
  const stripe = await openStripe(settings)
  const provider = createStripeProvider({ stripe, settings, clock, log })
  const { name } = provider
  if (name === 'stripe-test') log.warn('payments by a test key of Stripe: no money moves')
  const webhook = createStripeWebhook({ stripe, settings, provider: name, userDb, clock, log })
  return {
    provider,
    answer: async (request, client) =>
      new URL(request.url).pathname === stripeWebhookPath
        ? webhook(request, client)
        : new Response('No such page\n', { status: 404 }),
  }
}
