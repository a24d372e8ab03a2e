import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const program = '../../server/src/payments/stripe/testing/run-fake-stripe.ts'

const secretKey = 'sk_test_keyOfJourneys'
const webhookSecret = 'whsec_secretOfJourneys'

export interface FakeStripe {
  /** What the site must be told to sell by it. */
  environment: Record<string, string>
  /** Where it is to tell what happens, from now on. */
  tell: (siteOrigin: string) => void
  stop: () => void
}

/** Starts the service that stands for Stripe, with its pages. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const path = join(import.meta.dirname, program)
  const child = spawn(process.execPath, ['--import', 'tsx', path, webhookSecret], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    environment: {
      KOTONOHA_PAYMENTS: 'stripe',
      KOTONOHA_FREE_LEVELS: '1',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: line.toString().trim(),
    },
    tell: (siteOrigin) => {
      child.stdin.write(`${siteOrigin}/payments/stripe/webhook\n`)
    },
    stop: () => {
      child.stdin.end()
    },
  }
}
