import { formatMoney } from '@kotonoha/billing/format-money'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import Button from '@mui/material/Button'
import { api } from '../../../api/api'
import { usePagedQuery } from '../../../api/use-paged-query'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { formatDay } from '../../../session/billing/format-day'

const statusNames = { paid: 'Paid', open: 'Open', void: 'Void', refunded: 'Given back' } as const

/** What was invoiced, the newest first. */
export function Invoices() {
  const invoices = usePagedQuery(
    api.core.billing.listInvoices.infiniteQueryOptions(
      {},
      { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0 },
    ),
  )
  const { data, error } = invoices
  const all = data?.pages.flatMap((page) => page.invoices) ?? []
  return (
    <section className="subscription-card" aria-labelledby="invoices">
      <h2 id="invoices" className="subscription-card-title">
        Invoices
      </h2>
      {data === undefined ? (
        error === null ? (
          <SkeletonList count={2} heightPx={44} />
        ) : (
          <QueryFailure error={error} onRetry={() => void invoices.refetch()} />
        )
      ) : all.length === 0 ? (
        <p className="subscription-faint">There is none yet.</p>
      ) : (
        <ul className="invoices">
          {all.map(({ invoiceId, number, at, amount, currency, status, url }) => (
            <li key={invoiceId} className="invoice">
              <span>{formatDay(at)}</span>
              <span>{formatMoney(amount, currency)}</span>
              <span>{statusNames[status]}</span>
              {url === null ? (
                <span>{number}</span>
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  Invoice {number ?? formatDay(at)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {invoices.isFetchNextPageError ? (
        <QueryFailure error={error} onRetry={invoices.loadMore} />
      ) : (
        invoices.hasNextPage && (
          <Button loading={invoices.isLoadingMore} onClick={invoices.loadMore}>
            Older invoices
          </Button>
        )
      )}
    </section>
  )
}
