import { formatMoney } from '@kotonoha/billing/format-money'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '../../../api/api'
import { newId } from '../../../api/new-id'
import { FormFailure, SubmitButton } from '../../../kit/forms/form-parts'
import { useSubmission } from '../../../kit/forms/use-submission'
import { askPlanAnew, type PlanAnswer } from '../../../session/billing/plan-query'
import { describePrice, describeTax, planNames } from '../../../session/billing/plan-words'

type Price = NonNullable<PlanAnswer['prices']>[number]

/** One order: what one gets, what it costs and renews to, the terms, and the button that pays. */
export function OrderForm({ answer, price }: { answer: PlanAnswer; price: Price }) {
  const [hasAgreed, setHasAgreed] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const { mutateAsync } = useMutation(
    api.core.billing.startCheckout.mutationOptions({ networkMode: 'always' }),
  )
  const { plan } = price
  const { termsVersion } = answer
  const ordering = useSubmission(async () => {
    try {
      const { url } = await mutateAsync({ mutationId: newId(), plan, termsVersion })
      setIsLeaving(true)
      window.location.assign(url)
    } catch (error) {
      void askPlanAnew()
      throw error
    }
  })
  useEffect(() => {
    // Who comes back by the browser's button finds the page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setIsLeaving(false)
      void askPlanAnew()
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  return (
    <form className="checkout-part" onSubmit={ordering.submit}>
      <h2 className="checkout-subtitle">{planNames[plan]} plan</h2>
      <ul className="checkout-list">
        <li>Lessons of all 60 levels: components, kanji and words.</li>
        <li>Reviews of everything you learn, also after the plan ends.</li>
        <li>The dictionary, lists and exports stay free as they are.</li>
      </ul>
      <p className="checkout-price">{describePrice(price)}</p>
      <p className="checkout-faint">{describeTax(answer.tax)}</p>
      <p>{describeRenewal(price, answer)}</p>
      <p>
        Within 14 days you can withdraw from the contract by one button on the page Subscription.
        All of the payment is then given back, also when you have studied meanwhile.
      </p>
      <FormControlLabel
        control={
          <Checkbox
            checked={hasAgreed}
            onChange={(event) => setHasAgreed(event.target.checked)}
            slotProps={{ input: { required: true } }}
          />
        }
        label={
          <>
            I agree to the{' '}
            <Link to="/terms" target="_blank" className="checkout-terms-link">
              terms of service
            </Link>
          </>
        }
      />
      <FormFailure text={ordering.failure} />
      <div className="checkout-actions">
        <SubmitButton isPending={ordering.isPending || isLeaving}>Order and pay</SubmitButton>
        <Button component={Link} to="/app/kanji/subscription">
          Not now
        </Button>
      </div>
      <p className="checkout-faint">
        You pay on the page of{' '}
        {answer.provider === 'test' ? 'the payment service' : 'Stripe, the payment service'}.
        Kotonoha never sees your card.
      </p>
    </form>
  )
}

function describeRenewal({ amount, currency, interval }: Price, answer: PlanAnswer): string {
  if (interval === null) {
    return answer.subscription === null
      ? 'One payment. Nothing renews.'
      : 'One payment. Nothing renews: your subscription ends, and what is left of the time you paid for is given back.'
  }
  return `Renews every ${interval} for ${formatMoney(amount, currency)} until you cancel. You can cancel at any time by one click; you then keep all levels until the end of the ${interval} you paid for.`
}
