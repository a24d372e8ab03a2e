import type { Context, Hono } from 'hono'
import { found, type StripeBooks } from './stripe-books'

/** The pages that stand for Stripe's own: where one pays, and where one changes how. */
export function addStripePages(app: Hono, books: StripeBooks): void {
  app.get('/pay/:id', (context) => {
    const session = found(books.sessions.find(({ id }) => id === context.req.param('id')))
    const isOpen = session.status === 'open'
    return draw(
      context,
      isOpen ? 'Pay' : 'No longer open',
      isOpen ? ['Pay'] : [],
      session.cancel_url,
    )
  })
  app.post('/pay/:id', (context) => {
    const session = found(books.sessions.find(({ id }) => id === context.req.param('id')))
    books.pay(session.id)
    return context.redirect(session.success_url ?? '', 303)
  })
  const acts = ['Cancel plan', 'Renew plan', 'Pay what is open']
  app.get('/portal/:id', (context) => {
    const portal = found(books.portals.find(({ id }) => id === context.req.param('id')))
    return draw(context, 'Your payments', acts, portal.return_url)
  })
  app.post('/portal/:id', async (context) => {
    const portal = found(books.portals.find(({ id }) => id === context.req.param('id')))
    const { act } = await context.req.parseBody()
    const running = books.subscriptions.find(
      (each) => each.customer === portal.customer && each.ended_at === null,
    )
    if (running && act === 'Cancel plan') books.setCancelled(running, 'page')
    if (running && act === 'Renew plan') books.setCancelled(running, false)
    if (act === 'Pay what is open') books.mend(portal.customer)
    return context.redirect(context.req.path, 303)
  })
  app.get('/invoice/:id', (context) => {
    const invoice = found(books.invoices.find(({ id }) => id === context.req.param('id')))
    return draw(context, `Invoice ${invoice.number}`, [], null)
  })
}

function draw(context: Context, title: string, acts: readonly string[], back: string | null) {
  const buttons = acts.map((act) => `<button name="act" value="${act}">${act}</button>`).join('')
  const link = back === null ? '' : `<p><a href="${back}">Back to Kotonoha</a></p>`
  return context.html(
    `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><form method="post">${buttons}</form>${link}</html>`,
  )
}
