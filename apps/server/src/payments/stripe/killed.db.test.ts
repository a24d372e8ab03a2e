import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post, runProduct, signUp } from '../../accounts/testing/run-product'
import { createTemporaryFolders } from '../../testing/temporary-folders'
import { type ServedStripe, serveFakeStripe } from './testing/serve-fake-stripe'

const makeFolder = createTemporaryFolders()
const secret = 'whsec_secretOfTests'
let stripe: ServedStripe

beforeAll(async () => {
  stripe = await serveFakeStripe(new Date())
})

afterAll(() => stripe.stop())

async function getPlan(origin: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/api/core.billing.getPlan`, { headers })
  const { result } = (await response.json()) as {
    result: { data: { entitlement: { kind: string }; termsVersion: string } }
  }
  return result.data
}

function tell(origin: string, event: object): Promise<Response> {
  const payload = JSON.stringify(event)
  const headers = {
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
  }
  return fetch(`${origin}/payments/stripe/webhook`, { method: 'POST', headers, body: payload })
}

/**
 * What a server wrote, without clocks, ports, process numbers and durations: each may happen to
 * have the digits of a card or of a price.
 */
function readTold(output: string): string {
  return output
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z| UTC \[\d+\])/g, '')
    .replaceAll(/127\.0\.0\.1:\d+/g, '')
    .replaceAll(/"ms":[\d.]+/g, '')
}

test('killed after it took an event and before it asked, the server asks once it runs again', async () => {
  const folder = makeFolder()
  const environment = {
    KOTONOHA_PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_keyOfTests',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: stripe.origin,
    AUTH_MAILER_AUTOCONFIRM: 'true',
  }
  const first = runProduct(folder, environment)
  const origin = await first.origin()
  const token = await signUp(origin)
  const { termsVersion } = await getPlan(origin, token)
  const body = { mutationId: randomUUID(), plan: 'annual', termsVersion }
  const begun = await post(origin, '/api/core.billing.startCheckout', { token, body })
  const { url } = begun.body.result.data
  stripe.books.pay(url.split('/').at(-1))
  // Nobody can be asked any more, so nothing of it is handled before the end.
  stripe.isDown = true
  const events = stripe.books.events.splice(0).toReversed()
  for (const event of events) expect((await tell(origin, event)).status).toBe(200)
  first.child.kill('SIGKILL')
  await first.ended

  stripe.isDown = false
  stripe.asked.length = 0
  const second = runProduct(folder, environment)
  const again = await second.origin()
  const kindOf = async () => (await getPlan(again, token)).entitlement.kind
  await expect.poll(kindOf, { timeout: 20_000 }).toBe('subscribed')
  const readings = () => stripe.asked.filter((each) => each === 'GET /v1/subscriptions').length
  expect(readings()).toBe(1)
  // Told again, as Stripe does when it heard no answer: they are known.
  for (const event of events) expect((await tell(again, event)).status).toBe(200)
  for (const { output } of [first, second]) {
    expect(readTold(output())).toContain('"message":"accounts open"')
    expect(readTold(output())).not.toMatch(/sk_test|whsec|Mustermann|4242|7237/)
  }
  second.child.kill('SIGKILL')
  await second.ended
}, 120_000)
