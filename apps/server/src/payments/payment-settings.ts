import { usualFreeLevels } from '@kotonoha/billing/plan'
import { z } from 'zod'

/** How payments are taken. */
export type PaymentSettings = { provider: 'off' } | Selling<{ provider: 'test' }> | StripeSettings

/** `freeLevels`: the levels whose lessons are free. */
type Selling<By> = By & { freeLevels: number }

export type StripeSettings = Selling<{
  provider: 'stripe'
  secretKey: string
  /** Two while one is replaced by the other. */
  webhookSecrets: string[]
  /** Who works out tax: Stripe Tax, Stripe as the seller, or nobody. */
  tax: 'automatic' | 'managed' | 'off'
  /** Another address than Stripe's own, for tests. */
  apiUrl: string | undefined
}>

/** What the environment says about payments is not allowed; one line for each variable. */
export class PaymentSettingsError extends Error {
  override readonly name = 'PaymentSettingsError'
}

const provider = z.enum(['off', 'test', 'stripe']).default('off')
const taxes = z.enum(['automatic', 'managed', 'off']).default('off')
const levels = z.coerce.number().int().min(1).max(60).default(usualFreeLevels)
const secretKey = z.string().regex(/^(?:sk|rk)_\w+$/)
const webhookSecrets = z.array(z.string().regex(/^whsec_\S+$/)).min(1)

/** Reads them; throws `PaymentSettingsError`. A variable set to nothing counts as not set. */
export function readPaymentSettings(
  environment: Record<string, string | undefined>,
): PaymentSettings {
  const problems: string[] = []
  const read = <Schema extends z.ZodType>(
    name: string,
    { schema, value, allowed }: { schema: Schema; value: unknown; allowed: string },
  ): z.output<Schema> | undefined => {
    const parsed = schema.safeParse(value)
    // Without the value: most of these are secrets.
    if (!parsed.success) problems.push(`${name}: must be ${allowed}`)
    return parsed.data
  }
  const chosen = read('KOTONOHA_PAYMENTS', {
    schema: provider,
    value: environment.KOTONOHA_PAYMENTS || undefined,
    allowed: 'off, test or stripe',
  })
  if (chosen === 'test' && environment.NODE_ENV === 'production') {
    problems.push('KOTONOHA_PAYMENTS: must not be test in production, where everybody could pay so')
  }
  const freeLevels = read('KOTONOHA_FREE_LEVELS', {
    schema: levels,
    value: environment.KOTONOHA_FREE_LEVELS || undefined,
    allowed: 'a whole number from 1 to 60',
  })
  if (chosen !== 'stripe') {
    if (problems.length > 0 || freeLevels === undefined) {
      throw new PaymentSettingsError(problems.join('\n'))
    }
    return chosen === 'test' ? { provider: 'test', freeLevels } : { provider: 'off' }
  }
  const key = read('STRIPE_SECRET_KEY', {
    schema: secretKey,
    value: environment.STRIPE_SECRET_KEY,
    allowed: 'a secret or restricted key of Stripe (sk_… or rk_…)',
  })
  const secrets = read('STRIPE_WEBHOOK_SECRET', {
    schema: webhookSecrets,
    value: (environment.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((each) => each.trim()),
    allowed: 'the signing secret of the webhook (whsec_…), or two with a comma',
  })
  const taxBy = read('STRIPE_TAX', {
    schema: taxes,
    value: environment.STRIPE_TAX || undefined,
    allowed: 'automatic, managed or off',
  })
  const apiUrl = read('STRIPE_API_URL', {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    value: environment.STRIPE_API_URL || undefined,
    allowed: 'a web address',
  })
  const isWhole = key !== undefined && secrets !== undefined && freeLevels !== undefined
  if (problems.length > 0 || !isWhole) {
    throw new PaymentSettingsError(problems.join('\n'))
  }
  return {
    provider: 'stripe',
    secretKey: key,
    webhookSecrets: secrets,
    tax: taxBy ?? 'off',
    apiUrl,
    freeLevels,
  }
}
