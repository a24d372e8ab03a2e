import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api'
import { newId } from '../../../api/new-id'
import { confirmAction } from '../../../kit/confirm-action/confirm-action'
import { FormFailure } from '../../../kit/forms/form-parts'
import { useSubmission } from '../../../kit/forms/use-submission'
import { useKeptFocus } from '../../../kit/settings/use-kept-focus'
import { showToast } from '../../../kit/toasts/toast-queue'
import { formatDay } from '../../../session/billing/format-day'
import { askPlanAnew, type PlanAnswer } from '../../../session/billing/plan-query'
import { describeEntitlement } from '../../../session/billing/plan-words'

const { cancel, resume, openPortal } = api.core.billing
const always = { networkMode: 'always' as const }

/** What the learner has, and what can be done about it. */
export function YourPlan({ plan }: { plan: PlanAnswer }) {
  const { title, text } = describeEntitlement(plan)
  const { subscription } = plan
  const { heading, within } = useKeptFocus()
  return (
    <section {...within} className="subscription-card" aria-labelledby="your-plan">
      <h2 ref={heading} tabIndex={-1} id="your-plan" className="subscription-card-title">
        <span className="subscription-label">Your plan</span> {title}
      </h2>
      <p>{text}</p>
      {subscription !== null && <SubscriptionActions subscription={subscription} />}
    </section>
  )
}

type Subscription = NonNullable<PlanAnswer['subscription']>

function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const isCancelled = subscription.cancelsAt !== null
  const { mutateAsync: askToResume } = useMutation(resume.mutationOptions(always))
  const goOn = useSubmission(async () => {
    await askToResume({ mutationId: newId() })
    await askPlanAnew()
    showToast('Your subscription goes on', 'success')
  })
  return (
    <>
      <div className="subscription-actions">
        {subscription.isPaymentDue && (
          <PortalButton flow="pay" isMain>
            Pay now
          </PortalButton>
        )}
        {isCancelled ? (
          <Button variant="contained" loading={goOn.isPending} onClick={() => goOn.submit()}>
            Keep the subscription
          </Button>
        ) : (
          <CancelButton endsAt={subscription.periodEndsAt} />
        )}
        <PortalButton flow="payment-method">Payment method</PortalButton>
        {!isCancelled && <PortalButton flow="update">Change plan</PortalButton>}
      </div>
      <FormFailure text={goOn.failure} />
    </>
  )
}

function CancelButton({ endsAt }: { endsAt: string | null }) {
  const { mutateAsync } = useMutation(cancel.mutationOptions(always))
  async function ask() {
    const until = endsAt === null ? 'the time that is paid for is over' : formatDay(endsAt)
    const mutationId = newId()
    const isDone = await confirmAction(
      {
        title: 'Cancel your subscription?',
        text: `You have all levels until ${until}, and nothing more is charged. What you learnt stays, with its reviews.`,
        verb: 'Cancel the subscription',
        act: async () => {
          await mutateAsync({ mutationId })
        },
      },
      'subscription',
    )
    if (!isDone) return
    await askPlanAnew()
    showToast('Your subscription is cancelled', 'success')
  }
  return (
    <Button variant="outlined" aria-haspopup="dialog" onClick={() => void ask()}>
      Cancel subscription
    </Button>
  )
}

interface PortalButtonProps {
  flow: 'payment-method' | 'update' | 'pay'
  isMain?: boolean
  children: string
}

/** Goes to the payment service's own page, and comes back from there. */
function PortalButton({ flow, isMain = false, children }: PortalButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const { mutateAsync } = useMutation(openPortal.mutationOptions(always))
  const opening = useSubmission(async () => {
    const { url } = await mutateAsync({ mutationId: newId(), flow })
    setIsLeaving(true)
    window.location.assign(url)
  })
  return (
    <span>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        loading={opening.isPending || isLeaving}
        onClick={() => opening.submit()}
      >
        {children}
      </Button>
      <FormFailure text={opening.failure} />
    </span>
  )
}
