import './checkout.css'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FilledLink } from '../../../kit/links/button-links'
import { OptionSwitch } from '../../../kit/option-switch/option-switch'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { type PlanAnswer, planQuery } from '../../../session/billing/plan-query'
import { describeEntitlement, hasNoMoney, planNames } from '../../../session/billing/plan-words'
import { TestPaymentsNote } from '../../../session/billing/test-payments-note'
import { describeOtherOffer } from './describe-other-offer'
import { OrderForm } from './order-form'

const route = getRouteApi('/app/payments/checkout')

/** What is bought, for how much and on which terms; the card itself is the payment service's. */
export function CheckoutPage() {
  const plan = useQuery(planQuery())
  const { data, error } = plan
  const retry = () => void plan.refetch()
  return (
    <div className="checkout">
      <h1 className="checkout-title">Checkout</h1>
      {data !== undefined ? (
        <Checkout answer={data} onRetry={retry} />
      ) : error !== null ? (
        <QueryFailure error={error} onRetry={retry} />
      ) : (
        <SkeletonList count={3} heightPx={96} />
      )}
    </div>
  )
}

function Checkout({ answer, onRetry }: { answer: PlanAnswer; onRetry: () => void }) {
  const { plan: asked } = route.useSearch()
  const navigate = route.useNavigate()
  const { prices, subscription, entitlement, provider } = answer
  const isDone = provider === 'off' || entitlement.kind === 'lifetime'
  if (isDone) return <NothingToBuy answer={answer} />
  if (prices === null) {
    return (
      <section className="checkout-part">
        <p role="alert">The payment service cannot be reached now. Nothing was charged.</p>
        <FilledButton onClick={onRetry}>Try again</FilledButton>
      </section>
    )
  }
  const offered = prices.filter((each) => subscription === null || each.plan === 'lifetime')
  const chosen = offered.find(({ plan }) => plan === (asked ?? 'annual')) ?? offered.at(-1)
  if (chosen === undefined) return <NothingToBuy answer={answer} />
  const whyOther = describeOtherOffer({ asked, offered: chosen.plan, subscription })
  return (
    <>
      {whyOther !== undefined && (
        <Alert severity="info" role="status">
          {whyOther}{' '}
          <Link to="/app/kanji/subscription" className="checkout-terms-link">
            Your plan
          </Link>
        </Alert>
      )}
      {hasNoMoney(provider) && <TestPaymentsNote />}
      {offered.length > 1 && (
        <OptionSwitch
          legend="Plan"
          options={offered.map(({ plan }) => ({ value: plan, label: planNames[plan] }))}
          value={chosen.plan}
          onChange={(plan) => navigate({ search: { plan }, replace: true, resetScroll: false })}
        />
      )}
      <OrderForm key={chosen.plan} answer={answer} price={chosen} />
    </>
  )
}

function NothingToBuy({ answer }: { answer: PlanAnswer }) {
  const { title, text } = describeEntitlement(answer)
  return (
    <section className="checkout-part">
      <h2 className="checkout-subtitle">{title}</h2>
      <p>{text}</p>
      <FilledLink to="/app/kanji/subscription">Subscription</FilledLink>
    </section>
  )
}
