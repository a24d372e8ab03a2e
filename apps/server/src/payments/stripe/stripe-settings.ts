import { z } from 'zod'

/** How tax is dealt with: by Stripe Tax, by Stripe as the seller (merchant of record), or not. */
export const stripeTaxes = ['automatic', 'managed', 'off'] as const

export interface StripeSettings {
  secretKey: string
  /** Two while the secret is being changed: what either of them signed is believed. */
  webhookSecrets: string[]
  tax: (typeof stripeTaxes)[number]
  /** Where Stripe is; another address in tests only. */
  apiUrl: URL
}

/** What Stripe tells us comes here. */
export const stripeWebhookPath = '/payments/stripe/webhook'

const stripeApiUrl = 'https://api.stripe.com'

type Environment = Record<string, string | undefined>

const secretKey = z.string().regex(/^(sk|rk)_(test|live)_\w+$/)
const webhookSecrets = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine((secrets) => secrets.length <= 2 && secrets.every((each) => /^whsec_\S+$/.test(each)))
const tax = z.enum(stripeTaxes).default('off')
const apiUrl = z.url({ protocol: /^https?$/ }).default(stripeApiUrl)

/** Whether money moves by this key; by others Stripe only lets one try how it would be. */
export function isLiveKey(key: string): boolean {
  return key.includes('_live_')
}

/** What was tried out with a key of Stripe's sandbox is kept apart from what was paid for. */
export function nameOfProvider(secretKey: string): 'stripe' | 'stripe-test' {
  return isLiveKey(secretKey) ? 'stripe' : 'stripe-test'
}

/**
 * Reads what selling by Stripe needs. Adds a line to the problems for each variable that is wrong,
 * which never shows a secret; undefined then.
 */
export function readStripeSettings(
  environment: Environment,
  problems: string[],
): StripeSettings | undefined {
  const read = <Value>(name: string, schema: z.ZodType<Value>, allowed: string) => {
    const parsed = schema.safeParse(environment[name] || undefined)
    if (!parsed.success) problems.push(`${name}: must be ${allowed}`)
    return parsed.data
  }
  const key = read(
    'STRIPE_SECRET_KEY',
    secretKey,
    'a secret or restricted key of Stripe: sk_live_…, rk_live_…, sk_test_… or rk_test_…',
  )
  const secrets = read(
    'STRIPE_WEBHOOK_SECRET',
    webhookSecrets,
    `the signing secret (whsec_…) of the webhook endpoint ${stripeWebhookPath}; two with a comma while it is changed`,
  )
  const taxes = read('STRIPE_TAX', tax, `one of ${stripeTaxes.join(', ')}`)
  const url = read('STRIPE_API_URL', apiUrl, 'a web address; for tests only')
  if (environment.STRIPE_API_URL && environment.NODE_ENV === 'production') {
    problems.push('STRIPE_API_URL: must not be set in production: payments would go elsewhere')
  }
  if (key !== undefined && isLiveKey(key) && !environment.AUTH_SITE_URL) {
    problems.push('AUTH_SITE_URL: must be set: Stripe sends learners back to this address')
  }
  if (!key || !secrets || !taxes || !url) return undefined
  return { secretKey: key, webhookSecrets: secrets, tax: taxes, apiUrl: new URL(url) }
}
