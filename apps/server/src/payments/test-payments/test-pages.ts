import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { buy, mendPayment, passTime, priceOf } from './test-contracts'
import { getCustomer, type TestPayments, testPayPath } from './test-provider'

/** Longer than a month, and than a year: what is advanced by is over. */
const monthDays = 31
const yearDays = 366

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
}

const style = `body{font:16px/1.5 Roboto,Helvetica,Arial,sans-serif;margin:0;color-scheme:light dark}
.test{background:repeating-linear-gradient(45deg,#fdd663 0 16px,#202124 16px 32px);padding:8px}
.test p{background:#fdd663;color:#202124;margin:0 auto;max-width:30em;padding:4px 12px;text-align:center;font-weight:500}
main{max-width:30em;margin:24px auto;padding:0 16px}
form{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0}
button{font:inherit;min-height:44px;padding:0 16px}
.why{color:light-dark(#b3261e,#f2b8b5)}`

type Html = ReturnType<typeof html>

function draw(title: string, body: Html): Html {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | Test payments</title><style>${raw(style)}</style></head><body><div class="test"><p>Test payments: no money moves.</p></div><main><h1>${title}</h1>${body}</main></body></html>`
}

const button = (act: string, words: string): Html =>
  html`<button name="act" value="${act}">${words}</button>`

/** Hears that something of a customer changed. */
type Told = (customerId: string) => Promise<void>

/** The pages where a test payment is made, and where what follows from it can be tried out. */
export function createTestPages(test: TestPayments, told: Told): Hono {
  const { state, save, clock, newId } = test
  const app = new Hono().basePath(testPayPath)
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })

  app.on(['GET', 'POST'], '/checkout/:sessionId', async (context) => {
    const checkout = state.checkouts.find(
      (each) => each.sessionId === context.req.param('sessionId'),
    )
    if (checkout === undefined) return context.text('No such checkout\n', 404)
    const act = context.req.method === 'POST' ? (await context.req.parseBody()).act : undefined
    const isOpen = checkout.status === 'open' && clock() < checkout.expiresAt
    if (act === 'close') return context.redirect(checkout.leftPath, 303)
    if (act === 'pay' && isOpen) {
      const customer = getCustomer(test, checkout.customerId)
      checkout.status = 'paid'
      buy(customer, checkout.plan, { now: clock(), newId })
      save()
      await told(checkout.customerId)
      return context.redirect(checkout.paidPath, 303)
    }
    if (checkout.status === 'paid') {
      const done = html`<p>This is paid already.</p><p><a href="${checkout.paidPath}">Back to Kotonoha</a></p>`
      return context.html(draw('Paid', done))
    }
    if (!isOpen) {
      const over = html`<p>This checkout is no longer open.</p><p><a href="${checkout.leftPath}">Back to Kotonoha</a></p>`
      return context.html(draw('Not open', over))
    }
    const why =
      act === 'decline' ? html`<p class="why" role="alert">The payment was declined.</p>` : ''
    const form = html`<form method="post">${button('pay', 'Pay')}${button('decline', 'Decline')}${button('close', 'Close')}</form>`
    return context.html(
      draw('Pay', html`<p>Kotonoha, ${describePlan(checkout.plan)}</p>${why}${form}`),
    )
  })

  app.on(['GET', 'POST'], '/portal/:portalId', async (context) => {
    const portal = state.portals.find((each) => each.portalId === context.req.param('portalId'))
    if (portal === undefined) return context.text('No such page\n', 404)
    const { customerId, returnPath } = portal
    const customer = getCustomer(test, customerId)
    if (context.req.method === 'POST') {
      const { act } = await context.req.parseBody()
      const running = customer.subscriptions.find(({ endedAt }) => endedAt === undefined)
      if (act === 'month') passTime(customer, monthDays)
      if (act === 'year') passTime(customer, yearDays)
      if (act === 'refuse') customer.isPaymentRefused = true
      if (act === 'mend') mendPayment(customer, { now: clock(), newId })
      if (act === 'change' && running !== undefined) {
        running.plan = running.plan === 'annual' ? 'monthly' : 'annual'
      }
      getCustomer(test, customerId)
      save()
      await told(customerId)
      return context.redirect(context.req.path, 303)
    }
    const lines = customer.subscriptions.map(
      ({ plan, status, periodEndsAt }) =>
        html`<li>${plan}: ${status}${periodEndsAt === undefined ? '' : `, period ends ${periodEndsAt.toISOString().slice(0, 10)}`}</li>`,
    )
    const form = html`<form method="post">${button('month', 'Advance a month')}${button('year', 'Advance a year')}${button('refuse', 'Refuse the next payment')}${button('mend', 'Pay with a card that works')}${button('change', 'Change between monthly and annual')}</form>`
    const refused = customer.isPaymentRefused
      ? html`<p class="why">The next payment will be refused.</p>`
      : ''
    return context.html(
      draw(
        'Your payments',
        html`<ul>${lines}</ul>${refused}${form}<p><a href="${returnPath}">Back to Kotonoha</a></p>`,
      ),
    )
  })

  app.get('/invoice/:paymentId', (context) => {
    const paid = state.customers
      .flatMap(({ purchases }) => purchases)
      .find((each) => each.paymentId === context.req.param('paymentId'))
    if (paid === undefined) return context.text('No such invoice\n', 404)
    const { plan, paidAt, refundedAt } = paid
    const refund =
      refundedAt === undefined
        ? ''
        : html`<p>Given back on ${refundedAt.toISOString().slice(0, 10)}.</p>`
    return context.html(
      draw(
        'Invoice',
        html`<p>Kotonoha, ${describePlan(plan)}</p><p>Paid on ${paidAt.toISOString().slice(0, 10)}.</p>${refund}`,
      ),
    )
  })
  return app
}

function describePlan(plan: Parameters<typeof priceOf>[0]): string {
  const { amount, currency, interval } = priceOf(plan)
  const price = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`
  return `${plan}: ${price}${interval === null ? ', once' : ` every ${interval}`}`
}
