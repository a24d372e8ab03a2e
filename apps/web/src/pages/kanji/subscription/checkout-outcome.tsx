import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../../../api/api'
import { findHttpStatus } from '../../../api/api-error'
import { askPlanAnew, type PlanAnswer } from '../../../session/billing/plan-query'

const pauseMs = 2000
const mostLooks = 15

interface CheckoutOutcomeProps {
  checkoutId: string
  /** Undefined until it is known. */
  plan: PlanAnswer | undefined
}

/** What became of the checkout that the learner comes back from; looks again until it is known. */
export function CheckoutOutcome({ checkoutId, plan: ownPlan }: CheckoutOutcomeProps) {
  const isPast = useIsOver(hasAllThatWasPaid(ownPlan))
  const checkout = useQuery({
    ...api.core.billing.getCheckout.queryOptions({ checkoutId }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      isUnknown(state.data?.status) &&
      !isNotHere(state.error) &&
      state.dataUpdateCount + state.errorUpdateCount < mostLooks
        ? pauseMs
        : false,
  })
  const status = checkout.data?.status
  const plan = checkout.data?.plan
  useEffect(() => {
    if (status === 'paid') void askPlanAnew()
  }, [status])
  if (status === undefined && isNotHere(checkout.error)) {
    return (
      <Alert severity="warning" role="status">
        This link leads to no payment of your account. If you paid while signed in with another
        account, sign in with that one. What this account has is shown below.
      </Alert>
    )
  }
  if (status === undefined && checkout.error !== null) {
    return (
      <Alert
        severity="info"
        role="status"
        action={
          <Button color="inherit" onClick={() => void checkout.refetch()}>
            Look again
          </Button>
        }
      >
        Whether the payment went through could not be found out yet.
      </Alert>
    )
  }
  switch (status) {
    case 'paid':
      // Whoever has cancelled or withdrawn since reads of that alone.
      if (isPast || !hasAllThatWasPaid(ownPlan)) return null
      return (
        <Alert severity="success" role="status">
          Thank you. Your payment was received, and all levels are yours.{' '}
          <Link to="/app/kanji/dashboard" className="subscription-outcome-link">
            To your study
          </Link>
        </Alert>
      )
    case 'failed':
    case 'expired':
      return (
        <Alert severity="warning" role="status">
          The payment did not go through, and nothing was charged.{' '}
          <Link to="/app/payments/checkout" search={{ plan }} className="subscription-outcome-link">
            Try again
          </Link>
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

/** The same for somebody else's as for none at all: whether there is one is nobody else's matter. */
function isNotHere(error: unknown): boolean {
  return findHttpStatus(error) === 404
}

function hasAllThatWasPaid(plan: PlanAnswer | undefined): boolean {
  return plan !== undefined && plan.entitlement.kind !== 'free' && plan.entitlement.notice === null
}

/** Whether something that was so is so no more; coming back counts for nothing. */
function useIsOver(isSo: boolean): boolean {
  const [state, setState] = useState<'not-yet' | 'so' | 'over'>('not-yet')
  if (isSo && state === 'not-yet') setState('so')
  if (!isSo && state === 'so') setState('over')
  return state === 'over'
}

function isUnknown(status: string | undefined): boolean {
  return status === undefined || status === 'open'
}
