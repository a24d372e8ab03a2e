import Stripe from 'stripe'
import { serveFakeStripe } from './serve-fake-stripe'
import type { FakeEvent } from './stripe-payment-objects'

// A program of its own, for journeys: says its address, and tells what happens to the address and
// with the secret that it is given. What is lost on the way is lost.

const [secret = ''] = process.argv.slice(2)
const stripe = await serveFakeStripe(new Date())

stripe.books.onEvent = (event) => {
  // After the answer to whatever made it happen, as Stripe does.
  setTimeout(() => void tell(event), 50)
}

async function tell(event: FakeEvent): Promise<void> {
  const payload = JSON.stringify(event)
  const headers = {
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
  }
  for (const { url } of stripe.books.webhooks) {
    await fetch(url, { method: 'POST', headers, body: payload }).catch(() => undefined)
  }
}

// Its time is the time that it is.
setInterval(() => stripe.books.advanceTo(new Date()), 100).unref()

process.stdin.on('data', (chunk: Buffer) => {
  const url = chunk.toString().trim()
  stripe.books.webhooks = [{ id: 'we_1', url, status: 'enabled', enabled_events: ['*'] }]
})
process.stdin.on('end', () => process.exit(0))
process.stdout.write(`${stripe.origin}\n`)
