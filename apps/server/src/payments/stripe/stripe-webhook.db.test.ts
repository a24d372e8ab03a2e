import { statement } from '@kotonoha/user-db/statement'
import { expect, test } from 'vitest'
import { buildEvent } from './testing/stripe-payment-objects'
import { createStripeWorld, olderSecret, webhookSecret } from './testing/stripe-world'

const stripe = createStripeWorld()
const { world } = stripe

const eventOf = statement<{ type: string; customer_id: string | null; handled_at: Date | null }>(
  'SELECT type, customer_id, handled_at FROM billing_event WHERE event_id = $1',
)

const findEvent = async (id: string) => (await world.userDb.query(eventOf, [id]))[0]

let made = 0
function makeEvent(type = 'invoice.paid', more: object = {}) {
  made += 1
  const object = { id: `in_${made}`, customer: 'cus_of_another_shop', ...more }
  return buildEvent({ id: `evt_${made}`, created: 1, type, object })
}

test.each<[string, (payload: string) => string | undefined]>([
  ['without a signature', () => undefined],
  ['with one that is none', () => 'v1=abc'],
  ['signed by somebody else', (payload) => stripe.sign(payload, 'whsec_other')],
  ['with another body signed', () => stripe.sign('{"id":"evt_0"}')],
  [
    'signed more than five minutes ago',
    (payload) => stripe.sign(payload, webhookSecret, new Date(world.now.getTime() - 301_000)),
  ],
])('what comes %s is refused, and nothing of it is kept or told back', async (_how, signed) => {
  const event = makeEvent()
  const payload = JSON.stringify(event)
  const signature = signed(payload)
  const answer = await stripe.post(payload, signature ? { 'stripe-signature': signature } : {})
  expect(answer.status).toBe(400)
  expect(await answer.text()).not.toContain(event.id)
  expect(await findEvent(event.id)).toBeUndefined()
})

test('at five minutes to the second it is taken', async () => {
  const event = makeEvent()
  const payload = JSON.stringify(event)
  const signedAt = new Date(world.now.getTime() - 300_000)
  const signature = stripe.sign(payload, webhookSecret, signedAt)
  expect((await stripe.post(payload, { 'stripe-signature': signature })).status).toBe(200)
  expect(await findEvent(event.id)).toMatchObject({ type: 'invoice.paid' })
})

test('while the secret is changed, what was signed with the one before is taken', async () => {
  const payload = JSON.stringify(makeEvent())
  const headers = { 'stripe-signature': stripe.sign(payload, olderSecret) }
  expect((await stripe.post(payload, headers)).status).toBe(200)
})

test('spaces that were signed are verified as they came', async () => {
  const event = makeEvent()
  const payload = JSON.stringify(event, null, 3)
  const headers = { 'stripe-signature': stripe.sign(payload) }
  expect((await stripe.post(payload, headers)).status).toBe(200)
})

test('one that is too long is not read to its end', async () => {
  const payload = JSON.stringify({ ...makeEvent(), more: 'x'.repeat(256 * 1024) })
  const answer = await stripe.post(payload, { 'stripe-signature': stripe.sign(payload) })
  expect(answer.status).toBe(413)
})

test('of whom nobody here knows, it is kept and handled without harm', async () => {
  const event = makeEvent()
  expect((await stripe.tell(event)).status).toBe(200)
  await stripe.handle()
  expect(await findEvent(event.id)).toMatchObject({ handled_at: expect.any(Date) })
  expect(stripe.readLog()).toContain('payment event of an unknown customer')
})

test('one that comes again is the same', async () => {
  const event = makeEvent()
  await stripe.tell(event)
  await stripe.handle()
  const before = await findEvent(event.id)
  expect((await stripe.tell(event)).status).toBe(200)
  await stripe.handle()
  expect(await findEvent(event.id)).toEqual(before)
})

test.each([
  ['of a kind that we do not watch', { type: 'payout.paid' }],
  ['of a kind that does not exist yet', { type: 'wine.poured' }],
  ['of the newer sort', { object: 'v2.core.event' }],
  ['of real money, where a test key is set', { livemode: true }],
  ['that is an empty object', { object: undefined, id: undefined }],
])('one %s is answered and not kept', async (_what, more) => {
  const event = makeEvent()
  const payload = JSON.stringify({ ...event, ...more })
  const answer = await stripe.post(payload, { 'stripe-signature': stripe.sign(payload) })
  expect(answer.status).toBe(200)
  expect(await findEvent(event.id)).toBeUndefined()
})

test('while the database is away Stripe is asked to come again', async () => {
  const payload = JSON.stringify(makeEvent())
  const headers = { 'stripe-signature': stripe.sign(payload) }
  const answer = await stripe.postWhileAway(payload, headers)
  expect(answer.status).toBe(503)
})

test('a client that guesses is noted ten times a minute, and then no more', async () => {
  const count = () => stripe.readLog().split('payment event refused').length
  const before = count()
  for (let guess = 0; guess < 40; guess += 1) await stripe.post('{}', {}, 'guesser')
  expect(count() - before).toBe(10)
})
