import './subscription.css'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { LastKnownNote } from '../../../kit/query-failure/last-known-note'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { type PlanAnswer, planQuery } from '../../../session/billing/plan-query'
import { hasNoMoney } from '../../../session/billing/plan-words'
import { TestPaymentsNote } from '../../../session/billing/test-payments-note'
import { CheckoutOutcome } from './checkout-outcome'
import { Invoices } from './invoices'
import { PlanChoices } from './plan-choices'
import { WhatIsFree } from './what-is-free'
import { WithdrawalSection } from './withdrawal-section'
import { YourPlan } from './your-plan'

const lookPauseMs = 2000
const mostLooks = 8

const route = getRouteApi('/app/kanji/subscription')

/** What the learner has, what is free, what can be bought, and how all of it ends. */
export function SubscriptionPage() {
  const { checkout, from } = route.useSearch()
  const plan = useQuery({
    ...planQuery(),
    // What was changed there is told by and by.
    refetchInterval: ({ state }) =>
      from === 'portal' && state.dataUpdateCount < mostLooks ? lookPauseMs : false,
  })
  const { data, error } = plan
  const retry = () => void plan.refetch()
  return (
    <div className="subscription">
      <h1 className="subscription-title">Subscription</h1>
      {checkout !== undefined && <CheckoutOutcome checkoutId={checkout} plan={data} />}
      {data !== undefined ? (
        <>
          <LastKnownNote error={error} knownAtMs={plan.dataUpdatedAt} onRetry={retry} />
          <Subscription plan={data} onRetry={retry} />
        </>
      ) : error !== null ? (
        <QueryFailure error={error} onRetry={retry} />
      ) : (
        <SkeletonList count={4} heightPx={96} />
      )}
    </div>
  )
}

function Subscription({ plan, onRetry }: { plan: PlanAnswer; onRetry: () => void }) {
  const isSold = plan.provider !== 'off'
  return (
    <>
      {hasNoMoney(plan.provider) && <TestPaymentsNote />}
      <YourPlan plan={plan} />
      {isSold && <PlanChoices plan={plan} onRetry={onRetry} />}
      <WhatIsFree freeLevels={isSold ? plan.freeLevels : undefined} />
      {plan.withdrawal !== null && <WithdrawalSection withdrawal={plan.withdrawal} />}
      {isSold && <Invoices />}
    </>
  )
}
