import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { amount, currency } from './billing-values'

/** core.billing.listInvoices: what was invoiced, the newest first. */
export const input = z.object({ cursor: z.string().max(255).nullish() })

export const output = z.object({
  invoices: z.array(
    z.object({
      invoiceId: z.string(),
      number: z.string().nullable(),
      at: moment,
      amount,
      currency,
      status: z.enum(['paid', 'open', 'void', 'refunded']),
      /** Where the invoice itself can be read; null where there is none. */
      url: z.string().nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
})
