import type { Context, Hono } from 'hono'
import type { Stripe } from 'stripe'
import { FakeRefusal } from './fake-refusal'
import { type Form, readForm, textOf, textsOf } from './read-form'
import { found, type StripeBooks } from './stripe-books'
import { buildCustomer, buildSession } from './stripe-objects'
import { buildPortalConfiguration, buildPortalSession } from './stripe-payment-objects'

/** The calls that the product makes, as Stripe answers them. */
export function addStripeResources(app: Hono, books: StripeBooks): void {
  addCustomers(app, books)
  addCheckout(app, books)
  addSubscriptions(app, books)
  addMoney(app, books)
  addPortal(app, books)
  app.get('/v1/prices', (context) => {
    const asked = Object.values(textsOf(formOf(context), 'lookup_keys'))
    const prices = books.prices.filter(
      (each) => each.active && asked.includes(each.lookup_key ?? ''),
    )
    return page(context, prices)
  })
  app.get('/v1/events', (context) => {
    const since = Number(textOf(formOf(context), 'created', 'gte'))
    return page(
      context,
      books.events.filter(({ created }) => created >= since),
    )
  })
  app.get('/v1/webhook_endpoints', (context) => page(context, books.webhooks))
}

function addCustomers(app: Hono, books: StripeBooks): void {
  const get = (id: string) => orMissing(books.customers.find((each) => each.id === id))
  app.post('/v1/customers', async (context) => {
    const form = await bodyOf(context)
    const customer = buildCustomer({
      id: books.newId('cus'),
      created: books.seconds,
      email: textOf(form, 'email') || null,
      metadata: textsOf(form, 'metadata'),
    })
    books.customers.unshift(customer)
    return context.json(customer)
  })
  app.get('/v1/customers/:id', (context) => context.json(get(context.req.param('id'))))
  app.delete('/v1/customers/:id', (context) => {
    const { id } = get(context.req.param('id'))
    for (const each of books.subscriptions) if (each.customer === id) books.end(each)
    const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
    books.customers = books.customers.map((each) => (each.id === id ? deleted : each))
    return context.json(deleted)
  })
}

function addCheckout(app: Hono, books: StripeBooks): void {
  const path = '/v1/checkout/sessions'
  const get = (id: string) => orMissing(books.sessions.find((each) => each.id === id))
  app.post(path, async (context) => {
    const form = await bodyOf(context)
    const customer = textOf(form, 'customer')
    const known = books.customers.find(({ id }) => id === customer)
    if (known === undefined || known.deleted) throw new FakeRefusal(400, 'resource_missing')
    const price = orMissing(
      books.prices.find(({ id }) => id === textOf(form, 'line_items', '0', 'price')),
    )
    const expires_at = Number(textOf(form, 'expires_at'))
    if (expires_at < books.seconds + 1800) throw new FakeRefusal(400, 'expires_too_soon')
    const id = books.newId('cs_test')
    const session = buildSession({
      id,
      created: books.seconds,
      customer,
      mode: textOf(form, 'mode'),
      success_url: textOf(form, 'success_url'),
      cancel_url: textOf(form, 'cancel_url'),
      client_reference_id: textOf(form, 'client_reference_id'),
      expires_at,
      metadata: textsOf(form, 'metadata'),
      amount_total: price.unit_amount,
      url: `${books.origin}/pay/${id}`,
    })
    books.sessions.unshift(session)
    return context.json(session)
  })
  app.get(path, (context) => {
    const { customer, status } = textsIn(context)
    return page(
      context,
      books.sessions.filter((each) => each.customer === customer && each.status === status),
    )
  })
  app.get(`${path}/:id`, (context) => {
    const session = { ...get(context.req.param('id')) }
    const expand = Object.values(textsOf(formOf(context), 'expand'))
    const intent = books.intents.find(({ id }) => id === session.payment_intent)
    if (expand.includes('payment_intent') && intent) session.payment_intent = intent
    const subscription = books.subscriptions.find(({ id }) => id === session.subscription)
    if (expand.includes('subscription') && subscription) session.subscription = subscription
    return context.json(session)
  })
  app.post(`${path}/:id/expire`, (context) => {
    const session = get(context.req.param('id'))
    if (session.status !== 'open') throw new FakeRefusal(400, 'session_not_open')
    books.expire(session)
    return context.json(session)
  })
}

function addSubscriptions(app: Hono, books: StripeBooks): void {
  const path = '/v1/subscriptions'
  const get = (id: string) => orMissing(books.subscriptions.find((each) => each.id === id))
  app.get(path, (context) => {
    const { customer } = textsIn(context)
    return page(
      context,
      books.subscriptions.filter((each) => each.customer === customer),
    )
  })
  app.get(`${path}/:id`, (context) => context.json(get(context.req.param('id'))))
  app.post(`${path}/:id`, async (context) => {
    const subscription = get(context.req.param('id'))
    const form = await bodyOf(context)
    if (subscription.ended_at !== null) throw new FakeRefusal(404, 'resource_missing')
    const isByMoment = form.cancel_at === ''
    if (isByMoment === subscription.cancel_at_period_end && form.cancel_at_period_end !== 'true') {
      throw new FakeRefusal(400, 'cancelled_the_other_way')
    }
    books.setCancelled(subscription, form.cancel_at_period_end === 'true')
    return context.json(subscription)
  })
  app.delete(`${path}/:id`, (context) => {
    const subscription = get(context.req.param('id'))
    if (subscription.ended_at !== null) throw new FakeRefusal(404, 'resource_missing')
    books.end(subscription)
    return context.json(subscription)
  })
}

function addMoney(app: Hono, books: StripeBooks): void {
  app.get('/v1/invoices', (context) => {
    const { customer, status } = textsIn(context)
    const own = books.invoices.filter((each) => each.customer === customer)
    return page(context, status === undefined ? own : own.filter((each) => each.status === status))
  })
  app.get('/v1/charges', (context) => {
    const { customer } = textsIn(context)
    return page(
      context,
      books.charges.filter((each) => each.customer === customer),
    )
  })
  app.get('/v1/charges/:id', (context) =>
    context.json(orMissing(books.charges.find(({ id }) => id === context.req.param('id')))),
  )
  app.get('/v1/disputes', (context) => {
    const { charge } = textsIn(context)
    return page(
      context,
      books.disputes.filter((each) => each.charge === charge),
    )
  })
  app.get('/v1/refunds', (context) => {
    const { payment_intent } = textsIn(context)
    return page(
      context,
      books.refunds.filter((each) => each.payment_intent === payment_intent),
    )
  })
  app.post('/v1/refunds', async (context) => {
    const form = await bodyOf(context)
    const intent = textOf(form, 'payment_intent')
    const charge = found(books.charges.find(({ payment_intent }) => payment_intent === intent))
    if (charge.refunded) throw new FakeRefusal(400, 'charge_already_refunded')
    if (charge.disputed) throw new FakeRefusal(400, 'charge_disputed')
    const amount = textOf(form, 'amount')
    const metadata = textsOf(form, 'metadata')
    return context.json(
      books.refund({ intent, amount: amount === '' ? undefined : Number(amount), metadata }),
    )
  })
}

function addPortal(app: Hono, books: StripeBooks): void {
  const path = '/v1/billing_portal'
  app.get(`${path}/configurations`, (context) => page(context, books.configurations))
  app.post(`${path}/configurations`, async (context) => {
    const metadata = textsOf(await bodyOf(context), 'metadata')
    const made = { id: books.newId('bpc'), created: books.seconds }
    const configuration = buildPortalConfiguration({ ...made, metadata })
    books.configurations.unshift(configuration)
    return context.json(configuration)
  })
  app.post(`${path}/sessions`, async (context) => {
    const form = await bodyOf(context)
    const id = books.newId('bps')
    const session = buildPortalSession({
      id,
      created: books.seconds,
      customer: textOf(form, 'customer'),
      configuration: textOf(form, 'configuration'),
      return_url: textOf(form, 'return_url'),
      url: `${books.origin}/portal/${id}`,
    })
    books.portals.unshift(session)
    return context.json(session)
  })
}

/** A page of a list, the newest first, after the thing that the last one ended with. */
function page(context: Context, all: readonly { id: string }[]): Response {
  const { starting_after, limit = '10' } = textsIn(context)
  const after = all.findIndex(({ id }) => id === starting_after)
  if (starting_after !== undefined && after === -1) throw new FakeRefusal(400, 'resource_missing')
  const data = all.slice(after + 1, after + 1 + Number(limit))
  const has_more = after + 1 + data.length < all.length
  return context.json({ object: 'list', url: context.req.path, has_more, data })
}

function orMissing<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new FakeRefusal(404, 'resource_missing')
  return thing
}

function formOf({ req }: Context): Form {
  return readForm(new URL(req.url).search)
}

function textsIn({ req }: Context): Record<string, string | undefined> {
  return req.query()
}

async function bodyOf({ req }: Context): Promise<Form> {
  return readForm(await req.text())
}
