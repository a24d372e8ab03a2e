import { usualFreeLevels } from '@kotonoha/billing/plan'
import type { PaymentProviderName } from '@kotonoha/user-db/queries/billing/billing-numbers'
import { z } from 'zod'
import { nameOfProvider, readStripeSettings, type StripeSettings } from './stripe/stripe-settings'

/** How payments are taken; `freeLevels`: the levels whose lessons are free. */
export type PaymentSettings =
  | { provider: 'off' }
  | { provider: 'test'; freeLevels: number }
  | { provider: 'stripe'; freeLevels: number; stripe: StripeSettings }

/** Who takes payments, as pages are told; undefined: nothing is sold. */
export function nameOfPayments(settings: PaymentSettings): PaymentProviderName | undefined {
  switch (settings.provider) {
    case 'off':
      return undefined
    case 'test':
      return 'test'
    case 'stripe':
      return nameOfProvider(settings.stripe.secretKey)
  }
}

/** What the environment says about payments is not allowed; one line for each variable. */
export class PaymentSettingsError extends Error {
  override readonly name = 'PaymentSettingsError'
}

const providers = z.enum(['off', 'test', 'stripe']).default('off')
const levels = z.coerce.number().int().min(1).max(60).default(usualFreeLevels)

/** Reads them; throws `PaymentSettingsError`. A variable set to nothing counts as not set. */
export function readPaymentSettings(
  environment: Record<string, string | undefined>,
): PaymentSettings {
  const problems: string[] = []
  const provider = providers.safeParse(environment.KOTONOHA_PAYMENTS || undefined)
  const freeLevels = levels.safeParse(environment.KOTONOHA_FREE_LEVELS || undefined)
  if (!provider.success) problems.push('KOTONOHA_PAYMENTS: must be off, test or stripe')
  if (!freeLevels.success) {
    problems.push('KOTONOHA_FREE_LEVELS: must be a whole number from 1 to 60')
  }
  if (provider.data === 'test' && environment.NODE_ENV === 'production') {
    problems.push('KOTONOHA_PAYMENTS: must not be test in production, where everybody could pay so')
  }
  const stripe = provider.data === 'stripe' ? readStripeSettings(environment, problems) : undefined
  if (!provider.success || !freeLevels.success || problems.length > 0) {
    throw new PaymentSettingsError(problems.join('\n'))
  }
  if (stripe !== undefined) return { provider: 'stripe', freeLevels: freeLevels.data, stripe }
  return provider.data === 'test'
    ? { provider: 'test', freeLevels: freeLevels.data }
    : { provider: 'off' }
}
