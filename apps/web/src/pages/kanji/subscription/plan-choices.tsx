import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { FilledLink } from '../../../kit/links/button-links'
import type { PlanAnswer } from '../../../session/billing/plan-query'
import {
  describePrice,
  describeTax,
  findSaving,
  planNames,
} from '../../../session/billing/plan-words'

type Price = NonNullable<PlanAnswer['prices']>[number]

const gives = {
  monthly: 'All 60 levels. Cancel whenever you like, by one click.',
  annual: 'All 60 levels, paid once a year. Cancel whenever you like, by one click.',
  lifetime: 'All 60 levels, for ever. One payment, no renewal.',
} as const

/** What can be bought by who has less. */
export function PlanChoices({ plan, onRetry }: { plan: PlanAnswer; onRetry: () => void }) {
  const { prices, entitlement, subscription } = plan
  if (entitlement.kind === 'lifetime') return null
  if (prices === null) {
    return (
      <section className="subscription-card" aria-label="Plans">
        <p>The payment service cannot be reached now. What you have stays as it is.</p>
        <FilledButton onClick={onRetry}>Try again</FilledButton>
      </section>
    )
  }
  // Between the month and the year one changes in place; a second subscription would cost twice.
  const offered = prices.filter((each) => subscription === null || each.plan === 'lifetime')
  if (offered.length === 0) return null
  const saving = findSaving(offered)
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="subscription-card-title">
        {subscription === null ? 'Plans' : 'Once for ever instead'}
      </h2>
      <ul className="plan-choices">
        {offered.map((each) => (
          <PlanChoice
            key={each.plan}
            price={each}
            saving={each.plan === 'annual' ? saving : undefined}
          />
        ))}
      </ul>
      <p className="subscription-faint">
        {describeTax(plan.tax)}
        {subscription !== null &&
          ' What is left of the time you paid for is given back, and the subscription ends.'}
      </p>
    </section>
  )
}

function PlanChoice({ price, saving }: { price: Price; saving: number | undefined }) {
  const name = planNames[price.plan]
  return (
    <li className="plan-choice">
      <h3 className="plan-choice-name">{name}</h3>
      <p className="plan-choice-price">{describePrice(price)}</p>
      <p>
        {gives[price.plan]}
        {saving !== undefined && ` ${saving}% less than twelve months.`}
      </p>
      <FilledLink
        to="/app/payments/checkout"
        search={{ plan: price.plan }}
        aria-label={`Choose ${name}`}
      >
        Choose
      </FilledLink>
    </li>
  )
}
