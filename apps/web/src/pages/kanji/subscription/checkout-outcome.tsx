import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/api'
import { TextLink } from '../../../kit/links/button-links'
import { askPlanAnew } from '../../../session/billing/plan-query'

const pauseMs = 2000
const mostLooks = 15

/** What became of the checkout that the learner comes back from; looks again until it is known. */
export function CheckoutOutcome({ checkoutId }: { checkoutId: string }) {
  const checkout = useQuery({
    ...api.core.billing.getCheckout.queryOptions({ checkoutId }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      isUnknown(state.data?.status) && state.dataUpdateCount + state.errorUpdateCount < mostLooks
        ? pauseMs
        : false,
  })
  const status = checkout.data?.status
  const plan = checkout.data?.plan
  useEffect(() => {
    if (status === 'paid') void askPlanAnew()
  }, [status])
  if (status === undefined && checkout.error !== null) {
    return (
      <Alert
        severity="info"
        role="status"
        action={<Button onClick={() => void checkout.refetch()}>Look again</Button>}
      >
        Whether the payment went through could not be found out yet.
      </Alert>
    )
  }
  switch (status) {
    case 'paid':
      return (
        <Alert
          severity="success"
          role="status"
          action={<TextLink to="/app/kanji/dashboard">To your study</TextLink>}
        >
          Thank you. Your payment was received, and all levels are yours.
        </Alert>
      )
    case 'failed':
    case 'expired':
      return (
        <Alert
          severity="warning"
          role="status"
          action={
            <TextLink to="/app/payments/checkout" search={{ plan }}>
              Try again
            </TextLink>
          }
        >
          The payment did not go through, and nothing was charged.
        </Alert>
      )
    case 'pending':
      return (
        <Alert severity="info" role="status">
          Your bank is confirming the payment, which can take some days. All levels are yours as
          soon as it has.
        </Alert>
      )
    case 'open':
    case undefined:
      return (
        <Alert severity="info" role="status">
          Payment is being confirmed.
        </Alert>
      )
  }
}

function isUnknown(status: string | undefined): boolean {
  return status === undefined || status === 'open'
}
