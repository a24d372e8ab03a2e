import type { Invoice } from '@kotonoha/api/payments/payments'
import type { Stripe } from 'stripe'
import { isRefusedFor } from './ask-stripe'
import { listIntents, toId } from './customer-records'
import { listCharges } from './read-customer'

const pageSize = 12

interface InvoicePage {
  invoices: Invoice[]
  nextCursor: string | null
}

/** A page of what a customer was invoiced; and on the first one what was paid without an invoice. */
export async function listInvoices(
  stripe: Stripe,
  customer: string,
  cursor: string | undefined,
): Promise<InvoicePage> {
  const charges = await listCharges(stripe, customer)
  const refunded = new Set(
    charges.filter((each) => each.refunded).map(({ payment_intent }) => toId(payment_intent)),
  )
  let page: { data: Stripe.Invoice[]; has_more: boolean }
  try {
    page = await stripe.invoices.list({
      customer,
      limit: pageSize,
      expand: ['data.payments'],
      ...(cursor !== undefined && { starting_after: cursor }),
    })
  } catch (error) {
    // A cursor that Stripe never gave leads nowhere.
    if (isRefusedFor(error, 'resource_missing')) return { invoices: [], nextCursor: null }
    throw error
  }
  const invoices = page.data.flatMap((each) => toInvoice(each, refunded) ?? [])
  const nextCursor = page.has_more ? (page.data.at(-1)?.id ?? null) : null
  if (cursor !== undefined || page.has_more) return { invoices, nextCursor }
  const receipts = listReceipts(charges, page.data)
  return {
    invoices: [...invoices, ...receipts].toSorted((a, b) => b.at.getTime() - a.at.getTime()),
    nextCursor,
  }
}

/** Undefined for one that was not sent. */
function toInvoice(
  invoice: Stripe.Invoice,
  refunded: ReadonlySet<string | undefined>,
): Invoice | undefined {
  const { id, number, created, total, currency, hosted_invoice_url } = invoice
  const status = toStatus(invoice, refunded)
  if (status === undefined) return undefined
  const at = new Date(created * 1000)
  return {
    invoiceId: id,
    number,
    at,
    amount: total,
    currency,
    status,
    url: hosted_invoice_url ?? null,
  }
}

function toStatus(
  invoice: Stripe.Invoice,
  refunded: ReadonlySet<string | undefined>,
): Invoice['status'] | undefined {
  const intents = listIntents(invoice)
  switch (invoice.status) {
    case 'paid':
      return intents.length > 0 && intents.every((each) => refunded.has(each)) ? 'refunded' : 'paid'
    case 'open':
    case 'uncollectible':
      return 'open'
    case 'void':
      return 'void'
    default:
      return undefined
  }
}

/** Where Stripe is the seller, what is bought once has a receipt and no invoice. */
function listReceipts(
  charges: readonly Stripe.Charge[],
  invoices: readonly Stripe.Invoice[],
): Invoice[] {
  const invoiced = new Set(invoices.flatMap(listIntents))
  return charges
    .filter((each) => each.status === 'succeeded' && !invoiced.has(toId(each.payment_intent) ?? ''))
    .map((each) => ({
      invoiceId: each.id,
      number: each.receipt_number,
      at: new Date(each.created * 1000),
      amount: each.amount_captured,
      currency: each.currency,
      status: each.refunded ? ('refunded' as const) : ('paid' as const),
      url: each.receipt_url,
    }))
}
